import type { Departure } from "./rows/departure.ts";
import type { Tour, TourPackage } from "./types.ts";

/** Uzbekistan stays at UTC+5 all year, so the phone needs no time-zone data. */
export const TASHKENT_OFFSET_MS = 5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The operator needs this many days to prepare a trip on request. */
export const ON_REQUEST_DAYS_AHEAD = 3;
export const ON_REQUEST_MOST_DAYS_AHEAD = 730;

export function todayInTashkent(nowMs: number): string {
  return new Date(nowMs + TASHKENT_OFFSET_MS).toISOString().slice(0, 10);
}

/** UTC has no daylight saving that could shift a day. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function openDates(dates: readonly string[], today: string): string[] {
  return [...new Set(dates)].filter((date) => date > today).toSorted();
}

export const isOffered = ({ state, start_date, closes_days }: Departure, today: string) =>
  state !== "closed" && start_date > addDays(today, closes_days);

const byDay = (departures: readonly Departure[], itemId: string) =>
  new Map(departures.filter(({ item_id }) => item_id === itemId).map((row) => [row.start_date, row]));

/** A departure may close earlier than the day before it. */
export function tourDates(
  tour: Pick<Tour, "id" | "departure_dates">,
  today: string,
  departures: readonly Departure[] = [],
): string[] {
  const rows = byDay(departures, tour.id);
  return openDates(tour.departure_dates, today).filter((date) => {
    const row = rows.get(date);
    return row === undefined || isOffered(row, today);
  });
}

export function packageDates(
  item: Pick<TourPackage, "id" | "tour_ids">,
  tours: ReadonlyMap<string, Pick<Tour, "id" | "departure_dates">>,
  today: string,
  departures: readonly Departure[] = [],
): string[] {
  const rows = byDay(departures, item.id);
  const offeredDays = [...rows.values()].filter((row) => isOffered(row, today)).map(({ start_date }) => start_date);
  if (offeredDays.length > 0) return offeredDays.toSorted();
  const tourDays = item.tour_ids.flatMap((id) => {
    const tour = tours.get(id);
    return tour ? tourDates(tour, today, departures) : [];
  });
  return openDates(tourDays, today).filter((date) => rows.get(date)?.state !== "closed");
}

export function firstRequestDate(today: string): string {
  return addDays(today, ON_REQUEST_DAYS_AHEAD);
}

export function lastRequestDate(today: string): string {
  return addDays(today, ON_REQUEST_MOST_DAYS_AHEAD);
}
