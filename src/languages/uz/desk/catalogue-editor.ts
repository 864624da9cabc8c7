import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { KIND_WORDS } from "./catalogue-list.ts";

const one = (kind: ItemKind) => KIND_WORDS[kind].one;

export const itemSavedText = (kind: ItemKind, made: boolean): string =>
  ({
    destination: "Yoʻnalish saqlandi",
    tour: made ? "Tur yaratildi" : "Tur yangilandi",
    package: made ? "Paket yaratildi" : "Paket yangilandi",
  })[kind];

export const ITEM_NOT_SAVED: Record<ItemKind, string> = {
  destination: "Yoʻnalishni saqlab boʻlmadi",
  tour: "Turni saqlab boʻlmadi",
  package: "Paketni saqlab boʻlmadi",
};

export const ITEM_NOT_LOADED: Record<ItemKind, string> = {
  destination: "Yoʻnalishni yuklab boʻlmadi",
  tour: "Turni yuklab boʻlmadi",
  package: "Paketni yuklab boʻlmadi",
};

export const ITEM_NOT_FOUND: Record<ItemKind, string> = {
  destination: "Yoʻnalish topilmadi",
  tour: "Tur topilmadi",
  package: "Paket topilmadi",
};

export const DELETED_MEANWHILE = "Boshqa administrator buni oʻchirgan. Siz yozganlar shu yerda turibdi.";

export const DRAFT_STORAGE_FULL =
  "Qurilmada joy qolmagan, qoralamani saqlab boʻlmaydi. Bu sahifadan chiqishdan oldin saqlang.";

export const NOT_SAVED_YET =
  "Hali saqlanmadi: aloqa yoʻq. Qoralamangiz shu qurilmada. Sahifani ochiq qoldirsangiz, aloqa tiklanganda oʻzi saqlanadi; aks holda oʻshanda oʻzingiz saqlang.";

export const EDITOR: typeof import("../../en/desk/catalogue-editor.ts").EDITOR = {
  restored: "Saqlanmagan qoralamangizni tikladik.",
  offline: "Aloqa yoʻq: bu qurilmadagi nusxa. Yozishda davom etish, aloqa tiklanganda esa saqlash mumkin.",
  kept: "Hali saqlanmadi; qoralama shu qurilmada.",
  askLeave: "Saqlamasdan chiqasizmi?",
  leaveMeans: "Oʻzgarishlaringiz eʼlon qilinmagan. Ular shu qurilmada qoralama boʻlib qoladi.",
  stay: "Tahrirlashni davom ettirish",
  leave: "Chiqish",
  discard: "Uni oʻchirish",
  title: (kind, isNew) => (isNew ? `Yangi ${one(kind).toLowerCase()}` : `${one(kind)}ni tahrirlash`),
  save: (kind) => `${one(kind)}ni saqlash`,
  departures: "Joʻnashlar",
  back: "Katalogga qaytish",
  copy: (name) => `${name} (nusxa)`,
};

export const CONFLICT: typeof import("../../en/desk/catalogue-editor.ts").CONFLICT = {
  columns: ["Maydon", "Uniki", "Sizniki"],
  title: "Siz tahrirlayotganda buni boshqa kishi saqladi",
  same: "Ikkalangiz bir xil maydonlarni oʻzgartirgansiz. Qaysi biri qolishini tanlang.",
  different: "Siz boshqa-boshqa maydonlarni oʻzgartirgansiz: ikkala oʻzgarish ham saqlanadi.",
  equal: "bir xil",
  notYours: "siz oʻzgartirmagansiz",
  nothing: "hech narsa",
  yes: "ha",
  no: "yoʻq",
  stay: "Tahrirlashni davom ettirish",
  discard: "Oʻzimnikini bekor qilish",
  save: "Shu tanlov bilan saqlash",
};
