import { exact, money } from "../write.ts";

export const CASH_RECEIPT: typeof import("../../en/trips/receipts.ts").CASH_RECEIPT = {
  title: "Naqd pul cheklari",
  handed: (amount, guide, at) => `Siz naqd ${amount} berdingiz (gid ${guide}, ${at}).`,
  charged: (amount, currency, cents) => `${exact(amount)} ${currency} (${money(cents)})`,
  waiting: "Operator hali tasdiqlamagan.",
  booked: "Toʻlov hisobga olingan.",
  unknownTrip:
    "Bu safar ushbu qurilmada yoʻq. Chek saqlandi va safarni xatingizdagi havola orqali ochganingizda u bilan birga koʻrinadi.",
  otherReference: (reference) => `U boshqa bron uchun, ${reference}: uni operatorga koʻrsating.`,
  problems: {
    damaged: "Bu chekni oʻqib boʻlmadi. Giddan kodni yana koʻrsatishni soʻrang.",
    newer_version:
      "Bu chek ilovaning yangiroq versiyasidan. Aloqa boʻlganda ilovani qayta yuklang va uni yana skanerlang.",
    not_kept: "Bu qurilma chekni saqlay olmadi. Gidning ekranini suratga oling.",
  },
};

const DOCUMENT_KINDS = {
  invoice: "Hisob-faktura",
  credit_note: "Kredit-nota",
  receipt: "Chek",
  payout: "Pul qaytarildi",
} as const;

export const documentTitle: typeof import("../../en/trips/receipts.ts").documentTitle = ({ kind, reason }) =>
  kind === "payout" && reason === "voided" ? "Chek bekor qilindi" : DOCUMENT_KINDS[kind];
