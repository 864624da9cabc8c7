import * as v from "valibot";

const cents = v.pipe(v.number(), v.integer());
const count = v.pipe(v.number(), v.integer());
const text = v.nullable(v.string());

export const questionsSchema = v.object({
  from_day: v.string(),
  to_day: v.string(),
  occupancy: v.array(
    v.object({
      month: v.string(),
      item_id: v.string(),
      title: v.string(),
      departures: count,
      places: count,
      guests: count,
    }),
  ),
  lead: v.object({
    median_days: v.nullable(count),
    steps: v.array(v.object({ from_days: count, to_days: v.nullable(count), bookings: count, guests: count })),
  }),
  cancellations: v.object({
    months: v.array(v.object({ month: v.string(), bookings: count, cancelled: count })),
    reasons: v.array(v.object({ who: v.picklist(["departure", "desk", "traveler"]), reason: text, bookings: count })),
  }),
  sources: v.object({
    sources: v.array(
      v.object({ source: v.picklist(["web", "manual", "waiting_list"]), bookings: count, guests: count }),
    ),
    requests: v.object({ trip_request: count, contact_message: count }),
    items: v.array(
      v.object({
        item_id: v.string(),
        title: v.string(),
        bookings: count,
        guests: count,
        web: count,
        manual: count,
        waiting_list: count,
      }),
    ),
  }),
  destinations: v.array(v.object({ id: v.string(), name: v.string(), bookings: count, guests: count })),
  money: v.array(
    v.object({
      month: v.string(),
      received_cents: cents,
      returned_cents: cents,
      earned_cents: cents,
      by_gift_card_cents: cents,
    }),
  ),
});
export type Questions = v.InferOutput<typeof questionsSchema>;
