import * as v from "valibot";
import { integer, textOrNull } from "../../schemas.ts";

export const questionsSchema = v.object({
  from_day: v.string(),
  to_day: v.string(),
  occupancy: v.array(
    v.object({
      month: v.string(),
      item_id: v.string(),
      title: v.string(),
      departures: integer,
      places: integer,
      guests: integer,
    }),
  ),
  lead: v.object({
    median_days: v.nullable(integer),
    steps: v.array(v.object({ from_days: integer, to_days: v.nullable(integer), bookings: integer, guests: integer })),
  }),
  cancellations: v.object({
    months: v.array(v.object({ month: v.string(), bookings: integer, cancelled: integer })),
    reasons: v.array(
      v.object({ who: v.picklist(["departure", "desk", "traveler"]), reason: textOrNull, bookings: integer }),
    ),
  }),
  sources: v.object({
    sources: v.array(
      v.object({ source: v.picklist(["web", "manual", "waiting_list"]), bookings: integer, guests: integer }),
    ),
    requests: v.object({ trip_request: integer, contact_message: integer }),
    items: v.array(
      v.object({
        item_id: v.string(),
        title: v.string(),
        bookings: integer,
        guests: integer,
        web: integer,
        manual: integer,
        waiting_list: integer,
      }),
    ),
  }),
  destinations: v.array(v.object({ id: v.string(), name: v.string(), bookings: integer, guests: integer })),
  money: v.array(
    v.object({
      month: v.string(),
      received_cents: integer,
      returned_cents: integer,
      earned_cents: integer,
      by_gift_card_cents: integer,
    }),
  ),
});
export type Questions = v.InferOutput<typeof questionsSchema>;
