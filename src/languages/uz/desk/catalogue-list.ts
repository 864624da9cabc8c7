import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { count, moneyShort } from "../write.ts";

export const SUCCESS = "Tayyor";

export const LIST_NOT_LOADED: Record<ItemKind, string> = {
  destination: "Yoʻnalishlarni yuklab boʻlmadi",
  tour: "Turlarni yuklab boʻlmadi",
  package: "Paketlarni yuklab boʻlmadi",
};

export const KIND_WORDS: Record<ItemKind, { one: string; many: string }> = {
  destination: { one: "Yoʻnalish", many: "Yoʻnalishlar" },
  tour: { one: "Tur", many: "Turlar" },
  package: { one: "Paket", many: "Paketlar" },
};

const one = (kind: ItemKind) => KIND_WORDS[kind].one;

export const LIST: typeof import("../../en/desk/catalogue-list.ts").LIST = {
  offline: "Aloqa yoʻq: bu qurilmadagi katalog. Uni tahrirlash, aloqa tiklanganda esa saqlash mumkin.",
  offlineArchive: "Aloqa yoʻq: arxiv bu qurilmada saqlanmagan.",
  nothingArchived: "Arxivda hech narsa yoʻq.",
  nothing: (kind) => `${KIND_WORDS[kind].many} topilmadi.`,
  askDelete: (kind) => `Bu ${one(kind).toLowerCase()} oʻchirilsinmi?`,
  deleteMeans: (title) =>
    `${title}. Sayohatchilar uni bron qilgan boʻlsa, oʻchirish oʻrniga arxivga oʻtadi va vaucherlarida qoladi.`,
  updated: "Maʼlumotlar yangilandi",
  notUpdated: "Maʼlumotlarni yangilab boʻlmadi",
  changedMeanwhile: "Boshqa administrator buni oʻzgartirgan. Roʻyxat yangilandi.",
  notDeleted: "Oʻchirib boʻlmadi",
  deleted: (kind) => `${one(kind)} oʻchirildi`,
  archived: (kind) => `${one(kind)} arxivga oʻtkazildi, chunki sayohatchilar uni bron qilgan.`,
  facts: (cents, days, guests) => `${moneyShort(cents)} · ${count(days, "kun")} · ${guests} kishigacha`,
  featured: "Bosh sahifada",
  featuredOf: (title) => `Bosh sahifada: ${title}`,
  restore: "Qaytarish",
  restoreOf: (title) => `Arxivdan qaytarish: ${title}`,
  edit: "Tahrirlash",
  editOf: (title) => `Tahrirlash: ${title}`,
  duplicate: "Nusxalash",
  duplicateOf: (title) => `Nusxalash: ${title}`,
  delete: "Oʻchirish",
  deleteOf: (title) => `Oʻchirish: ${title}`,
  deleteHint: (kind) => `Bu ${one(kind).toLowerCase()}ni oʻchirish`,
  cancel: "Bekor qilish",
  add: "Qoʻshish",
  addOf: (kind) => `${one(kind)} qoʻshish`,
  search: (kind) => `Qidiruv: ${KIND_WORDS[kind].many.toLowerCase()}`,
  searchHint: "Nomi",
  showArchived: "Arxiv",
  again: "Qayta urinish",
  pages: (kind) => `Sahifalar: ${KIND_WORDS[kind].many.toLowerCase()}`,
};

export const DRAFTS: typeof import("../../en/desk/catalogue-list.ts").DRAFTS = {
  mark: "Saqlanmagan qoralama",
  nameless: (kind) => `Nomsiz ${one(kind).toLowerCase()}`,
  askDiscard: "Bu qoralama oʻchirilsinmi?",
  discardMeans: "Matni butunlay oʻchiriladi.",
  label: (kind) => `Saqlanmagan qoralamalar, ${one(kind).toLowerCase()}`,
  resume: "Davom etish",
  resumeOf: (title) => `Davom etish: ${title}`,
  discard: "Oʻchirish",
  discardOf: (title) => `Qoralamani oʻchirish: ${title}`,
  keep: "Qoldirish",
};

export const CATALOGUE_LEAD = "Yoʻnalishlar, turlar va paketlar.";
export const CATALOGUE_PAYMENTS = "Toʻlovlar jurnali";
