import type { Tour, TourPackage } from "./types.ts";

type Stopping = Pick<Tour, "destination_id" | "stop_ids">;

export const stopsOf = ({ destination_id, stop_ids }: Stopping): readonly string[] =>
  stop_ids.length > 0 ? stop_ids : destination_id === null ? [] : [destination_id];

export const stopsInOrder = (tours: readonly Stopping[]): string[] =>
  tours.flatMap(stopsOf).filter((id, index, all) => id !== all[index - 1]);

export const visits = (tour: Stopping, placeId: string): boolean =>
  tour.destination_id === placeId || tour.stop_ids.includes(placeId);

export function packagesTo(
  placeId: string,
  packages: readonly TourPackage[],
  tours: readonly (Stopping & { id: string })[],
): TourPackage[] {
  const there = new Set(tours.filter((tour) => visits(tour, placeId)).map(({ id }) => id));
  return packages.filter(({ tour_ids }) => tour_ids.some((id) => there.has(id)));
}
