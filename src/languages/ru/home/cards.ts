import { count, day, moneyShort } from "../write.ts";

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
};
