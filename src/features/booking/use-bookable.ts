import { startTransition, useEffect, useState } from "react";
import { catalogueStore, type CatalogueStatus, catalogueStatus } from "../../data/local/catalogue/catalogue-store.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { watchItemDepartures } from "../../data/sync/catalogue/watch-item-departures.ts";
import { type DepartureChoice, departuresOf } from "../../domain/booking/form/departure-choice.ts";
import { type Offer, offerOn } from "../../domain/catalogue/held-offer.ts";
import { type PackageMeeting, packageMeeting } from "../../domain/catalogue/package-days.ts";
import type { Departure } from "../../domain/catalogue/rows/departure.ts";
import { packageDates, todayInTashkent, tourDates } from "../../domain/catalogue/travel-dates.ts";
import type { Tour, TourPackage } from "../../domain/catalogue/types.ts";
import { useRowsWhenIdle } from "../../shared/use-rows-when-idle.ts";
import { useStoreInTransition } from "../../shared/use-store-in-transition.ts";

export type Bookable = {
  type: "tour" | "package";
  item: Tour | TourPackage;
  onRequest: boolean;
  departures: DepartureChoice | undefined;
  offerOn: (day: string) => Offer;
  destinations: string[];
  fees_percent: number;
  meeting: PackageMeeting | undefined;
};

export type BookableState =
  | { state: Exclude<CatalogueStatus, "there"> | "missing" }
  | { state: "ready"; bookable: Bookable };

const NO_SHOP_YET = "";
const NO_DEPARTURES: readonly Departure[] = [];

/** Each server answer may correct a wrong clock, so recompute the day. */
function useToday(answeredAt: string | null) {
  const [today, setToday] = useState(NO_SHOP_YET);
  useEffect(() => startTransition(() => setToday(todayInTashkent(trustedNow()))), [answeredAt]);
  return today;
}

export function useBookable(type: "tour" | "package", id: string): BookableState {
  const state = useStoreInTransition(catalogueStore);
  const { snapshot } = state;
  const today = useToday(snapshot.as_of);
  const tour = type === "tour" ? snapshot.tours.find((row) => row.id === id) : undefined;
  const group = type === "package" ? snapshot.packages.find((row) => row.id === id) : undefined;
  const item = tour ?? group;
  const cachedDepartures = useRowsWhenIdle(watchItemDepartures, [id, ...(group?.tour_ids ?? [])]);
  const rows = today === NO_SHOP_YET ? NO_DEPARTURES : cachedDepartures;
  if (item) {
    const tours = new Map(snapshot.tours.map((row) => [row.id, row]));
    const dates = tour ? tourDates(tour, today, rows) : group ? packageDates(group, tours, today, rows) : [];
    const departures = today === NO_SHOP_YET ? undefined : departuresOf(dates, today);
    const packageTours = tour ? [tour] : (group?.tour_ids ?? []).flatMap((part) => tours.get(part) ?? []);
    const destinations = [...new Set(packageTours.flatMap((part) => part.destination_id ?? []))];
    const onRequest = dates.length === 0;
    const bookable = {
      type,
      item,
      onRequest,
      departures,
      destinations,
      fees_percent: snapshot.shop.fees_percent,
      meeting: group ? packageMeeting(group, packageTours) : tour,
      offerOn: (day: string) => offerOn(item, rows, day),
    };
    return { state: "ready", bookable };
  }
  const catalogueState = catalogueStatus(state, trustedNow());
  return { state: catalogueState === "there" ? "missing" : catalogueState };
}
