import { count } from "../write.ts";

export const PERSON_TEXTS: typeof import("../../en/desk/person.ts").PERSON_TEXTS = {
  lead: "Bitta e-pochta manziliga yoki manzilsiz bronlarning telefon raqamiga bogʻliq barcha maʼlumotlar: oʻsha odam soʻrasa, yuklab oling yoki oʻchiring.",
  address: "E-pochta manzili yoki telefon raqami",
  wrong: "E-pochta manzili yoki kamida 8 raqamli telefon",
  exportIt: "Yuklab olish",
  exported: (bookings) => `Yuklab olindi, ${count(bookings, "bron")} bilan`,
  erase: "Oʻchirish...",
  eraseTitle: (address) => `${address} maʼlumotlari oʻchirilsinmi?`,
  eraseText:
    "Ismlar, manzillar, telefonlar, istaklar, izohlar, sharhlar, xatlar, savollar va hisob shu yerda va sayohatchining qurilmalarida oʻchiriladi. Summalar, sanalar va hujjat raqamlari qoladi, chunki hisob kitobi toʻgʻri chiqishi kerak. Buni qaytarib boʻlmaydi.",
  erased: (bookings) => `Oʻchirildi, ${count(bookings, "bron")} bilan`,
  guides: "Gidning oʻz maʼlumotlari “Gidlar” boʻlimida, “Shaxsiy maʼlumotlar” tugmasida.",
};

export const ERASE: typeof import("../../en/desk/person.ts").ERASE = {
  typeIt: (expected) => `Tasdiqlash uchun yozing: ${expected}`,
  notTyped: (expected) => `Yozing: ${expected}`,
  act: "Butunlay oʻchirish",
  back: "Orqaga",
  file: (day) => `personal-data-${day}.json`,
};
