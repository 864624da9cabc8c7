import { ratingOf, type StarCounts } from "../../reviews/rating.ts";
import type { CatalogueSnapshot } from "../rows/snapshot.ts";
import type { Destination, ItemKind, Tour, TourPackage } from "../types.ts";
import { compareText } from "./compare-text.ts";
import { byNextDeparture, type DepartureFit, LAST_SORT_KEY } from "./departing.ts";
import type { SearchDocument } from "./search-index.ts";
import { searchDurationOf, withinPriceRange, SEARCH_PRICE_MAX_DOLLARS, type SearchDuration } from "./search-ranges.ts";

/** The specification lists hotels and resorts, which this shop does not sell, so they show as disabled. */
export const SEARCH_TYPES = ["all", "destination", "tour", "package", "hotel", "resort"] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];
export type SearchSort = "popularity" | "price-low" | "price-high" | "rating" | "next";

export type SearchCriteria = {
  text: string;
  type: SearchType;
  min: number;
  max: number;
  duration: "all" | SearchDuration;
  rating: number;
  sort: SearchSort;
};

type SearchItemBase = {
  key: string;
  title: string;
  featured: boolean;
  price_cents: number | null;
  days: number[];
  stars: StarCounts;
};
export type SearchItem = SearchItemBase &
  ({ kind: "destination"; row: Destination } | { kind: "tour"; row: Tour } | { kind: "package"; row: TourPackage });

export const searchKey = (kind: ItemKind, id: string) => `${kind}:${id}`;

export function searchItems(snapshot: CatalogueSnapshot): SearchItem[] {
  const daysAt = new Map<string, number[]>();
  for (const { destination_id, duration_days } of snapshot.tours) {
    if (destination_id === null) continue;
    const days = daysAt.get(destination_id);
    if (days === undefined) daysAt.set(destination_id, [duration_days]);
    else days.push(duration_days);
  }
  const baseItem = (kind: ItemKind, row: { id: string; featured: boolean }) => ({
    key: searchKey(kind, row.id),
    featured: row.featured,
  });
  return [
    ...snapshot.destinations.map((row) => ({
      ...baseItem("destination", row),
      kind: "destination" as const,
      row,
      title: row.name,
      price_cents: snapshot.tours_by_destination[row.id]?.min_price_cents ?? null,
      days: daysAt.get(row.id) ?? [],
      stars: snapshot.tours_by_destination[row.id]?.stars,
    })),
    ...snapshot.packages.map((row) => ({ ...baseItem("package", row), kind: "package" as const, row, ...tripOf(row) })),
    ...snapshot.tours.map((row) => ({ ...baseItem("tour", row), kind: "tour" as const, row, ...tripOf(row) })),
  ];
}

const tripOf = (row: Tour | TourPackage) => ({
  title: row.title,
  price_cents: row.price_cents,
  days: [row.duration_days],
  stars: row.stars,
});

export function searchDocument(item: SearchItem, places: ReadonlyMap<string, Destination>): SearchDocument {
  const { key, title } = item;
  const placeText = (place: Destination | undefined) =>
    place === undefined ? "" : `${place.name} ${place.city} ${place.country}`;
  if (item.kind === "destination") return { key, title, place: placeText(item.row), rest: item.row.description };
  if (item.kind === "tour") {
    const { row } = item;
    const remainingText = [row.description, ...row.includes, ...Object.values(row.itinerary)].join(" ");
    const stopIds = [...new Set([row.destination_id ?? "", ...row.stop_ids])];
    return { key, title, place: stopIds.map((id) => placeText(places.get(id))).join(" "), rest: remainingText };
  }
  const { row } = item;
  return { key, title, place: "", rest: [row.description, ...row.includes, ...row.highlights].join(" ") };
}

export type DepartureFilter = { fits: ReadonlyMap<string, DepartureFit>; only: boolean } | null;

export function withDestinations(
  fitsById: ReadonlyMap<string, DepartureFit>,
  tours: readonly Tour[],
): ReadonlyMap<string, DepartureFit> {
  const fitsByKey = new Map(fitsById);
  for (const { id, destination_id } of tours) {
    const tourFit = fitsById.get(id);
    if (tourFit === undefined || destination_id === null) continue;
    const destinationFit = fitsByKey.get(destination_id);
    if (destinationFit === undefined || (tourFit.next ?? LAST_SORT_KEY) < (destinationFit.next ?? LAST_SORT_KEY))
      fitsByKey.set(destination_id, tourFit);
  }
  return fitsByKey;
}

