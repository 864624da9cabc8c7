/** Figures of the spec's look, not measurements: they stand here together, and no page derives anything from them. */
export const MARKETING = {
  unesco_sites: "12+",
  happy_travelers: "15K+",
  rating: "4.8",
  review_count: 24,
} as const;
