import type { CalendarRow } from "./calendar-schema.ts";

/** What can be done to many departures at once. */
export type DepartureAct =
  | { act: "open" | "closed" | "guaranteed" }
  | { act: "assign"; guide_id: string | null }
  | { act: "cancel" };

/** Why one of them is left as it is. */
export type LeftCode = "already" | "cancelled" | "over" | "on_request";

export type ActOutlook = {
  does: CalendarRow[];
  leaves: { row: CalendarRow; code: LeftCode }[];
  /** So many bookings get a mail each. */
  mailed: number;
  /** Of those, held only: their seats are released. */
  held: number;
  /** So many who wait may be offered places, or told that it is cancelled. */
  waiting: number;
};

function leftCode(act: DepartureAct, row: CalendarRow, today: string): LeftCode | undefined {
  if (row.state === "cancelled") return act.act === "cancel" ? "already" : "cancelled";
  if (row.start_date < today) return "over";
  if (act.act === "cancel") return undefined;
  if (act.act === "assign") return row.guide_id === act.guide_id ? "already" : undefined;
  if (row.private) return "on_request";
  return row.state === act.act ? "already" : undefined;
}

const sum = (rows: readonly CalendarRow[], of: (row: CalendarRow) => number) =>
  rows.reduce((all, row) => all + of(row), 0);

/** What an act would do to these departures, and whom it would mail: said before it is done. */
export function outlookOf(act: DepartureAct, rows: readonly CalendarRow[], today: string): ActOutlook {
  const judged = rows.map((row) => ({ row, code: leftCode(act, row, today) }));
  const does = judged.flatMap(({ row, code }) => (code === undefined ? [row] : []));
  const cancels = act.act === "cancel";
  // Whoever waits is told when the day is cancelled, and may be offered what is free once it is on offer again.
  const reopened = act.act === "open" || act.act === "guaranteed" ? does.filter(({ state }) => state === "closed") : [];
  return {
    does,
    leaves: judged.flatMap(({ row, code }) => (code === undefined ? [] : [{ row, code }])),
    mailed: cancels ? sum(does, ({ bookings }) => bookings) : 0,
    held: cancels ? sum(does, ({ held_bookings }) => held_bookings) : 0,
    waiting: sum(cancels ? does : reopened, ({ waiting }) => waiting.people),
  };
}

/** What is sent to `save_departure` for one of them; the revision is the one that was looked at. */
export function actRequest(act: Exclude<DepartureAct, { act: "cancel" }>, { id, revision }: CalendarRow) {
  return act.act === "assign" ? { id, revision, guide_id: act.guide_id } : { id, revision, state: act.act };
}

/** Told that somebody was first: whether it stands as wished all the same, by this hand's earlier press or by another's. */
export const standsSo = (
  act: Exclude<DepartureAct, { act: "cancel" }>,
  now: { state: string; guide_id: string | null },
): boolean => (act.act === "assign" ? now.guide_id === act.guide_id : now.state === act.act);
