import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { momentInTashkent } from "../write.ts";

export const DRAFT_MARK: typeof import("../../en/desk/publishing.ts").DRAFT_MARK = {
  draft: "Qoralama",
  scheduled: (at: number) => `Qoralama, sotuvga chiqadi: ${momentInTashkent(at)}`,
  late: "Qoralama, vaqtida eʼlon qilinmadi",
};

export const PUBLISHING: typeof import("../../en/desk/publishing.ts").PUBLISHING = {
  title: "Qoralama",
  hidden: "Sayohatchilar bu qoralamani koʻrmaydi va bron qila olmaydi.",
  scheduled: (at: number) => `Toshkent vaqti bilan ${momentInTashkent(at)} da eʼlon qilinadi.`,
  late: (at: number) =>
    `${momentInTashkent(at)} da eʼlon qilinishi kerak edi, lekin unga kerakli yoʻnalish yoki tur arxivda turibdi yoxud hali qoralama. Avval oʻshani eʼlon qiling.`,
  saveDraft: "Qoralama sifatida saqlash",
  draftSaved: "Qoralama saqlandi. Sayohatchilar uni hali koʻrmaydi.",
  saveFirst: "Avval oʻzgarishlarni saqlang, keyin eʼlon qiling.",
  publish: "Hozir eʼlon qilish",
  published: "Eʼlon qilindi. Sayohatchilar uni keyingi yangilanishda koʻradi.",
  at: "Eʼlon qilish vaqti (Toshkent vaqti)",
  atInFuture: "Kelajakdagi vaqtni tanlang.",
  schedule: "Rejalashtirish",
  unschedule: "Oʻzi eʼlon qilinmasin",
  scheduleSaved: "Eʼlon qilish vaqti saqlandi",
  notSaved: "Qoralama oʻzgarmadi",
  makeLink: "Koʻrish havolasini yaratish",
  link: "Koʻrish havolasi",
  linkLasts: (until: number) =>
    `Bu havola orqali qoralamani ${momentInTashkent(until)} gacha istalgan kishi koʻradi. Yangi havola uning oʻrnini oladi.`,
};

export const DRAFT_PAGE: typeof import("../../en/desk/publishing.ts").DRAFT_PAGE = {
  notice: "Bu hali sotuvga chiqmagan qoralama. Iltimos, bu sahifani ulashmang.",
  over: "Koʻrish havolasi endi ishlamaydi",
  overLead: "Qoralama eʼlon qilingan, oʻchirilgan yoki havola almashtirilgan.",
  failed: "Qoralama yuklanmadi",
  all: { tour: "Barcha turlar", package: "Barcha paketlar" } satisfies Record<Exclude<ItemKind, "destination">, string>,
};
