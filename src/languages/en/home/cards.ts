import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { count, day, moneyShort } from "../write.ts";

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
};
