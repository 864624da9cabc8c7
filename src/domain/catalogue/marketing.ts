import { averageText, ratingOf, type StarCounts } from "../reviews/rating.ts";

/** Figures from the specification, not measured; no page derives anything from them. */
export const MARKETING = {
  unesco_sites: "12+",
  happy_travelers: "15K+",
  rating: "4.8",
  review_count: 24,
} as const;

/** The specification's placeholder while there is no review. */
export function shopRating(stars: StarCounts): string {
  const rating = ratingOf(stars);
  return rating ? averageText(rating) : MARKETING.rating;
}

/** The rating of unreviewed trips in a search by stars. */
export const unratedAs = (stars: StarCounts): number => (ratingOf(stars) ? 0 : Number(MARKETING.rating));
