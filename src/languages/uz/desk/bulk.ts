import { count, grouped } from "../write.ts";

const bookings = (number: number) => count(number, "bron");

export const BULK_TEXTS: typeof import("../../en/desk/bulk.ts").BULK_TEXTS = {
  label: "Tanlangan bronlar",
  selected: (number) => `${grouped(number)} ta tanlandi`,
  all: (number) => `Topilgan ${grouped(number)} tasining hammasini tanlash`,
  collecting: (number, all) => `Tanlanmoqda: ${grouped(number)} / ${grouped(all)}…`,
  notCollected: "Hammasini tanlab boʻlmadi",
  clear: "Tozalash",
  export: "CSV yuklab olish",
  exported: (number) => `${bookings(number)} yuklab olindi`,
  write: "Mehmonlarga yozish",
  tooMany: (most) =>
    `Xat bir martada koʻpi bilan ${most} bronga yuboriladi. Avval roʻyxatni filtrlar bilan qisqartiring.`,
  guide: "Gid tayinlash",
  mark: "Belgilash",
  back: "Bekor qilish",
  close: "Yopish",
  again: "Shular uchun qayta urinish",
  progress: (done, total) => `${done} / ${total} bajarildi`,
  failed: (number) => `${number} ta bajarilmadi`,
};

export const MARK_MANY: typeof import("../../en/desk/bulk.ts").MARK_MANY = {
  title: (number) => `Belgilash: ${bookings(number)}`,
  act: (on) => (on ? "Eʼtibor talab qiladi deb belgilash" : "Belgini olib tashlash"),
  what: "Nima qilinadi",
  nobody: "Xat yuborilmaydi. Sabab har bir bronning tarixida saqlanadi.",
  reason: "Sabab",
  missing: "Sababini yozing.",
};

export const GUIDE_MANY: typeof import("../../en/desk/bulk.ts").GUIDE_MANY = {
  title: (number) => `Gid tayinlash: ${count(number, "joʻnash")}`,
  act: "Tayinlash",
  guide: "Gid",
  none: "Gidsiz",
  choose: "Gidni tanlang",
  missing: "Gidni tanlang.",
  applies: (departures, number) =>
    `${count(departures, "joʻnash")}, ${bookings(number)}. Shu joʻnashlardagi boshqa hamma ham shu gid bilan boʻladi.`,
  nobody: "Xat yuborilmaydi.",
};
