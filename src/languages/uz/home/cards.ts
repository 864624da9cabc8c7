import { count, day, moneyShort } from "../write.ts";

export const PRICE_TEXTS: typeof import("../../en/home/cards.ts").PRICE_TEXTS = {
  onRequest: "Narxi soʻrov boʻyicha",
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
};
