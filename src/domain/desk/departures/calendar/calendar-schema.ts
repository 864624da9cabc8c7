import * as v from "valibot";
import { departureRowSchema } from "../departure-schema.ts";

const whole = v.pipe(v.number(), v.integer());

export const calendarRowSchema = v.object({
  ...departureRowSchema.entries,
  title: v.string(),
  item_price_cents: whole,
  item_max_guests: whole,
  max_guests: whole,
  guide_name: v.nullable(v.string()),
  archived: v.boolean(),
  guests: whole,
  held: whole,
});
export type CalendarRow = v.InferOutput<typeof calendarRowSchema>;

export const calendarSchema = v.object({
  count: whole,
  sums: v.object({ places: whole, taken: whole }),
  rows: v.array(calendarRowSchema),
});