function demandsOf(criteria: SearchCriteria, departing: DepartureFilter): Demand<SearchItem>[] {
  const { type, min, max, duration } = criteria;
  const demands: Demand<SearchItem>[] = [];
  if (type !== "all") demands.push((item) => item.kind === type);
  if (min > 0 || max < SEARCH_PRICE_MAX_DOLLARS) {
    demands.push((item) => item.price_cents !== null && withinPriceRange(item.price_cents, min, max));
  }
  if (duration !== "all") demands.push((item) => item.days.some((days) => searchDurationOf(days) === duration));
  if (departing?.only) demands.push((item) => departing.fits.has(item.row.id));
  if (criteria.rating > 0) demands.push((item) => averageOf(item) >= criteria.rating);
  return demands;
}

const averageOf = ({ stars }: SearchItem): number => (ratingOf(stars)?.hundredths ?? 0) / 100;

const byRating = (a: SearchItem, b: SearchItem) => averageOf(b) - averageOf(a);

function byPrice(direction: 1 | -1) {
  return (a: SearchItem, b: SearchItem) => {
    if (a.price_cents === null || b.price_cents === null)
      return Number(a.price_cents === null) - Number(b.price_cents === null);
    return direction * (a.price_cents - b.price_cents);
  };
}

function orderItems(
  items: SearchItem[],
  sort: SearchSort,
  scores: ReadonlyMap<string, number> | null,
  departing: DepartureFilter = null,
): SearchItem[] {
  if (sort === "next" && departing !== null) return byNextDeparture(items, ({ row }) => row.id, departing.fits);
  if (sort === "price-low") return items.toSorted(byPrice(1));
  if (sort === "price-high") return items.toSorted(byPrice(-1));
  const score = (item: SearchItem) => scores?.get(item.key) ?? 0;
  const rated = sort === "rating" ? byRating : () => 0;
  // By price before title, or each language would begin with another trip.
  const ofEqual = (a: SearchItem, b: SearchItem) => byPrice(1)(a, b) || compareText(a.title, b.title);
  return items.toSorted(
    (a, b) => rated(a, b) || score(b) - score(a) || Number(b.featured) - Number(a.featured) || ofEqual(a, b),
  );
}

export type TextMatches = {
  every: ReadonlyMap<string, number>;
  /** Excludes chance matches, such as 'see' in texts about the Aral Sea. */
  good: ReadonlyMap<string, number>;
  some: ReadonlyMap<string, number>;
};

const NEAREST = 6;
const ENOUGH_RESULTS = 3;

function nearestWords(
  fitting: SearchItem[],
  foundItems: readonly SearchItem[],
  matches: TextMatches | null,
): SearchItem[] {
  if (matches === null || foundItems.filter(({ key }) => matches.good.has(key)).length >= ENOUGH_RESULTS) return [];
  const foundKeys = new Set(foundItems.map(({ key }) => key));
  const nearItems = fitting.filter(({ key }) => matches.some.has(key) && !foundKeys.has(key));
  return orderItems(nearItems, "popularity", matches.some).slice(0, NEAREST);
}

export function searchTrips(
  items: readonly SearchItem[],
  criteria: SearchCriteria,
  matches: TextMatches | null,
  departing: DepartureFilter = null,
): { found: SearchItem[]; nearest: SearchItem[] } {
  const demands = demandsOf(criteria, departing);
  const meetsAllDemands = (item: SearchItem) => demands.every((meets) => meets(item));
  const candidates = matches === null ? items : items.filter((item) => matches.every.has(item.key));
  const foundItems = orderItems(candidates.filter(meetsAllDemands), criteria.sort, matches?.every ?? null, departing);
  if (foundItems.length > 0)
    return { found: foundItems, nearest: nearestWords(items.filter(meetsAllDemands), foundItems, matches) };
  const demandsWithWords = matches === null ? demands : [...demands, (item: SearchItem) => matches.some.has(item.key)];
  return {
    found: foundItems,
    nearest: nearestMatches(orderItems([...items], "popularity", matches?.some ?? null), demandsWithWords, NEAREST),
  };
}

export type Demand<T> = (item: T) => boolean;

export function nearestMatches<T>(items: readonly T[], demands: readonly Demand<T>[], count: number): T[] {
  if (demands.length === 0) return items.slice(0, count);
  const itemsWithMisses = items.map((item) => ({ item, misses: demands.filter((meets) => !meets(item)).length }));
  return itemsWithMisses
    .filter(({ misses }) => misses < demands.length)
    .toSorted((a, b) => a.misses - b.misses)
    .slice(0, count)
    .map(({ item }) => item);
}
