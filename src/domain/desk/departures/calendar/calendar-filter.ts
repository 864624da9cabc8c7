import { addDays } from "../../../catalogue/travel-dates.ts";
import type { CalendarRow } from "./calendar-schema.ts";

/** Must match the filters of its twin `admin_departures`; '' filters nothing. */
export type CalendarFilter = { item: string; guide: string; state: string; show: string };

export const isBelow = ({ state, private: alone, taken, min_guests }: CalendarRow): boolean =>
  state === "open" && !alone && min_guests !== null && taken < min_guests;

const FILTER_TESTS: Partial<Record<string, (row: CalendarRow) => boolean>> = {
  below: isBelow,
  unguided: ({ guide_id, state }) => guide_id === null && state !== "cancelled",
  waiting: ({ waiting }) => waiting.people > 0,
};

const isOnOffer = ({ private: alone, state, archived }: CalendarRow) =>
  !alone && !archived && (state === "open" || state === "guaranteed");

export function matchesFilter(row: CalendarRow, { item, guide, state, show }: CalendarFilter): boolean {
  if (item !== "" && row.item_id !== item) return false;
  if (guide !== "" && row.guide_id !== guide) return false;
  if (state === "" && row.taken === 0 && !isOnOffer(row)) return false;
  if (state !== "" && state !== "all" && row.state !== state) return false;
  return FILTER_TESTS[show]?.(row) ?? true;
}

export const lastDayToBook = ({ start_date, closes_days }: Pick<CalendarRow, "start_date" | "closes_days">): string =>
  addDays(start_date, -closes_days - 1);

type StateFacts = Pick<CalendarRow, "private" | "state" | "start_date" | "closes_days">;

/** An open departure that is too near to be booked is no longer open to a traveler. */
export function departureStateOf(row: StateFacts, today: string): string {
  if (row.private && row.state !== "cancelled") return "private";
  return row.state === "open" && lastDayToBook(row) < today ? "booking_ended" : row.state;
}

export const bookableUntil = (row: CalendarRow): string | null => (isOnOffer(row) ? lastDayToBook(row) : null);

export function byDay(rows: readonly CalendarRow[]): ReadonlyMap<string, CalendarRow[]> {
  const days = new Map<string, CalendarRow[]>();
  for (const row of rows) {
    const day = days.get(row.start_date);
    if (day) day.push(row);
    else days.set(row.start_date, [row]);
  }
  return days;
}
