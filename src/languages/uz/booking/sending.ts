import { day, momentHere, money } from "../write.ts";

export const PRICE_SUMMARY: typeof import("../../en/booking/sending.ts").PRICE_SUMMARY = {
  label: "Narx",
  included: "Narxga nimalar kiradi",
  total: "Jami",
  lockedUntil: (until) => `${momentHere(until)} gacha bron qilsangiz, narx oʻzgarmaydi.`,
  deposit: (nowCents, restCents, dueOn) =>
    `Yoki hozir ${money(nowCents)}, qolganini (${money(restCents)}) esa ${day(dueOn)} gacha: toʻlash paytida tanlaysiz.`,
  terms: (change, cancel) => `${change}. ${cancel}.`,
  policy: "Bekor qilish shartlari",
  free: "Toʻlash shart emas: kodingiz butun narxni qoplaydi.",
  offline:
    "Aloqa yoʻq: soʻrovingiz shu qurilmada saqlanadi va aloqa tiklangach yuboriladi. Oʻrinlar oʻshandan boshlab saqlanadi.",
  slow: "Soʻrovingiz hali shu qurilmada saqlanmoqda. Iltimos, sahifani yopmang.",
  bookAndPay: "Bron qilish va toʻlash",
  book: "Bron qilish",
};

export const DUPLICATE_BOOKING_TEXTS: typeof import("../../en/booking/sending.ts").DUPLICATE_BOOKING_TEXTS = {
  title: "Bu forma allaqachon yuborilgan",
  textUnanswered:
    "U boshqa varaqdan, boshqa maʼlumotlar bilan yuborilgan. Bu yerda yozganlaringiz yana bitta bron boʻladi. Uni ham bron qilasizmi?",
  text: (reference) =>
    `U boshqa varaqdan, boshqa maʼlumotlar bilan yuborilgan: bron raqami ${reference}. Bu yerda yozganlaringiz yana bitta bron boʻladi. Uni ham bron qilasizmi?`,
  show: "Oʻsha bronni koʻrsatish",
  back: "Formaga qaytish",
};

export const STORED_BOOKING: typeof import("../../en/booking/sending.ts").STORED_BOOKING = {
  showTrip: "Safarimni koʻrsatish",
  unanswered:
    "Soʻrovingiz shu qurilmada saqlangan. Yetib borgan-bormaganini hali bilmaymiz, tekshirishda davom etyapmiz. Sahifani yopishingiz mumkin.",
  queued: "Soʻrovingiz shu qurilmada saqlangan va aloqa tiklangach avtomatik yuboriladi. Sahifani yopishingiz mumkin.",
  sent: "Sahifasi yuklangach, safaringiz ochiladi.",
};
