import * as v from "valibot";
import { availabilitySchema, type Availability } from "../../domain/catalogue/availability.ts";
import { postRpc, type HttpDeps, type HttpFailure } from "../net/call.ts";

export type AvailabilityAnswer =
  | { ok: true; availability: Availability }
  | HttpFailure
  | { ok: false; code: "bad_answer" };

export async function availability(
  itemType: "tour" | "package",
  itemId: string,
  deps?: Partial<HttpDeps>,
): Promise<AvailabilityAnswer> {
  const answer = await postRpc("availability", { item_type: itemType, item_id: itemId }, deps);
  if (!answer.ok) return answer;
  const parsed = v.safeParse(availabilitySchema, answer.value);
  return parsed.success ? { ok: true, availability: parsed.output } : { ok: false, code: "bad_answer" };
}
