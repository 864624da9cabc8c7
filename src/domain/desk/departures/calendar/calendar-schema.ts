import * as v from "valibot";
import { integer, textOrNull } from "../../../schemas.ts";
import { departureRowSchema } from "../departure-schema.ts";

export const calendarRowSchema = v.object({
  ...departureRowSchema.entries,
  title: v.string(),
  item_price_cents: integer,
  item_max_guests: integer,
  max_guests: integer,
  guide_name: textOrNull,
  archived: v.boolean(),
  guests: integer,
  held: integer,
});
export type CalendarRow = v.InferOutput<typeof calendarRowSchema>;

export const calendarSchema = v.object({
  count: integer,
  sums: v.object({ places: integer, taken: integer }),
  rows: v.array(calendarRowSchema),
});
