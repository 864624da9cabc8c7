import type { Tour } from "./types.ts";

export const RELATED_TOURS = 3;

export function relatedTours(tour: Tour, tours: readonly Tour[], count = RELATED_TOURS): Tour[] {
  const distance = (other: Tour) =>
    (other.destination_id === tour.destination_id ? 0 : 2) +
    (other.difficulty_level === tour.difficulty_level ? 0 : 1) +
    Math.min(1, Math.abs(other.price_cents - tour.price_cents) / Math.max(1, tour.price_cents));
  return tours
    .filter((other) => other.id !== tour.id)
    .map((other) => ({ other, away: distance(other) }))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ other }) => other);
}
