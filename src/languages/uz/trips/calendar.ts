import { ago, count } from "../write.ts";

export const FOLLOW_CALENDAR: typeof import("../../en/trips/calendar.ts").FOLLOW_CALENDAR = {
  title: "Taqvimda kuzatib borish",
  what: "Safar taqvimingizda koʻrinadi; uchrashuv joyi, sana yoki safarning oʻzi oʻzgarsa, avtomatik yangilanadi.",
  follow: "Taqvim havolasini yaratish",
  how: "Havolani shu qurilmada oching yoki nusxalab, taqvimingizda “URL orqali qoʻshish” boʻlimiga joylang. Havolasi bor har kim bu yozuvlarni koʻra oladi.",
  open: "Taqvimda ochish",
  copy: "Havolani nusxalash",
  copied: { title: "Nusxalandi", message: "Taqvimingizda “URL orqali qoʻshish” boʻlimiga joylang." },
  notCopied: { title: "Nusxalanmadi", message: "Brauzer ruxsat bermadi. “Taqvimda ochish” tugmasini bosib koʻring." },
  notRead: "Taqvim havolani hali oʻqimagan. Odatda u bir necha soatda bir marta oʻqiydi.",
  read: (agoMs) => `Taqvim havolani oxirgi marta ${ago(agoMs)} oʻqigan.`,
  others: (number) => `Boshqa qurilmalarda ${count(number, "ta taqvim havolasi")} yaratilgan.`,
  stop: "Kuzatishni toʻxtatish",
  done: "Yopish",
  again: "Qayta urinish",
  offline: "Buning uchun aloqa kerak. Aloqa boʻlganda qayta urinib koʻring.",
  refusals: {
    not_found: "Safar tugagan yoki topilmadi, uni taqvimda kuzatib boʻlmaydi.",
    trip_over: "Safar bekor qilingan, uni taqvimda kuzatib boʻlmaydi.",
    not_confirmed: "Safar tasdiqlangach, uni taqvimda kuzatish mumkin.",
    rate_limited: "Urinishlar juda koʻp. Bir daqiqa kuting.",
  },
};
