import type { Destination, Tour, TourPackage } from "../types.ts";
import { savingsPercent } from "../savings.ts";
import { compareText } from "./compare-text.ts";

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
export type TourSort = "title" | "price" | "duration_days";
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

const TOUR_ORDERS: Record<TourSort, Compare<Tour>> = {
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
export const sortTours = (items: readonly Tour[], by: TourSort) => items.toSorted(TOUR_ORDERS[by]);
export const sortPackages = (items: readonly TourPackage[], by: PackageSort) => items.toSorted(PACKAGE_ORDERS[by]);
