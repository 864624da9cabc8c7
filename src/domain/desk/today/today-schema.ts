import * as v from "valibot";
import { claimEntries } from "../bookings/change-schema.ts";
import { requestSchema } from "../lists/desk-schema.ts";

const whole = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.isoDate());
const text = v.nullable(v.string());
const listOf = <Row extends v.GenericSchema>(row: Row) => v.object({ count: whole, rows: v.array(row) });

const business = v.object({ bookings: whole, guests: whole, revenue_cents: whole, cancellations: whole });
export type Business = v.InferOutput<typeof business>;
const besideLastWeek = v.object({ now: business, before: business });

const bookingEntries = {
  id: v.string(),
  reference: v.string(),
  name: v.string(),
  title: v.string(),
  check_in: day,
  guests: whole,
  phone: text,
};
const departureEntries = { id: v.string(), item_id: v.string(), title: v.string(), start_date: day, revision: whole };
const toSettle = v.object({
  ...departureEntries,
  taken: whole,
  min_guests: v.nullable(whole),
  closes_days: whole,
});

export const todaySchema = v.object({
  today: day,
  figures: v.object({ day: besideLastWeek, week: besideLastWeek }),
  departures: v.array(
    v.object({
      ...departureEntries,
      state: v.string(),
      guide_name: text,
      guide_phone: text,
      bookings: whole,
      guests: whole,
      held: whole,
      last_contact_at: text,
      expected: whole,
      arrived: whole,
      absent: whole,
      unknown: whole,
    }),
  ),
  holds: listOf(v.object({ ...bookingEntries, until: v.string(), total_cents: whole })),
  balances: listOf(v.object({ ...bookingEntries, due_on: day, owed_cents: whole })),
  attention: listOf(v.object({ ...bookingEntries, why: text })),
  claims: listOf(v.object({ ...bookingEntries, ...claimEntries })),
  requests: listOf(requestSchema),
  messages: listOf(requestSchema),
  unnamed: listOf(v.object({ ...bookingEntries, named: whole })),
  reviews: listOf(
    v.object({ id: v.string(), name: v.string(), title: v.string(), rating: whole, created_at: v.string() }),
  ),
  mails: listOf(
    v.object({
      id: v.string(),
      kind: v.string(),
      to_address: text,
      status: v.string(),
      last_error: text,
      booking_id: text,
      created_at: v.string(),
    }),
  ),
  refunds: listOf(
    v.object({ ...bookingEntries, refund_id: v.string(), left_cents: whole, method: v.string(), why: text }),
  ),
  below: listOf(toSettle),
  unguided: listOf(toSettle),
});
export type Today = v.InferOutput<typeof todaySchema>;
