import { count } from "../write.ts";

export const OFFLINE_PAGE: typeof import("../../en/offline/page.ts").OFFLINE_PAGE = {
  lead: "Shu qurilmada oflayn ochiladiganlar.",
  saved: "Siz saqlaganlar",
  savedList: "Saqlanganlar",
  showAll: (items) => `Barchasini koʻrsatish: ${items}`,
  nothing: "Hali hech narsa saqlanmagan",
  nothingHow:
    "Yoʻnalish, tur, paket yoki safar sahifasida “Oflayn saqlash” tugmasini bosing, shunda uning matni va suratlari shu yerda saqlanadi.",
  allTours: "Barcha turlar",
};

export const SAVED_KINDS: typeof import("../../en/offline/page.ts").SAVED_KINDS = {
  destination: "Yoʻnalish",
  tour: "Tur",
  package: "Paket",
  trip: "Safaringiz",
};

export const SAVED_CARD: typeof import("../../en/offline/page.ts").SAVED_CARD = {
  gone: "Endi taklif qilinmaydi. Nusxangiz baribir ochiladi.",
  newer: "Matn yoki sanalar oʻzgargan: nusxangizni yangilang.",
  removeOne: (title) => `“${title}”ni shu qurilmadan oʻchirish`,
};

export const SAVE_EVERYTHING: typeof import("../../en/offline/page.ts").SAVE_EVERYTHING = {
  title: "Hammasini saqlash",
  text: "Suratlari bilan barcha yoʻnalishlar, turlar va paketlar hamda safarlaringiz: samolyot, sahro va SIM-kartasiz birinchi soatlar uchun.",
  resume: "Yuklashni davom ettirish",
  preparing: "Roʻyxat tayyorlanmoqda…",
  page: (page, pages, title) => `${pages} sahifadan ${page}-sahifa: ${title}`,
  pictures: (done, total, size) => `${total} ta suratdan ${done} tasi, ${size}`,
  progress: (done, total) => `${total} ta suratdan ${done} tasi saqlandi`,
  allReady: (pages, size) => `Barcha ${count(pages, "ta sahifa")} oflayn tayyor: suratlar hajmi ${size}.`,
  allSaved: (pages, size) => `Barcha ${count(pages, "ta sahifa")} saqlandi: suratlar hajmi ${size}.`,
  someReady: (saved, pages, size) =>
    `${count(pages, "ta sahifadan")} ${saved} tasi oflayn tayyor, suratlar hajmi ${size}.`,
  someSaved: (saved, pages, size) => `${count(pages, "ta sahifadan")} ${saved} tasi saqlandi, suratlar hajmi ${size}.`,
};

export const ALWAYS_OFFLINE: typeof import("../../en/offline/page.ts").ALWAYS_OFFLINE = {
  title: "Doim oflayn ochiladi",
  appDownloading: "Ilova hali yuklanmoqda: yuklab boʻlingach, sahifalar oflayn ochiladi.",
  appNotSupported: "Bu brauzer ilovani oflayn ocha olmaydi.",
  noCatalogue: "Katalog aloqa bor paytdagi birinchi tashrifingizda yuklanadi.",
  catalogue: (destinations, tours, packages) =>
    `${count(destinations, "ta yoʻnalish")}, ${count(tours, "ta tur")} va ${count(packages, "ta paketning")} matni, narxlari va sanalari hamda ular boʻyicha qidiruv.`,
  asOf: (age) => `Yangilangan: ${age}.`,
  trips: (onDevice) => [
    { trips: "Safarlarim" },
    ` vaucherlari bilan${onDevice > 0 ? ` (shu qurilmada ${onDevice} ta)` : ""}; siz yozgan bron va xabarlar aloqa paydo boʻlguncha shu yerda saqlanadi.`,
  ],
  help: [
    { help: "Yordam markazi" },
    ", bron qilish boʻyicha maslahatlar, xizmat koʻrsatish va bekor qilish shartlari.",
  ],
};

export const STORAGE_PANEL: typeof import("../../en/offline/page.ts").STORAGE_PANEL = {
  title: "Xotira",
  saved: (size) => `Saqlangan suratlar: ${size}.`,
  used: "Ilova band qilgan xotira",
  usage: (used, free) => `Butun ilova taxminan ${used} joy oladi; uning uchun ${free} boʻsh.`,
  unknown: "Brauzeringiz qancha xotira qolganini koʻrsatmaydi.",
  persistence: {
    promised: "Safarlaringiz shu yerda ishonchli saqlanadi, hatto qurilmada joy kam qolsa ham.",
    not_promised: "Qurilmada joy kam qolsa, brauzeringiz saqlanganlarni oʻchirishi mumkin.",
    unknown: "Brauzeringiz saqlanganlarni himoya qilish-qilmasligini koʻrsatmaydi.",
  },
  protect: "Saqlanganlarni himoyalash",
  isProtected: "Himoyalandi",
  notProtected: "Hali himoyalanmagan",
  notProtectedWhy:
    "Brauzerlar oʻrnatilgan yoki koʻp ishlatiladigan ilovalarni himoyalaydi. Ilovani oʻrnating va qayta urinib koʻring.",
  install: "Ilovani oʻrnatish",
  removeAll: "Barcha saqlanganlarni oʻchirish",
  wifiOnly: "Faqat Wi-Fi orqali",
  wifiUnknown: "Brauzeringiz qaysi tarmoqda ekanini koʻrsatmaydi: katta yuklashdan oldin aloqangizni tekshiring.",
};

export const SAVED_COPY_PAGE: typeof import("../../en/offline/page.ts").SAVED_COPY_PAGE = {
  tourLine: (days, price) => `${count(days, "kun")}, oʻshanda bir kishi uchun ${price}`,
  packageLine: (days, price) => `${count(days, "kun")}, oʻshanda ${price}`,
  noLongerOffered: "Bu endi taklif qilinmaydi. Siz shu qurilmada saqlangan nusxani koʻryapsiz.",
  noLongerOfferedSince: (age) => `Bu endi taklif qilinmaydi. Siz shu qurilmada saqlangan nusxani koʻryapsiz (${age}).`,
  included: "Narxga kiradi",
  itinerary: "Dastur",
  day: (day) => `${day}-kun:`,
};
