import * as v from "valibot";
import { isoDay } from "../schemas.ts";
import { CURRENCIES, type Rate } from "./orientation.ts";

export const ratesSchema = v.array(
  v.object({
    currency: v.picklist(CURRENCIES),
    per_dollar: v.pipe(v.number(), v.gtValue(0)),
    day: isoDay,
  }),
);

export function ratesOf(raw: unknown): Rate[] {
  const parsed = v.safeParse(ratesSchema, raw);
  return parsed.success ? parsed.output : [];
}
