import type { Availability } from "../availability.ts";
import type { Departure } from "../rows/departure.ts";
import type { CatalogueSnapshot } from "../rows/snapshot.ts";
import { firstRequestDate, lastRequestDate, packageDates, tourDates } from "../travel-dates.ts";
import type { Tour } from "../types.ts";

export type DepartureSearch = { month: string; people: number };

export const hasDepartureSearch = ({ month, people }: DepartureSearch): boolean => month !== "" || people > 0;

export type CachedDepartures = {
  rows: ReadonlyMap<string, readonly Departure[]>;
  seats: ReadonlyMap<string, Availability>;
};
export const NO_CACHED_DEPARTURES: CachedDepartures = { rows: new Map(), seats: new Map() };

export type DepartureFit = {
  next: string | null;
  seatsAsOf: string | null;
};

export type OpenDay = { date: string; places: number; seatsAsOf: string | null };
export type OpenDays = ReadonlyMap<string, readonly OpenDay[]>;

type Item = { id: string; max_guests: number };
const NO_DEPARTURES: readonly Departure[] = [];

/** Unknown seats suffice for any group within the item's maximum. */
function daysOf(dates: readonly string[], item: Item, { rows, seats }: CachedDepartures, today: string): OpenDay[] {
  const seatsAsOf = seats.get(item.id);
  const itemDepartures = rows.get(item.id);
  return dates
    .filter((date) => date > today)
    .toSorted()
    .map((date) => {
      const seatsLeft = seatsAsOf?.dates.find((known) => known.date === date)?.seats_left;
      const places =
        seatsLeft ?? itemDepartures?.find(({ start_date }) => start_date === date)?.places ?? item.max_guests;
      return { date, places, seatsAsOf: seatsLeft === undefined ? null : (seatsAsOf?.as_of ?? null) };
    });
}

/** A generator lets taps through while it indexes ten thousand items. */
export function* openDays(
  { tours, packages }: Pick<CatalogueSnapshot, "tours" | "packages">,
  known: CachedDepartures,
  today: string,
): Generator<[string, readonly OpenDay[]]> {
  for (const tour of tours) {
    const rows = known.rows.get(tour.id);
    yield [tour.id, daysOf(rows ? tourDates(tour, today, rows) : tour.departure_dates, tour, known, today)];
  }
  if (packages.length === 0) return;
  const byId = new Map<string, Tour>(tours.map((tour) => [tour.id, tour]));
  for (const item of packages) {
    const rows = [item.id, ...item.tour_ids].flatMap((id) => known.rows.get(id) ?? NO_DEPARTURES);
    yield [item.id, daysOf(packageDates(item, byId, today, rows), item, known, today)];
  }
}

export function findDepartureFits(
  { tours, packages }: Pick<CatalogueSnapshot, "tours" | "packages">,
  days: OpenDays,
  { month, people }: DepartureSearch,
  today: string,
): ReadonlyMap<string, DepartureFit> {
  const fitsById = new Map<string, DepartureFit>();
  const isRequestMonth =
    month === "" || (month >= firstRequestDate(today).slice(0, 7) && month <= lastRequestDate(today).slice(0, 7));
  const addFit = ({ id, max_guests }: Item) => {
    const open = days.get(id) ?? [];
    if (open.length === 0) {
      if (isRequestMonth && max_guests >= people) fitsById.set(id, { next: null, seatsAsOf: null });
      return;
    }
    const firstOpenDay = open.find(({ date, places }) => places >= people && date.startsWith(month));
    if (firstOpenDay) fitsById.set(id, { next: firstOpenDay.date, seatsAsOf: firstOpenDay.seatsAsOf });
  };
  tours.forEach(addFit);
  packages.forEach(addFit);
  return fitsById;
}

export const LAST_SORT_KEY = "9";

export function byNextDeparture<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  fitsById: ReadonlyMap<string, DepartureFit>,
): Row[] {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const nextDay = fitsById.get(idOf(row))?.next ?? LAST_SORT_KEY;
    const sameDay = days.get(nextDay);
    if (sameDay === undefined) days.set(nextDay, [row]);
    else sameDay.push(row);
  }
  return [...days.keys()].toSorted().flatMap((day) => days.get(day) ?? []);
}
