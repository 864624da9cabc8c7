import { addDays } from "../../../catalogue/travel-dates.ts";
import type { CalendarRow } from "./calendar-schema.ts";

/** '' asks for nothing; the states and what is shown are those of `admin_departures`. */
export type CalendarFilter = { item: string; guide: string; state: string; show: string };

export const isBelow = ({ state, private: alone, taken, min_guests }: CalendarRow): boolean =>
  state === "open" && !alone && min_guests !== null && taken < min_guests;

const SHOWS: Partial<Record<string, (row: CalendarRow) => boolean>> = {
  below: isBelow,
  unguided: ({ guide_id, state }) => guide_id === null && state !== "cancelled",
  waiting: ({ waiting }) => waiting.people > 0,
};

const isOnOffer = ({ private: alone, state, archived }: CalendarRow) =>
  !alone && !archived && (state === "open" || state === "guaranteed");

/** Whether a departure is among those that are asked for: as `admin_departures` judges it. */
export function matchesFilter(row: CalendarRow, { item, guide, state, show }: CalendarFilter): boolean {
  if (item !== "" && row.item_id !== item) return false;
  if (guide !== "" && row.guide_id !== guide) return false;
  if (state === "" && row.taken === 0 && !isOnOffer(row)) return false;
  if (state !== "" && state !== "all" && row.state !== state) return false;
  return SHOWS[show]?.(row) ?? true;
}

/** The last day on which it can be booked. */
export const lastDayToBook = ({ start_date, closes_days }: Pick<CalendarRow, "start_date" | "closes_days">): string =>
  addDays(start_date, -closes_days - 1);

/** The same of what anybody can book; null for what is cancelled, closed, archived or on request. */
export const bookableUntil = (row: CalendarRow): string | null => (isOnOffer(row) ? lastDayToBook(row) : null);

/** The departures of each day that has some, in their order. */
export function byDay(rows: readonly CalendarRow[]): ReadonlyMap<string, CalendarRow[]> {
  const days = new Map<string, CalendarRow[]>();
  for (const row of rows) {
    const day = days.get(row.start_date);
    if (day) day.push(row);
    else days.set(row.start_date, [row]);
  }
  return days;
}
