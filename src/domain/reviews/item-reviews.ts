import * as v from "valibot";
import { optionalLanguage, textOrNull } from "../schemas.ts";

export const itemReviewsSchema = v.array(
  v.object({
    rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    words: textOrNull,
    name: v.string(),
    language: optionalLanguage,
    month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
    answer: textOrNull,
  }),
);
export type ItemReview = v.InferOutput<typeof itemReviewsSchema>[number];
