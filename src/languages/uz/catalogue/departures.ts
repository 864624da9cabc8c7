import { discountTenths } from "../../../domain/pricing/discount.ts";
import { count, day, decimal, moneyShort } from "../write.ts";

const guestsText = (guests: number) => count(guests, "mehmon");
const shareOf = (guests: number) => `${decimal(discountTenths(guests) / 10)}%`;

export const BOOKING_BAR: typeof import("../../en/catalogue/departures.ts").BOOKING_BAR = {
  bookTour: "Bu turni bron qilish",
  bookPackage: "Bu paketni bron qilish",
  chosen: (date, guests) => `${day(date)} · ${guestsText(guests)}`,
  next: (date) => `Eng yaqini: ${day(date)}`,
  allFull: "Barcha sanalarda oʻrinlar tugagan",
  anyDayFrom: (date) => `Istalgan kun, ${day(date)} dan`,
  total: "Jami",
  terms: (change, cancel) => `${change}. ${cancel}.`,
  groupsPayLess: `Guruhlarga arzonroq: 2 mehmonga ${shareOf(2)}, 10 mehmonga ${shareOf(10)} chegirma.`,
};

export const DEPARTURE_CHOICE: typeof import("../../en/catalogue/departures.ts").DEPARTURE_CHOICE = {
  title: "Sana va mehmonlar",
  date: "Sana",
  guests: "Mehmonlar",
  guestCount: guestsText,
  loading: "Sanalar yuklanmoqda…",
  full: "oʻrinlar tugagan",
  notOffered: "Bu kuni safar yoʻq. Boshqa kunni tanlang.",
  book: "Bron qilish",
  waitingList: "Kutish roʻyxati",
  join: "Kutish roʻyxatiga yozilish",
  done: "Tayyor",
};

export const DEPARTURE_TEXTS: typeof import("../../en/catalogue/departures.ts").DEPARTURE_TEXTS = {
  seatsLeft: (seats) => `${count(seats, "oʻrin")} qoldi`,
  full: "Oʻrinlar tugagan",
  onRequest: "Soʻrov boʻyicha",
  places: (guests) => `${count(guests, "mehmon")}gacha`,
  joinWaitingList: "Kutish roʻyxatiga yozilish",
  guaranteed: "Safar aniq boʻladi",
  needs: (guests) => `Joʻnash uchun yana ${count(guests, "mehmon")} kerak`,
};

export const DEPARTURE_LIST: typeof import("../../en/catalogue/departures.ts").DEPARTURE_LIST = {
  title: "Joʻnash sanalari",
  loading: "Joʻnash sanalari yuklanmoqda…",
  onRequest: (first, guests) =>
    `Soʻrov boʻyicha: ${day(first)} dan boshlab istalgan kun, ${count(guests, "mehmon")}gacha.`,
  all: (number) => `Barcha sanalar (${number})`,
  seatsAsOf: (age) => `Oʻrinlar soni yangilangan: ${age}.`,
  seatsOnline: "Qolgan oʻrinlar aloqa tiklanganda koʻrsatiladi.",
  from: (cents) => `Bir kishi uchun ${moneyShort(cents)} dan.`,
  changeOrCancel: (date, guests) => `Oʻzgartirish yoki bekor qilish: ${day(date)}, ${guestsText(guests)}`,
  refundsFollow: { before: "Pul ", link: "bekor qilish shartlari", after: "ga muvofiq qaytariladi." },
};

export const CALENDAR: typeof import("../../en/catalogue/departures.ts").CALENDAR = {
  open: "Taqvimni koʻrsatish",
  close: "Taqvimni yashirish",
  missing: "Taqvimni birinchi marta ochish uchun aloqa kerak. Barcha sanalar roʻyxatda bor.",
  label: (month) => `Joʻnash sanalari: ${month}`,
  before: "Oldingi oy",
  after: "Keyingi oy",
  none: "safar yoʻq",
  full: "Tugagan",
  left: (seats) => count(seats, "oʻrin"),
  weekdays: [
    ["Du", "Dushanba"],
    ["Se", "Seshanba"],
    ["Cho", "Chorshanba"],
    ["Pay", "Payshanba"],
    ["Ju", "Juma"],
    ["Sha", "Shanba"],
    ["Yak", "Yakshanba"],
  ],
};
