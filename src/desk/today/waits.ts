import { lastDayToBook } from "../../domain/desk/departures/calendar/calendar-filter.ts";
import type { Today } from "../../domain/desk/today/today-schema.ts";
import { clockInTashkent, day, dayInTashkent } from "#words/write.ts";
import { paths } from "../../shared/paths.ts";
import { mailWords } from "../shared/messages/desk-names.ts";
import { LINE, WAITS } from "./messages/today.ts";

export type WaitingLine = {
  id: string;
  to: string;
  who: string;
  what: string;
  state: string;
  late?: boolean;
  again?: string;
};
export type Waits = { title: string; count: number; all: string; lines: WaitingLine[] };

export const departureAddress = (row: { id: string; start_date: string }) =>
  `${paths.adminDepartures()}?${new URLSearchParams({ view: "week", at: row.start_date, departure: row.id })}`;

type Party = { id: string; name: string; guests: number; title: string; check_in: string };
const bookingLine = (row: Party, state: string, late = false): WaitingLine => ({
  id: row.id,
  to: paths.adminBooking(row.id),
  ...LINE.booking(row),
  state,
  late,
});

export function waitsOf(today: Today): Waits[] {
  const bookings = paths.adminBookings();
  const departures = `${paths.adminDepartures()}?view=list`;
  return [
    {
      title: WAITS.attention,
      count: today.attention.count,
      all: `${bookings}?show=attention`,
      lines: today.attention.rows.map((row) => bookingLine(row, LINE.attention(row.why))),
    },
    {
      title: WAITS.claims,
      count: today.claims.count,
      all: bookings,
      lines: today.claims.rows.map((row) => ({ ...bookingLine(row, LINE.claim(row)), id: row.claim_id })),
    },
    {
      title: WAITS.refunds,
      count: today.refunds.count,
      all: `${bookings}?show=attention`,
      lines: today.refunds.rows.map((row) => ({ ...bookingLine(row, LINE.refund(row), true), id: row.refund_id })),
    },
    {
      title: WAITS.mails,
      count: today.mails.count,
      all: bookings,
      lines: today.mails.rows.map((row) => ({
        id: row.id,
        to: row.booking_id ? paths.adminBooking(row.booking_id) : paths.adminRequests(),
        who: row.to_address ?? LINE.toUs,
        what: `${mailWords(row.kind)}, ${dayInTashkent(row.created_at)}`,
        state: row.last_error ?? "",
        again: LINE.again(mailWords(row.kind), row.to_address ?? LINE.toUs),
      })),
    },
    {
      title: WAITS.unguided,
      count: today.unguided.count,
      all: `${departures}&show=unguided`,
      lines: today.unguided.rows.map((row) => ({
        id: row.id,
        to: departureAddress(row),
        who: row.title,
        what: day(row.start_date),
        state: LINE.unguided(row),
      })),
    },
    {
      title: WAITS.below,
      count: today.below.count,
      all: `${departures}&show=below`,
      lines: today.below.rows.map((row) => ({
        id: row.id,
        to: departureAddress(row),
        who: row.title,
        what: `${day(row.start_date)}, ${LINE.closes(lastDayToBook(row), today.today)}`,
        state: LINE.below(row),
      })),
    },
    {
      title: WAITS.holds,
      count: today.holds.count,
      all: `${bookings}?status=pending`,
      lines: today.holds.rows.map((row) => bookingLine(row, LINE.hold(clockInTashkent(Date.parse(row.until)), row))),
    },
    {
      title: WAITS.balances,
      count: today.balances.count,
      all: `${bookings}?show=due`,
      lines: today.balances.rows.map((row) =>
        bookingLine(row, LINE.balance(row, today.today), row.due_on < today.today),
      ),
    },
    {
      title: WAITS.requests,
      count: today.requests.count,
      all: `${paths.adminRequests()}?status=new`,
      lines: today.requests.rows.map((row) => ({
        id: row.id,
        to: `${paths.adminRequests()}?${new URLSearchParams({ status: "new", search: row.name })}`,
        who: row.name,
        what: row.subject ?? LINE.noSubject,
        state: dayInTashkent(row.created_at),
      })),
    },
    {
      title: WAITS.reviews,
      count: today.reviews.count,
      all: paths.adminReviews(),
      lines: today.reviews.rows.map((row) => ({
        id: row.id,
        to: paths.adminReviews(),
        who: row.name,
        what: row.title,
        state: LINE.stars(row),
      })),
    },
  ];
}
