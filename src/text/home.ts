import { RATING, TIER_NAMES } from "#texts/home.ts";
import { decimal } from "#texts/write.ts";
import { tierOf } from "../domain/catalogue/tiers.ts";
import { averageText, type Rating } from "../domain/reviews/rating.ts";

const ratingFacts = (rating: Rating) => ({ points: decimal(averageText(rating)), count: rating.count });

export const ratingText = (rating: Rating): string => RATING.points(ratingFacts(rating));
export const ratingWords = (rating: Rating): string => RATING.words(ratingFacts(rating));

export const levelOf = ({ price_cents, hotel_class }: { price_cents: number; hotel_class: string | null }): string =>
  hotel_class || TIER_NAMES[tierOf(price_cents)];
