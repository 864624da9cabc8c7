import { averageText } from "../../../domain/reviews/rating.ts";
import { count } from "../write.ts";

type Ratings = typeof import("../../en/catalogue/rating.ts");

const average = (rating: Parameters<typeof averageText>[0]) => averageText(rating).replace(".", ",");

export const ratingText: Ratings["ratingText"] = (rating) => `${average(rating)} (${rating.count})`;

export const ratingWords: Ratings["ratingWords"] = (rating) =>
  `5 yulduzdan ${average(rating)}, ${count(rating.count, "ta sharh")}`;
