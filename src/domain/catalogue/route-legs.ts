import { packageDays, type PackageDay } from "./package-days.ts";
import { stopsOf } from "./stops.ts";
import type { Destination, Tour, TourPackage } from "./types.ts";

export type RouteLeg = { place_ids: readonly string[]; first: number; last: number };

/** Days between the tours belong to no leg. */
export function routeLegs(days: readonly PackageDay[], tours: readonly Tour[]): RouteLeg[] {
  const byId = new Map(tours.map((tour) => [tour.id, tour]));
  const legs: RouteLeg[] = [];
  for (const { day, tour } of days) {
    const visited = tour && byId.get(tour.id);
    if (!visited) continue;
    const place_ids = stopsOf(visited);
    const last = legs.at(-1);
    if (last && last.place_ids.join() === place_ids.join()) last.last = day;
    else if (place_ids.length > 0) legs.push({ place_ids, first: day, last: day });
  }
  return legs;
}

type Place = Pick<Destination, "id" | "name" | "untranslated">;
export type NamedLeg = { places: readonly Place[]; first: number; last: number };

export function packageRoute(
  item: Pick<TourPackage, "itinerary" | "duration_days" | "tour_ids">,
  tours: ReadonlyMap<string, Tour>,
  places: ReadonlyMap<string, Place>,
): NamedLeg[] {
  const own = item.tour_ids.flatMap((id) => tours.get(id) ?? []);
  return routeLegs(packageDays(item, own), own).map(({ place_ids, first, last }) => ({
    places: place_ids.flatMap((id) => places.get(id) ?? []),
    first,
    last,
  }));
}
