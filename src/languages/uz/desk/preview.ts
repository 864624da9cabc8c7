import type { ContentGap } from "../../../domain/desk/catalogue/content-gaps.ts";
import { count, moneyShort } from "../write.ts";

export const PREVIEW: typeof import("../../en/desk/preview.ts").PREVIEW = {
  show: "Telefonda qanday koʻrinadi",
  hide: "Koʻrinishni yashirish",
  unpublished: "Koʻrib chiqish: saqlamaguningizcha eʼlon qilinmaydi.",
  title: "Koʻrib chiqish, eʼlon qilinmagan: telefondagi sahifa",
};

const LACK_WORDS: Record<ContentGap, string> = {
  description: "Bir necha gapli tavsif",
  picture: "Surat",
  price: "Narx",
  dates: "Sanalar: ularsiz sayohatchilar faqat kun soʻrashi mumkin",
  meeting: "Uchrashuv joyi",
  itinerary: "Kunma-kun dastur",
  includes: "Narxga nima kiradi",
  tours: "Paket tarkibidagi turlar",
  place: "Xaritadagi joyi",
  fiscal: "MXIK va qadoq kodi: karta orqali toʻlovga fiskal chek kerak, kompaniyaning esa oʻz kodi yoʻq",
  room: "Sayohatchilar tunaydigan xona surati",
  table: "Dasturxon surati: nima va qayerda yeyiladi",
  guide: "Gid surati",
  group: "Yoʻldagi guruh surati",
  vehicle: "Transport surati",
};

export const CONTENT_GAP_TEXTS: typeof import("../../en/desk/preview.ts").CONTENT_GAP_TEXTS = {
  title: "Sotishdan oldin toʻldiring",
  label: "Bu forma boʻlimlari",
  none: "Hammasi toʻldirilgan.",
  word: (lack) => LACK_WORDS[lack],
};

export const PLACE: typeof import("../../en/desk/preview.ts").PLACE = {
  search: "Maʼlum joyni qidirish",
  none: "Bunday nomli maʼlum joy yoʻq. Koordinatalarini kiriting yoki xaritani bosing.",
  at: (latitude, longitude) => `${latitude}, ${longitude}`,
  here: (where) => `Xaritadagi joy: ${where}. Koʻrsatkich tugmalari uni suradi.`,
  latitude: "Kenglik",
  longitude: "Uzunlik",
};

export const CARD_PREVIEW: typeof import("../../en/desk/preview.ts").CARD_PREVIEW = {
  label: "Koʻrib chiqish",
  featured: "Bosh sahifada",
  untitled: "Nomsiz",
  place: (city, country) => `${city || "Shahar"}, ${country}`,
  trip: (cents, days, guests) =>
    `Bir kishi uchun ${cents === null ? "—" : moneyShort(cents)} · ${days === null ? "? kun" : count(days, "kun")} · ${guests ?? "?"} kishigacha`,
};

export const FORM_PARTS: typeof import("../../en/desk/preview.ts").FORM_PARTS = {
  words: "Matnlar",
  pictures: "Suratlar",
  size: "Davomiyligi, narxi, oʻrinlari",
  home: "Bosh sahifada",
  route: "Marshrut",
  program: "Dastur",
  included: "Narxga nima kiradi",
  stays: "Sayohatchilar qayerda tunaydi",
  options: "Qoʻshimcha xizmatlar",
  questions: "Sayohatchilarga savollar",
  tours: "Turlar",
  dates: "Sanalar",
  map: "Xaritada",
  fiscal: "Fiskal cheklar uchun",
  voucher: "Vaucherda (ixtiyoriy)",
  facts: "Bron qilishdan oldin (ixtiyoriy)",
};
