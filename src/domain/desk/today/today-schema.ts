import * as v from "valibot";
import { claimEntries } from "../bookings/change-schema.ts";

const wholeNumber = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.isoDate());
const text = v.nullable(v.string());
const listOf = <Row extends v.GenericSchema>(row: Row) => v.object({ count: wholeNumber, rows: v.array(row) });

const business = v.object({
  bookings: wholeNumber,
  guests: wholeNumber,
  revenue_cents: wholeNumber,
  cancellations: wholeNumber,
});
export type Business = v.InferOutput<typeof business>;
const withLastWeek = v.object({ now: business, before: business });

const bookingEntries = {
  id: v.string(),
  reference: v.string(),
  name: v.string(),
  title: v.string(),
  check_in: day,
  guests: wholeNumber,
};
const departureEntries = { id: v.string(), item_id: v.string(), title: v.string(), start_date: day };
const undecidedDeparture = v.object({
  ...departureEntries,
  taken: wholeNumber,
  min_guests: v.nullable(wholeNumber),
  closes_days: wholeNumber,
});

export const todaySchema = v.object({
  today: day,
  figures: v.object({ day: withLastWeek, week: withLastWeek }),
  departures: v.array(
    v.object({
      ...departureEntries,
      state: v.string(),
      guide_name: text,
      guide_phone: text,
      bookings: wholeNumber,
      guests: wholeNumber,
      held: wholeNumber,
      last_contact_at: text,
      expected: wholeNumber,
      arrived: wholeNumber,
      absent: wholeNumber,
      unknown: wholeNumber,
    }),
  ),
  holds: listOf(v.object({ ...bookingEntries, until: v.string(), total_cents: wholeNumber })),
  balances: listOf(v.object({ ...bookingEntries, due_on: day, owed_cents: wholeNumber })),
  attention: listOf(v.object({ ...bookingEntries, why: text })),
  claims: listOf(v.object({ ...bookingEntries, ...claimEntries })),
  requests: listOf(v.object({ id: v.string(), name: v.string(), subject: text, created_at: v.string() })),
  reviews: listOf(
    v.object({ id: v.string(), name: v.string(), title: v.string(), rating: wholeNumber, created_at: v.string() }),
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
  refunds: listOf(v.object({ ...bookingEntries, refund_id: v.string(), left_cents: wholeNumber, why: text })),
  below: listOf(undecidedDeparture),
  unguided: listOf(undecidedDeparture),
});
export type Today = v.InferOutput<typeof todaySchema>;
