import type { Language } from "../../languages.ts";
import { addStars, type StarCounts } from "../../reviews/rating.ts";
import { type ShopSettings, UNSET_SHOP } from "../../shop/settings.ts";
import { todayInTashkent } from "../travel-dates.ts";
import type { Destination, Tour, TourPackage } from "../types.ts";

export type ToursOfDestination = { count: number; min_price_cents: number; stars: StarCounts };

export type CatalogueSnapshot = {
  complete: boolean;
  revision: number;
  as_of: string | null;
  destinations: readonly Destination[];
  tours: readonly Tour[];
  packages: readonly TourPackage[];
  totals: { destinations: number; tours: number; packages: number };
  tours_by_destination: Readonly<Record<string, ToursOfDestination>>;
  stars?: StarCounts;
  shop: ShopSettings;
  language?: Language | undefined;
};

export const EMPTY_SNAPSHOT: CatalogueSnapshot = {
  complete: false,
  revision: 0,
  as_of: null,
  destinations: [],
  tours: [],
  packages: [],
  totals: { destinations: 0, tours: 0, packages: 0 },
  tours_by_destination: {},
  shop: UNSET_SHOP,
};

/** A prerendered page knows no other day. */
export const dayOfSnapshot = ({ as_of }: Pick<CatalogueSnapshot, "as_of">): string =>
  as_of === null ? "" : todayInTashkent(Date.parse(as_of));

export type CatalogueRows = {
  destinations: readonly Destination[];
  tours: readonly Tour[];
  packages: readonly TourPackage[];
};

export function snapshotOf(
  rows: CatalogueRows,
  revision: number,
  asOf: string | null,
  shop: ShopSettings = UNSET_SHOP,
): CatalogueSnapshot {
  const byDestination: Record<string, ToursOfDestination> = {};
  for (const tour of rows.tours) {
    if (tour.destination_id === null) continue;
    const destinationTours = byDestination[tour.destination_id];
    byDestination[tour.destination_id] = {
      count: (destinationTours?.count ?? 0) + 1,
      min_price_cents: Math.min(destinationTours?.min_price_cents ?? tour.price_cents, tour.price_cents),
      stars: addStars(destinationTours?.stars, tour.stars),
    };
  }
  return {
    complete: true,
    revision,
    as_of: asOf,
    ...rows,
    totals: {
      destinations: rows.destinations.length,
      tours: rows.tours.length,
      packages: rows.packages.length,
    },
    tours_by_destination: byDestination,
    stars: [...rows.tours, ...rows.packages].reduce<StarCounts>((all, { stars }) => addStars(all, stars), null),
    shop,
  };
}

export function narrowSnapshot(whole: CatalogueSnapshot, rows: CatalogueRows): CatalogueSnapshot {
  const destinationIds = new Set(rows.destinations.map((destination) => destination.id));
  const counts = Object.entries(whole.tours_by_destination).filter(([id]) => destinationIds.has(id));
  return { ...whole, ...rows, complete: false, tours_by_destination: Object.fromEntries(counts) };
}
