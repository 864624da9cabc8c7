import type { Tour, TourPackage } from "./types.ts";

type TourStops = Pick<Tour, "destination_id" | "stop_ids">;

export const stopsOf = ({ destination_id, stop_ids }: TourStops): readonly string[] =>
  stop_ids.length > 0 ? stop_ids : destination_id === null ? [] : [destination_id];

export const stopsInOrder = (tours: readonly TourStops[]): string[] =>
  tours.flatMap(stopsOf).filter((id, index, all) => id !== all[index - 1]);

export const visitsPlace = (tour: TourStops, placeId: string): boolean =>
  tour.destination_id === placeId || tour.stop_ids.includes(placeId);

export function packagesTo(
  placeId: string,
  packages: readonly TourPackage[],
  tours: readonly (TourStops & { id: string })[],
): TourPackage[] {
  const tourIdsAtPlace = new Set(tours.filter((tour) => visitsPlace(tour, placeId)).map(({ id }) => id));
  return packages.filter(({ tour_ids }) => tour_ids.some((id) => tourIdsAtPlace.has(id)));
}
