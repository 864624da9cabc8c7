import { averageText, type Rating } from "../../../domain/reviews/rating.ts";
import { count, decimal } from "../write.ts";

/** Takes points with a decimal point, as the server and the settings write them. */
export const ratingPoints = (points: string): string => decimal(points);

const average = (rating: Rating): string => ratingPoints(averageText(rating));

export const ratingText = (rating: Rating): string => `${average(rating)} (${rating.count})`;

export const ratingWords = (rating: Rating): string =>
  `${average(rating)} of 5 stars, ${count(rating.count, "review")}`;
