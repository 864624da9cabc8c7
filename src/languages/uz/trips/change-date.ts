import { count, day, money, moneyShort } from "../write.ts";

export const CHANGE_DATE: typeof import("../../en/trips/change-date.ts").CHANGE_DATE = {
  panel: "Sanani oʻzgartirish",
  lead: "Safarni boshqa joʻnash sanasiga koʻchiring. Qoʻshimcha toʻlov yoki qaytariladigan pulni tasdiqlashdan oldin koʻrasiz.",
  title: "Sanani oʻzgartirish",
  missing: "Sanani oʻzgartirish uchun birinchi marta aloqa kerak.",
  now: (guests, checkIn) => `Broningiz: ${day(checkIn)}; ${count(guests, "mehmon")}.`,
  withRoom: (guests) => `${count(guests, "mehmon")}ga oʻrin bor sanalar`,
  more: (later) => `Yana ${count(later, "ta sanani")} koʻrsatish`,
  guaranteed: "safar aniq boʻladi",
  newDay: "Yangi joʻnash sanasi",
  notOffered: "Bu kuni safar yoʻq yoki oʻrinlar tugagan.",
  none: "Hozircha sizga yetarli oʻrin bor boshqa sana yoʻq.",
  fresh: "Oʻrinlar va narxlar hozirgi holat boʻyicha.",
  asOf: (age) => `Yangilangan: ${age}. Tasdiqlashda narx va oʻrinlar yana tekshiriladi.`,
  offline: "Aloqa yoʻq: bu summalar taxminiy. Sanani oʻzgartirish uchun aloqa kerak.",
  keep: (date) => `Qoldirish: ${day(date)}`,
  move: (date) => `Koʻchirish: ${day(date)}`,
  choose: "Sanani tanlang",
  refundedDifference: (difference) => `${difference} qaytariladi`,
  keptByTerms: (cents) => `Shundan ${money(cents)} bron shartlariga koʻra bizda qoladi.`,
  near: "Oʻrin bor sanalar:",
  stays: (date) => `Broningiz avvalgi sanada qoladi: ${day(date)}.`,
  notDone: (why, date) => `${why}. Hech narsa oʻzgarmadi, broningiz avvalgi sanada qoladi: ${day(date)}.`,
};

export const MOVE_REFUSED: typeof import("../../en/trips/change-date.ts").MOVE_REFUSED = {
  not_found: "Bu bronni topa olmayapmiz. Biz bilan bogʻlaning.",
  not_movable: "Bu bronni endi koʻchirib boʻlmaydi.",
  payment_open:
    "Bu bron boʻyicha toʻlov hali yakunlanmagan. Uni yakunlang yoki tugashini kuting, soʻng sanani oʻzgartiring.",
  same_date: "Broningiz shu kunga qilingan.",
  date_gone: "Bu sanadagi safar endi taklif qilinmaydi. Boshqa kunni tanlang.",
  seats_gone: "Bu kundagi oʻrinlar hozirgina band qilindi. Boshqa kunni tanlang.",
  refund_changed: "Qaytariladigan summa siz koʻrganingizdan keyin oʻzgardi. Quyidagi yangi summalarni tekshiring.",
  price_changed: "Narx siz koʻrganingizdan keyin oʻzgardi. Quyidagi yangi summalarni tekshiring.",
  invalid_amount: `Bu kunning narxi ${moneyShort(5_000_000)} dan oshadi. Biz bilan bogʻlaning.`,
  other: "Qayta urinib koʻring.",
};

export const MOVE_DONE: typeof import("../../en/trips/change-date.ts").MOVE_DONE = {
  title: (date) => `Yangi sana: ${day(date)}`,
  refunded: (cents) => `${money(cents)} qaytariladi.`,
  owed: (cents) => `Yana ${money(cents)} toʻlanishi kerak.`,
  mail: "Tasdiqlash xati sizga yuborildi.",
};
