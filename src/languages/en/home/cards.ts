import { type Difficulty, type Tier, tierOf } from "../../../domain/catalogue/tiers.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { type Rating, averageText } from "../../../domain/reviews/rating.ts";
import { count, day, decimal, moneyShort } from "../write.ts";

export const PRICE_TEXTS = {
  onRequest: "Contact for price",
  includingFees: "incl. taxes and fees",
  from: (cents: number) => `From ${moneyShort(cents)}`,
  fromWithFees: (cents: number) => `From ${moneyShort(cents)} incl. taxes and fees`,
  perPerson: (cents: number) => `${moneyShort(cents)} per person`,
  perPersonInBrief: (cents: number) => `${moneyShort(cents)} / person`,
  eachPerson: "per person",
};

const KINDS: Record<ItemKind, string> = { destination: "Destination", tour: "Tour", package: "Package" };

export const CARD_TEXTS = {
  kinds: KINDS,
  featured: "Featured",
  unesco: "UNESCO Site",
  notRatedYet: "New",
  group: (guests: number) => `Up to ${count(guests, "person", "people")}`,
  days: (days: number) => count(days, "day"),
  most: (guests: number) => `Max ${guests}`,
  moreIncluded: (number: number) => `+${number} more included`,
  savedShare: (percent: string) => `Save ${percent}`,
  savedMoney: (cents: number) => `Save ${moneyShort(cents)}`,
  bookOn: (date: string) => `Book ${day(date)}`,
  exploreDestination: "Explore",
  exploreTour: "Explore Tour",
  viewDetails: "View Details",
  bookNow: "Book Now",
  choosePopular: "Choose Popular",
  selectPackage: "Select Package",
  seeDestination: "See destination",
  seeTour: "See tour",
  seePackage: "See package",
};

export const ratingPoints = (points: string): string => decimal(points);

const average = (rating: Rating): string => ratingPoints(averageText(rating));

export const ratingText = (rating: Rating): string => `${average(rating)} (${rating.count})`;

export const ratingWords = (rating: Rating): string =>
  `${average(rating)} of 5 stars, ${count(rating.count, "review")}`;

export const TIER_NAMES: Record<Tier, string> = {
  budget: "Budget (3-star)",
  standard: "Standard (4-star)",
  luxury: "Luxury (5-star)",
};

export const levelOf = ({ price_cents, hotel_class }: { price_cents: number; hotel_class: string | null }): string =>
  hotel_class || TIER_NAMES[tierOf(price_cents)];

export const DIFFICULTY_LABELS: Record<Difficulty, string> = {
  easy: "Easy",
  moderate: "Moderate",
  difficult: "Difficult",
};
