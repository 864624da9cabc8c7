import { count, day } from "../write.ts";

const guestsText = (guests: number) => count(guests, "mehmon");

export const TRIP_PAGE: typeof import("../../en/trips/trip-page.ts").TRIP_PAGE = {
  back: "Safarlarim",
  manage: "Bronni boshqarish",
  guests: guestsText,
};

export const TRIP_REQUEST: typeof import("../../en/trips/trip-page.ts").TRIP_REQUEST = {
  title: "Broningiz",
  starts: "Boshlanishi",
  group: "Guruh",
  options: "Qoʻshimcha xizmatlar",
  traveler: "Sayohatchi",
  contact: "Aloqa",
  requests: "Istaklar",
  code: "Promokod",
  codeLater: (code) => `${code}, soʻrov yuborilganda tekshiriladi`,
  total: "Jami",
  priceStays: "Narx sizning roziligingizsiz oshmaydi.",
  lastTry: (reason, next) =>
    `Oxirgi urinish: ${reason}. Avtomatik ravishda yana urinamiz, keyingisi taxminan: ${next}.`,
  tryNow: "Hozir urinish",
};

export const DAY_PLAN: typeof import("../../en/trips/trip-page.ts").DAY_PLAN = {
  title: "Kunma-kun dastur",
  day: (number, date) => `${number}-kun · ${day(date)}`,
  today: "Bugun",
};

export const TRIP_DOCUMENTS: typeof import("../../en/trips/trip-page.ts").TRIP_DOCUMENTS = {
  title: "Hujjatlar",
  open: "Ochish",
  openOne: (name) => `${name}: ochish`,
  failed: { title: "Ochilmadi", message: "Hujjatni ochish uchun aloqa kerak. Qayta urinib koʻring." },
};

export const SHARE_TRIP: typeof import("../../en/trips/trip-page.ts").SHARE_TRIP = {
  calendar: "Taqvimga qoʻshish",
  follow: "Taqvimda kuzatib borish",
  share: "Ulashish",
  print: "Chop etish",
  text: (title, from, to, guests, reference) =>
    `${title}, ${day(from)} – ${day(to)}, ${guestsText(guests)}. Bron raqami: ${reference}.`,
  copied: { title: "Nusxalandi", message: "Endi safaringiz maʼlumotlarini istalgan joyga qoʻyishingiz mumkin." },
};

export const MAIL_LANGUAGE: typeof import("../../en/trips/trip-page.ts").MAIL_LANGUAGE = {
  other: (name) => `Bu safar haqidagi xatlar boshqa tilda keladi (${name}).`,
  change: "Oʻzbek tilida olish",
  changed: { title: "Til oʻzgartirildi", message: "Endi bu safar haqidagi xatlar va hujjatlar oʻzbek tilida keladi." },
  failed: {
    title: "Javob kelmadi",
    message: "Til oʻzgarmagan boʻlishi mumkin. Aloqa boʻlganda qayta urinib koʻring.",
  },
};
