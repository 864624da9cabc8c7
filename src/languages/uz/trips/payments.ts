import { day, money } from "../write.ts";

export const NOT_PAYABLE: typeof import("../../en/trips/payments.ts").NOT_PAYABLE = {
  hold_over: "Toʻlov muddati tugadi, oʻrinlar boʻshatildi. Yana bron qilishingiz mumkin.",
  already_paid: "Bu bron allaqachon toʻlangan.",
  no_deposit: "Bu bronni endi ikki qismga boʻlib toʻlab boʻlmaydi. Hammasini toʻlang.",
  sold_by_channel: "Toʻlovni siz bron qilgan kompaniya oladi, shuning uchun bu yerda toʻlab boʻlmaydi.",
  called_off: "Safaringiz bekor qilingan, shuning uchun toʻlash shart emas.",
  not_found: "Bu bronni topa olmayapmiz. Biz bilan bogʻlaning.",
  payments_not_set_up: "Onlayn toʻlov hali ishlamaydi. Bronni yakunlash uchun biz bilan bogʻlaning.",
  no_rate:
    "Valyuta kursimiz yangilanguncha onlayn toʻlov yopiq. Sizdan pul yechilmadi. Keyinroq urinib koʻring yoki biz bilan bogʻlaning.",
  unreachable: "Hozir aloqa yoʻq. Qayta urinib koʻring.",
  not_now: "Toʻlov sahifasi hozir ochilmayapti. Qayta urinib koʻring.",
};

export const TRIP_PAYMENTS: typeof import("../../en/trips/payments.ts").TRIP_PAYMENTS = {
  title: "Toʻlovlar",
  statement: "Hisob koʻchirmasi",
  total: "Jami",
  paid: "Toʻlangan",
  refunded: "Qaytarilgan",
  stillToPay: "Toʻlanishi kerak",
  now: "Hozir toʻlash",
  balance: "Qoldiqni toʻlash",
  part: (cents) => `Hozir toʻlash: ${money(cents)}`,
  all: (cents) => `Hammasini hozir toʻlash: ${money(cents)}`,
  choice: (rest, by) =>
    `Bir qismini hozir, qolgan ${money(rest)} ni keyinroq (muddati: ${day(by)}) yoki hammasini birdan toʻlang.`,
  owed: (cents, by) => (by === null ? money(cents) : `${money(cents)} (muddati: ${day(by)})`),
  asOf: (moment) => `Toshkent vaqti bilan ${moment} holatiga koʻra.`,
  soldBy: (seller) =>
    `Bu safarni ${seller} orqali bron qilgansiz. Toʻlov, sanani oʻzgartirish va bekor qilish ham oʻsha yerda.`,
  notOpened: "Toʻlov sahifasi ochilmadi",
};

export const ENDED_TRIP: typeof import("../../en/trips/payments.ts").ENDED_TRIP = {
  refundTitle: "Sizga qaytariladigan pul",
  moneyTitle: "Pulingiz",
  reference: "Bron raqami",
  bookedFor: "Qaysi sanaga",
  paid: "Toʻlangan",
  refund: "Qaytariladi",
  again: "Yana bron qilish",
};
