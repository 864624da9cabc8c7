import * as v from "valibot";
import { departureRowSchema } from "../departure-schema.ts";

const wholeNumber = v.pipe(v.number(), v.integer());

export const calendarRowSchema = v.object({
  ...departureRowSchema.entries,
  title: v.string(),
  item_price_cents: wholeNumber,
  item_max_guests: wholeNumber,
  max_guests: wholeNumber,
  guide_name: v.nullable(v.string()),
  archived: v.boolean(),
  guests: wholeNumber,
  held: wholeNumber,
});
export type CalendarRow = v.InferOutput<typeof calendarRowSchema>;

export const calendarSchema = v.object({
  count: wholeNumber,
  sums: v.object({ places: wholeNumber, taken: wholeNumber }),
  rows: v.array(calendarRowSchema),
});
