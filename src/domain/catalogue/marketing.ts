/** Figures of the spec's look, not measurements: they stand here together, and no page derives anything from them. */
export const MARKETING = {
  unescoSites: "12+",
  happyTravelers: "15K+",
  rating: "4.8",
  reviews: 24,
} as const;
