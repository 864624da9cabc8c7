import * as v from "valibot";

/** What everybody may read of a tour or package, the newest first. */
export const itemReviewsSchema = v.array(
  v.object({
    rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    words: v.nullable(v.string()),
    name: v.string(),
    /** Of departure. */
    month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
    answer: v.nullable(v.string()),
  }),
);
export type ItemReview = v.InferOutput<typeof itemReviewsSchema>[number];
