import * as v from "valibot";
import { departureRule, emailRule } from "./field-rules.ts";

export const waitingSchema = v.object({
  check_in: departureRule,
  guests: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, "guests"), v.transform(Number)),
  email: emailRule,
});
export type WaitingParty = v.InferOutput<typeof waitingSchema>;
export type WaitingInput = v.InferInput<typeof waitingSchema>;

export const toWaitingEntry = (
  type: "tour" | "package",
  itemId: string,
  form: WaitingParty,
): Record<string, unknown> => ({
  tour_id: type === "tour" ? itemId : null,
  package_id: type === "package" ? itemId : null,
  ...form,
});
