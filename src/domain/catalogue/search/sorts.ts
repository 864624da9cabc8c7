import { savingsPercent } from "../savings.ts";
import type { Destination, Tour, TourPackage } from "../types.ts";
import { compareText } from "./compare-text.ts";
import { LAST_SORT_KEY } from "./departing.ts";

type Compare<T> = (a: T, b: T) => number;

const byText =
  <T>(read: (item: T) => string): Compare<T> =>
  (a, b) =>
    compareText(read(a), read(b));
const byNumber =
  <T>(read: (item: T) => number): Compare<T> =>
  (a, b) =>
    read(a) - read(b);
const featuredFirst: Compare<{ featured: boolean }> = (a, b) => Number(b.featured) - Number(a.featured);

function compareInOrder<T>(...compares: Compare<T>[]): Compare<T> {
  return (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

export type DestinationSort = "name" | "city" | "featured";
export type TourSort = "featured" | "title" | "price" | "duration_days";
export type PackageSort = "featured" | "price-low" | "price-high" | "duration" | "savings";

const byName = byText<Destination>((item) => item.name);
const byTitle = byText<{ title: string }>((item) => item.title);

const DESTINATION_ORDERS: Record<DestinationSort, Compare<Destination>> = {
  name: byName,
  city: compareInOrder(
    byText<Destination>((item) => item.city),
    byName,
  ),
  featured: compareInOrder<Destination>(featuredFirst, byName),
};

const TOUR_ORDERS: Record<Exclude<TourSort, "featured">, Compare<Tour>> = {
  title: byTitle,
  price: compareInOrder<Tour>(
    byNumber((item) => item.price_cents),
    byTitle,
  ),
  duration_days: compareInOrder<Tour>(
    byNumber((item) => item.duration_days),
    byTitle,
  ),
};

const PACKAGE_ORDERS: Record<PackageSort, Compare<TourPackage>> = {
  featured: compareInOrder<TourPackage>(
    featuredFirst,
    byNumber((item) => item.price_cents),
  ),
  "price-low": byNumber((item) => item.price_cents),
  "price-high": byNumber((item) => -item.price_cents),
  duration: byNumber((item) => item.duration_days),
  savings: byNumber((item) => -(savingsPercent(item) ?? 0)),
};

export const sortDestinations = (items: readonly Destination[], by: DestinationSort) =>
  items.toSorted(DESTINATION_ORDERS[by]);

export function sortTours(items: readonly Tour[], by: TourSort, today: string): Tour[] {
  if (by !== "featured") return items.toSorted(TOUR_ORDERS[by]);
  const days = new Map(
    items.map(({ id, departure_dates }) => [id, departure_dates.find((date) => date > today) ?? LAST_SORT_KEY]),
  );
  const byNextDay: Compare<Tour> = ({ id: a }, { id: b }) => {
    const [one = "", other = ""] = [days.get(a), days.get(b)];
    return one < other ? -1 : Number(one > other);
  };
  return items.toSorted(compareInOrder<Tour>(featuredFirst, byNextDay, byTitle));
}

export const sortPackages = (items: readonly TourPackage[], by: PackageSort) =>
  items.toSorted(compareInOrder<TourPackage>(PACKAGE_ORDERS[by], byTitle));
