import { LINE, TASKS } from "#texts/desk.ts";
import { clockInTashkent, day, dayInTashkent } from "#texts/write.ts";
import { lastDayToBook } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import type { DeskRequest } from "../../../domain/desk/lists/desk-schema.ts";
import type { Today } from "../../../domain/desk/today/today-schema.ts";
import { paths } from "../../../shared/paths.ts";
import {
  balanceLine,
  bookingLine,
  claimLine,
  closesLine,
  flaggedLine,
  notReachedLine,
  refundLine,
} from "../../../text/desk-today.ts";
import { mailWords } from "../../../text/desk.ts";
import { tripWords } from "../../people/requests/trip-words.ts";

export type TaskAct =
  | { does: "open" }
  | { does: "claim"; id: string; cents: number }
  | { does: "refund"; refund: { id: string; cents: number; method: string } }
  | { does: "assign"; departure: { id: string; title: string; start_date: string; revision: number } }
  | { does: "ask names"; booking: string }
  | { does: "reply"; request: DeskRequest }
  | { does: "resend"; mail: string; label: string };

export type Task = {
  key: string;
  to: string;
  who: string;
  what: string;
  state: string;
  late?: boolean;
  phone?: string | null;
  act: TaskAct;
};
export type TaskGroup = { title: string; count: number; all: string; tasks: Task[] };

type Row<Name extends keyof Today> = Today[Name] extends { rows: (infer One)[] } ? One : never;
type Party = Pick<Row<"holds">, "id" | "name" | "guests" | "title" | "check_in" | "phone">;

const bookingTask = (kind: string, row: Party, state: string, act: TaskAct = { does: "open" }): Task => ({
  key: `${kind} ${row.id}`,
  to: paths.adminBooking(row.id),
  ...bookingLine(row),
  state,
  phone: row.phone,
  act,
});

const departureTask = (row: Row<"unguided">, what: string, state: string, act: TaskAct): Task => ({
  key: `${act.does} ${row.id}`,
  to: paths.adminManifest(row.item_id, row.start_date),
  who: row.title,
  what,
  state,
  act,
});

const requestTask = (request: DeskRequest): Task => ({
  key: `reply ${request.kind} ${request.id}`,
  to: `${paths.adminRequests()}?${new URLSearchParams({ status: "new", kind: request.kind, search: request.name })}`,
  who: request.name,
  what: [tripWords(request), request.subject, request.message].filter(Boolean).join(" · "),
  state: dayInTashkent(request.created_at),
  phone: request.phone,
  act: { does: "reply", request },
});

export function tasksOf(today: Today): TaskGroup[] {
  const bookings = paths.adminBookings();
  const departures = `${paths.adminDepartures()}?view=list`;
  const requests = `${paths.adminRequests()}?status=new`;
  const group = <R>(title: string, list: { count: number; rows: R[] }, all: string, taskOf: (row: R) => Task) => ({
    title,
    count: list.count,
    all,
    tasks: list.rows.map(taskOf),
  });
  const unpaidGroup = (title: string, list: Today["balances"]) =>
    group(title, list, `${bookings}?show=due`, (row) => ({
      ...bookingTask("balance", row, balanceLine(row, today.today)),
      late: row.due_on < today.today,
    }));
  return [
    group(TASKS.notReached, today.not_reached, paths.adminNotReached(), (row) => ({
      key: `not reached ${row.id}`,
      to: paths.adminManifest(row.item_id, row.check_in),
      who: row.name,
      what: `${row.title}, ${day(row.check_in)}`,
      state: notReachedLine(row),
      late: true,
      phone: row.phone,
      act: { does: "open" },
    })),
    unpaidGroup(TASKS.leavingUnpaid, today.leaving_unpaid),
    unpaidGroup(TASKS.overdue, today.overdue),
    unpaidGroup(TASKS.leftUnpaid, today.left_unpaid),
    unpaidGroup(TASKS.balances, today.balances),
    group(TASKS.claims, today.claims, bookings, (row) => ({
      ...bookingTask("claim", row, claimLine(row), { does: "claim", id: row.claim_id, cents: row.amount_cents }),
      key: `claim ${row.claim_id}`,
    })),
    group(TASKS.refunds, today.refunds, `${bookings}?show=attention`, (row) => ({
      ...bookingTask("refund", row, refundLine(row), {
        does: "refund",
        refund: { id: row.refund_id, cents: row.left_cents, method: row.method },
      }),
      key: `refund ${row.refund_id}`,
      late: true,
    })),
    group(TASKS.attention, today.attention, `${bookings}?show=attention`, (row) =>
      bookingTask("attention", row, flaggedLine(row.why)),
    ),
    group(TASKS.unnamed, today.unnamed, bookings, (row) =>
      bookingTask("names", row, LINE.unnamed(row), { does: "ask names", booking: row.id }),
    ),
    group(TASKS.unguided, today.unguided, `${departures}&show=unguided`, (row) =>
      departureTask(row, day(row.start_date), LINE.unguided(row), { does: "assign", departure: row }),
    ),
    group(TASKS.requests, today.requests, `${requests}&kind=trip_request`, requestTask),
    group(TASKS.messages, today.messages, `${requests}&kind=contact_message`, requestTask),
    group(TASKS.mails, today.mails, bookings, (row) => ({
      key: `mail ${row.id}`,
      to: row.booking_id ? paths.adminBooking(row.booking_id) : paths.adminRequests(),
      who: row.to_address ?? LINE.toUs,
      what: `${mailWords(row.kind)}, ${dayInTashkent(row.created_at)}`,
      state: row.last_error ?? "",
      act: {
        does: "resend",
        mail: row.id,
        label: LINE.again({ kind: mailWords(row.kind), address: row.to_address ?? LINE.toUs }),
      },
    })),
    group(TASKS.holds, today.holds, `${bookings}?status=pending`, (row) =>
      bookingTask(
        "hold",
        row,
        LINE.hold({ clock: clockInTashkent(Date.parse(row.until)), total_cents: row.total_cents }),
      ),
    ),
    group(TASKS.below, today.below, `${departures}&show=below`, (row) => {
      const what = `${day(row.start_date)}, ${closesLine(lastDayToBook(row), today.today)}`;
      return departureTask(row, what, LINE.below({ taken: row.taken, min_guests: row.min_guests ?? 0 }), {
        does: "open",
      });
    }),
    group(TASKS.reviews, today.reviews, paths.adminReviews(), (row) => ({
      key: `review ${row.id}`,
      to: paths.adminReviews(),
      who: row.name,
      what: row.title,
      state: LINE.stars(row),
      act: { does: "open" },
    })),
  ];
}
