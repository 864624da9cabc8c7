import { tierOf } from "../../../domain/catalogue/tiers.ts";
import { type Rating, averageText } from "../../../domain/reviews/rating.ts";
import { count, day, decimal, moneyShort } from "../write.ts";

export const PRICE_TEXTS: typeof import("../../en/home/cards.ts").PRICE_TEXTS = {
  onRequest: "Цена по запросу",
  includingFees: "с налогами и сборами",
  from: (cents) => `от ${moneyShort(cents)}`,
  fromWithFees: (cents) => `от ${moneyShort(cents)} с налогами и сборами`,
  perPerson: (cents) => `${moneyShort(cents)} с человека`,
  perPersonInBrief: (cents) => `${moneyShort(cents)} с чел.`,
  eachPerson: "с человека",
};

export const CARD_TEXTS: typeof import("../../en/home/cards.ts").CARD_TEXTS = {
  kinds: { destination: "Направление", tour: "Тур", package: "Пакет" },
  featured: "Рекомендуем",
  unesco: "Объект ЮНЕСКО",
  notRatedYet: "Новинка",
  group: (guests) => `До ${count(guests, "человека", "человек", "человек")}`,
  days: (days) => count(days, "день", "дня", "дней"),
  most: (guests) => `До ${guests} чел.`,
  moreIncluded: (number) => `и ещё ${count(number, "пункт", "пункта", "пунктов")}`,
  savedShare: (percent) => `Выгода ${percent}`,
  savedMoney: (cents) => `Выгода ${moneyShort(cents)}`,
  bookOn: (date) => `Забронировать на ${day(date)}`,
  exploreDestination: "Подробнее",
  exploreTour: "Смотреть тур",
  viewDetails: "Подробнее",
  bookNow: "Забронировать",
  choosePopular: "Выбрать популярный",
  selectPackage: "Выбрать пакет",
  seeDestination: "Смотреть направление",
  seeTour: "Смотреть тур",
  seePackage: "Смотреть пакет",
};

export const ratingPoints: typeof import("../../en/home/cards.ts").ratingPoints = (points) => decimal(points);

const average = (rating: Rating): string => ratingPoints(averageText(rating));

export const ratingText: typeof import("../../en/home/cards.ts").ratingText = (rating) =>
  `${average(rating)} (${rating.count})`;

export const ratingWords: typeof import("../../en/home/cards.ts").ratingWords = (rating) =>
  `${average(rating)} из 5 звёзд, ${count(rating.count, "отзыв", "отзыва", "отзывов")}`;

export const TIER_NAMES: typeof import("../../en/home/cards.ts").TIER_NAMES = {
  budget: "Эконом (3 звезды)",
  standard: "Стандарт (4 звезды)",
  luxury: "Люкс (5 звёзд)",
};

export const levelOf: typeof import("../../en/home/cards.ts").levelOf = ({ price_cents, hotel_class }) =>
  hotel_class || TIER_NAMES[tierOf(price_cents)];

export const DIFFICULTY_LABELS: typeof import("../../en/home/cards.ts").DIFFICULTY_LABELS = {
  easy: "Легко",
  moderate: "Умеренно",
  difficult: "Сложно",
};
