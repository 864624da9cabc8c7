import { useSyncExternalStore } from "react";
import { catalogueStore } from "../../data/sync/catalogue.ts";
import { trustedNow } from "../../data/sync/clock.ts";
import { firstRequestDate, packageDates, todayInTashkent, tourDates } from "../../domain/catalogue/travel-dates.ts";
import type { Tour, TourPackage } from "../../domain/catalogue/types.ts";

/** A tour or package in what booking needs of it. */
export type Bookable = {
  type: "tour" | "package";
  item: Tour | TourPackage;
  /** Departures still ahead; none means on request, any day from `firstDay`. */
  dates: string[];
  firstDay: string;
  /** Destinations it leads to. */
  destinations: string[];
};

export type BookableState = { state: "loading" | "failed" | "missing" } | { state: "ready"; bookable: Bookable };

export function useBookable(type: "tour" | "package", id: string): BookableState {
  const { snapshot, settled, problem } = useSyncExternalStore(
    catalogueStore.subscribe,
    catalogueStore.get,
    catalogueStore.get,
  );
  const today = todayInTashkent(trustedNow());
  const tour = type === "tour" ? snapshot.tours.find((row) => row.id === id) : undefined;
  const group = type === "package" ? snapshot.packages.find((row) => row.id === id) : undefined;
  const item = tour ?? group;
  if (item) {
    const tours = new Map(snapshot.tours.map((row) => [row.id, row]));
    const dates = tour ? tourDates(tour, today) : group ? packageDates(group, tours, today) : [];
    const parts = tour ? [tour] : (group?.tour_ids ?? []).flatMap((part) => tours.get(part) ?? []);
    const destinations = [...new Set(parts.flatMap((part) => part.destination_id ?? []))];
    return { state: "ready", bookable: { type, item, dates, firstDay: firstRequestDate(today), destinations } };
  }
  if (!settled && problem === null) return { state: "loading" };
  return { state: snapshot.complete && problem === null ? "missing" : "failed" };
}
