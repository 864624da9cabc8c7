import { averageText, type Rating } from "../../../domain/reviews/rating.ts";
import { count } from "../write.ts";

/** Takes points with a decimal point, as the server and the settings write them. */
export const ratingPoints = (points: string): string => points;

export const ratingText = (rating: Rating): string => `${averageText(rating)} (${rating.count})`;

export const ratingWords = (rating: Rating): string =>
  `${averageText(rating)} of 5 stars, ${count(rating.count, "review")}`;
