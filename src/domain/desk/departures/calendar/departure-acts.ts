import type { CalendarRow } from "./calendar-schema.ts";

export type DepartureAct =
  | { act: "open" | "closed" | "guaranteed" }
  | { act: "assign"; guide_id: string | null }
  | { act: "cancel" };

export type SkipCode = "already" | "cancelled" | "over" | "on_request";

export type ActOutlook = {
  does: CalendarRow[];
  leaves: { row: CalendarRow; code: SkipCode }[];
  mailed: number;
  held: number;
  waiting: number;
};

function skipCodeOf(act: DepartureAct, row: CalendarRow, today: string): SkipCode | undefined {
  if (row.state === "cancelled") return act.act === "cancel" ? "already" : "cancelled";
  if (row.start_date < today) return "over";
  if (act.act === "cancel") return undefined;
  if (act.act === "assign") return row.guide_id === act.guide_id ? "already" : undefined;
  if (row.private) return "on_request";
  return row.state === act.act ? "already" : undefined;
}

const sum = (rows: readonly CalendarRow[], of: (row: CalendarRow) => number) =>
  rows.reduce((all, row) => all + of(row), 0);

export function outlookOf(act: DepartureAct, rows: readonly CalendarRow[], today: string): ActOutlook {
  const rowsWithSkipCode = rows.map((row) => ({ row, code: skipCodeOf(act, row, today) }));
  const rowsToChange = rowsWithSkipCode.flatMap(({ row, code }) => (code === undefined ? [row] : []));
  const cancels = act.act === "cancel";
  // The server mails the waiting list about a cancellation and offers it seats when a departure reopens.
  const reopened =
    act.act === "open" || act.act === "guaranteed" ? rowsToChange.filter(({ state }) => state === "closed") : [];
  return {
    does: rowsToChange,
    leaves: rowsWithSkipCode.flatMap(({ row, code }) => (code === undefined ? [] : [{ row, code }])),
    mailed: cancels ? sum(rowsToChange, ({ bookings }) => bookings) : 0,
    held: cancels ? sum(rowsToChange, ({ held_bookings }) => held_bookings) : 0,
    waiting: sum(cancels ? rowsToChange : reopened, ({ waiting }) => waiting.people),
  };
}

export function actRequest(act: Exclude<DepartureAct, { act: "cancel" }>, { id, revision }: CalendarRow) {
  return act.act === "assign" ? { id, revision, guide_id: act.guide_id } : { id, revision, state: act.act };
}

/** A conflict is harmless if the departure already has the requested state. */
export const isAlreadyApplied = (
  act: Exclude<DepartureAct, { act: "cancel" }>,
  now: { state: string; guide_id: string | null },
): boolean => (act.act === "assign" ? now.guide_id === act.guide_id : now.state === act.act);
