import type { Availability } from "../availability.ts";
import type { Departure } from "../rows/departure.ts";
import type { CatalogueSnapshot } from "../rows/snapshot.ts";
import { firstRequestDate, lastRequestDate, packageDates, tourDates } from "../travel-dates.ts";
import type { Tour } from "../types.ts";

/** When somebody wants to leave ('2026-12', '' is any month), and with how many places (0 is any number). */
export type Wish = { month: string; people: number };

export const isWished = ({ month, people }: Wish): boolean => month !== "" || people > 0;

/** What the device knows of departures beside the tours' dates. */
export type KnownDepartures = {
  /** By item. */ rows: ReadonlyMap<string, readonly Departure[]>;
  /** By item, as they were last heard. */ seats: ReadonlyMap<string, Availability>;
};
export const NOTHING_KNOWN: KnownDepartures = { rows: new Map(), seats: new Map() };

export type Fit = {
  /** The first day that fits; null where any day can be asked for. */
  next: string | null;
  /** When its seats were heard of; null where that was never. */
  heard: string | null;
};

type Item = { id: string; max_guests: number };
const NONE: readonly Departure[] = [];

/** The first of these days that fits. What nobody knows the seats of fits as long as the group is not too big for it. */
function fitOf(
  dates: readonly string[],
  item: Item,
  { rows, seats }: KnownDepartures,
  { month, people }: Wish,
  today: string,
): Fit | null {
  const heard = seats.get(item.id);
  let fit: Fit | null = null;
  let onOffer = false;
  for (const date of dates) {
    if (date <= today) continue;
    onOffer = true;
    if (!date.startsWith(month) || (fit?.next && fit.next <= date)) continue;
    const left = heard?.dates.find((known) => known.date === date)?.seats_left;
    const places = left ?? rows.get(item.id)?.find(({ start_date }) => start_date === date)?.places ?? item.max_guests;
    if (places >= people) fit = { next: date, heard: left === undefined ? null : (heard?.as_of ?? null) };
  }
  if (onOffer) return fit;
  // On request: any day from the first to the last, for as many as it takes.
  const asked =
    month === "" || (month >= firstRequestDate(today).slice(0, 7) && month <= lastRequestDate(today).slice(0, 7));
  return asked && item.max_guests >= people ? { next: null, heard: null } : null;
}

/** By item, what fits. Ten thousand tours at once: without a row of its own a tour's dates are taken as they are. */
export function departing(
  { tours, packages }: Pick<CatalogueSnapshot, "tours" | "packages">,
  known: KnownDepartures,
  wish: Wish,
  today: string,
): ReadonlyMap<string, Fit> {
  const fits = new Map<string, Fit>();
  const take = (item: Item, dates: readonly string[]) => {
    const fit = fitOf(dates, item, known, wish, today);
    if (fit !== null) fits.set(item.id, fit);
  };
  for (const tour of tours) {
    const rows = known.rows.get(tour.id);
    take(tour, rows ? tourDates(tour, today, rows) : tour.departure_dates);
  }
  if (packages.length === 0) return fits;
  const byId = new Map<string, Tour>(tours.map((tour) => [tour.id, tour]));
  for (const item of packages) {
    const rows = [item.id, ...item.tour_ids].flatMap((id) => known.rows.get(id) ?? NONE);
    take(item, packageDates(item, byId, today, rows));
  }
  return fits;
}

/** After every day there is. */
export const LAST = "9";

/** By the day they next leave, else as they stood; what leaves on request stands last. */
export function byNextDeparture<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  fits: ReadonlyMap<string, Fit>,
): Row[] {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const next = fits.get(idOf(row))?.next ?? LAST;
    const sameDay = days.get(next);
    if (sameDay === undefined) days.set(next, [row]);
    else sameDay.push(row);
  }
  return [...days.keys()].toSorted().flatMap((day) => days.get(day) ?? []);
}
