import { averageText, type Rating } from "../../../domain/reviews/rating.ts";
import { count } from "../write.ts";

const average = (rating: Rating): string => averageText(rating).replace(".", ",");

export const ratingText: typeof import("../../en/catalogue/rating.ts").ratingText = (rating) =>
  `${average(rating)} (${rating.count})`;

export const ratingWords: typeof import("../../en/catalogue/rating.ts").ratingWords = (rating) =>
  `${average(rating)} из 5 звёзд, ${count(rating.count, "отзыв", "отзыва", "отзывов")}`;
