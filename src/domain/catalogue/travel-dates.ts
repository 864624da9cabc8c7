import type { Tour, TourPackage } from "./types.ts";

/** Uzbekistan keeps UTC+5 all year, so the offset is a constant and needs no time-zone data on the phone. */
const TASHKENT_OFFSET_MS = 5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** An item without dates is on request: any day from this many days ahead, as far as the operator plans. */
export const ON_REQUEST_DAYS_AHEAD = 3;
export const ON_REQUEST_MOST_DAYS_AHEAD = 730;

export function todayInTashkent(nowMs: number): string {
  return new Date(nowMs + TASHKENT_OFFSET_MS).toISOString().slice(0, 10);
}

/** Whole days on the calendar, by UTC arithmetic: no zone, no daylight saving. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function openDates(dates: readonly string[], today: string): string[] {
  return [...new Set(dates)].filter((date) => date > today).toSorted();
}

export function tourDates(tour: Pick<Tour, "departure_dates">, today: string): string[] {
  return openDates(tour.departure_dates, today);
}

/** A package departs when one of its tours does. */
export function packageDates(
  item: Pick<TourPackage, "tour_ids">,
  tours: ReadonlyMap<string, Pick<Tour, "departure_dates">>,
  today: string,
): string[] {
  return openDates(
    item.tour_ids.flatMap((id) => tours.get(id)?.departure_dates ?? []),
    today,
  );
}

export function firstRequestDate(today: string): string {
  return addDays(today, ON_REQUEST_DAYS_AHEAD);
}

export function lastRequestDate(today: string): string {
  return addDays(today, ON_REQUEST_MOST_DAYS_AHEAD);
}
