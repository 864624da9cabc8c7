import { averageText, type Rating } from "../../../domain/reviews/rating.ts";
import { count, decimal } from "../write.ts";

export const ratingPoints: typeof import("../../en/home/rating.ts").ratingPoints = (points) => decimal(points);

const average = (rating: Rating): string => ratingPoints(averageText(rating));

export const ratingText: typeof import("../../en/home/rating.ts").ratingText = (rating) =>
  `${average(rating)} (${rating.count})`;

export const ratingWords: typeof import("../../en/home/rating.ts").ratingWords = (rating) =>
  `5 yulduzdan ${average(rating)}, ${count(rating.count, "sharh")}`;
