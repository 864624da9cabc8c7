import { averageText, ratingOf, type StarCounts } from "../reviews/rating.ts";

/** Figures of the spec's look, not measurements: they stand here together, and no page derives anything from them. */
export const MARKETING = {
  unesco_sites: "12+",
  happy_travelers: "15K+",
  rating: "4.8",
  review_count: 24,
} as const;

/** Over the whole shop; the placeholder of the specification as long as nobody has reviewed anything. */
export function shopRating(stars: StarCounts): string {
  const rating = ratingOf(stars);
  return rating ? averageText(rating) : MARKETING.rating;
}

/** What a trip without reviews of its own counts as where one searches by stars. */
export const unratedAs = (stars: StarCounts): number => (ratingOf(stars) ? 0 : Number(MARKETING.rating));
