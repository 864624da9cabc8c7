import { tierOf } from "../../../domain/catalogue/tiers.ts";
import { type Rating, averageText } from "../../../domain/reviews/rating.ts";
import { count, day, decimal, moneyShort } from "../write.ts";

export const PRICE_TEXTS: typeof import("../../en/home/cards.ts").PRICE_TEXTS = {
  onRequest: "Narxini soʻrang",
  includingFees: "soliq va yigʻimlar bilan",
  from: (cents) => `${moneyShort(cents)} dan`,
  fromWithFees: (cents) => `soliq va yigʻimlar bilan ${moneyShort(cents)} dan`,
  perPerson: (cents) => `bir kishi uchun ${moneyShort(cents)}`,
  perPersonInBrief: (cents) => `${moneyShort(cents)} / kishi`,
  eachPerson: "bir kishi uchun",
};

export const CARD_TEXTS: typeof import("../../en/home/cards.ts").CARD_TEXTS = {
  kinds: { destination: "Yoʻnalish", tour: "Tur", package: "Paket" },
  featured: "Tavsiya qilamiz",
  unesco: "YUNESKO obyekti",
  notRatedYet: "Yangi",
  group: (guests) => `${count(guests, "kishi")}gacha`,
  days: (days) => count(days, "kun"),
  most: (guests) => `${count(guests, "kishi")}gacha`,
  moreIncluded: (number) => `va yana ${number} ta`,
  savedShare: (percent) => `${percent} tejaysiz`,
  savedMoney: (cents) => `${moneyShort(cents)} tejaysiz`,
  bookOn: (date) => `Bron qilish: ${day(date)}`,
  exploreDestination: "Batafsil",
  exploreTour: "Turni koʻrish",
  viewDetails: "Batafsil",
  bookNow: "Bron qilish",
  choosePopular: "Ommabopini tanlash",
  selectPackage: "Paketni tanlash",
  seeDestination: "Yoʻnalishni koʻrish",
  seeTour: "Turni koʻrish",
  seePackage: "Paketni koʻrish",
};

export const ratingPoints: typeof import("../../en/home/cards.ts").ratingPoints = (points) => decimal(points);

const average = (rating: Rating): string => ratingPoints(averageText(rating));

export const ratingText: typeof import("../../en/home/cards.ts").ratingText = (rating) =>
  `${average(rating)} (${rating.count})`;

export const ratingWords: typeof import("../../en/home/cards.ts").ratingWords = (rating) =>
  `5 yulduzdan ${average(rating)}, ${count(rating.count, "sharh")}`;

export const TIER_NAMES: typeof import("../../en/home/cards.ts").TIER_NAMES = {
  budget: "Tejamkor (3 yulduz)",
  standard: "Standart (4 yulduz)",
  luxury: "Lyuks (5 yulduz)",
};

export const levelOf: typeof import("../../en/home/cards.ts").levelOf = ({ price_cents, hotel_class }) =>
  hotel_class || TIER_NAMES[tierOf(price_cents)];

export const DIFFICULTY_LABELS: typeof import("../../en/home/cards.ts").DIFFICULTY_LABELS = {
  easy: "Oson",
  moderate: "Oʻrtacha",
  difficult: "Qiyin",
};
