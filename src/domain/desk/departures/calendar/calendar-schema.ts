import * as v from "valibot";
import { departureRowSchema } from "../departure-schema.ts";

const whole = v.pipe(v.number(), v.integer());

/** A departure among those of all trips: with what it has of its item, and who leads it. */
export const calendarRowSchema = v.object({
  ...departureRowSchema.entries,
  title: v.string(),
  item_price_cents: whole,
  item_max_guests: whole,
  /** Its places, its own or the item's. */
  max_guests: whole,
  guide_name: v.nullable(v.string()),
  archived: v.boolean(),
  guests: whole,
  /** Guests of those that only hold seats. */
  held: whole,
});
export type CalendarRow = v.InferOutput<typeof calendarRowSchema>;

export const calendarSchema = v.object({
  count: whole,
  sums: v.object({ places: whole, taken: whole }),
  rows: v.array(calendarRowSchema),
});
