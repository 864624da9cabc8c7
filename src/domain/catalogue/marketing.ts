import { averageText, ratingOf, type StarCounts } from "../reviews/rating.ts";

/** The specification sets these figures, so no page may derive anything from them. */
export const MARKETING = {
  unesco_sites: "12+",
  happy_travelers: "15K+",
  rating: "4.8",
  review_count: 24,
} as const;

export function shopRating(stars: StarCounts): string {
  const rating = ratingOf(stars);
  return rating ? averageText(rating) : MARKETING.rating;
}

export const unratedAs = (stars: StarCounts): number => (ratingOf(stars) ? 0 : Number(MARKETING.rating));
