import * as v from "valibot";
import { integer, isoDay, textOrNull } from "../../schemas.ts";
import { claimEntries } from "../bookings/change-schema.ts";
import { notReachedSchema } from "../departures/not-reached.ts";
import { requestSchema } from "../lists/desk-schema.ts";

const listOf = <Row extends v.GenericSchema>(row: Row) => v.object({ count: integer, rows: v.array(row) });

const business = v.object({
  bookings: integer,
  guests: integer,
  revenue_cents: integer,
  cancellations: integer,
});
export type Business = v.InferOutput<typeof business>;
const withLastWeek = v.object({ now: business, before: business });

const bookingEntries = {
  id: v.string(),
  reference: v.string(),
  name: v.string(),
  title: v.string(),
  check_in: isoDay,
  guests: integer,
  phone: textOrNull,
};
const unpaid = listOf(v.object({ ...bookingEntries, due_on: isoDay, owed_cents: integer }));
const departureEntries = {
  id: v.string(),
  item_id: v.string(),
  title: v.string(),
  start_date: isoDay,
  revision: integer,
};
const undecidedDeparture = v.object({
  ...departureEntries,
  taken: integer,
  min_guests: v.nullable(integer),
  closes_days: integer,
});

export const todaySchema = v.object({
  today: isoDay,
  figures: v.object({ day: withLastWeek, week: withLastWeek }),
  departures: v.array(
    v.object({
      ...departureEntries,
      state: v.string(),
      guide_name: textOrNull,
      guide_phone: textOrNull,
      bookings: integer,
      guests: integer,
      held: integer,
      last_contact_at: textOrNull,
      expected: integer,
      arrived: integer,
      absent: integer,
      unknown: integer,
    }),
  ),
  holds: listOf(v.object({ ...bookingEntries, until: v.string(), total_cents: integer })),
  leaving_unpaid: unpaid,
  overdue: unpaid,
  left_unpaid: unpaid,
  balances: unpaid,
  attention: listOf(v.object({ ...bookingEntries, why: textOrNull })),
  claims: listOf(v.object({ ...bookingEntries, ...claimEntries })),
  requests: listOf(requestSchema),
  messages: listOf(requestSchema),
  unnamed: listOf(v.object({ ...bookingEntries, named: integer })),
  reviews: listOf(
    v.object({ id: v.string(), name: v.string(), title: v.string(), rating: integer, created_at: v.string() }),
  ),
  mails: listOf(
    v.object({
      id: v.string(),
      kind: v.string(),
      to_address: textOrNull,
      status: v.string(),
      last_error: textOrNull,
      booking_id: textOrNull,
      created_at: v.string(),
    }),
  ),
  refunds: listOf(
    v.object({ ...bookingEntries, refund_id: v.string(), left_cents: integer, method: v.string(), why: textOrNull }),
  ),
  below: listOf(undecidedDeparture),
  unguided: listOf(undecidedDeparture),
  not_reached: v.optional(listOf(notReachedSchema), { count: 0, rows: [] }),
});
export type Today = v.InferOutput<typeof todaySchema>;
