const DOCUMENT_KINDS = {
  invoice: "Hisob-faktura",
  credit_note: "Kredit-nota",
  receipt: "Chek",
  payout: "Pul qaytarildi",
} as const;

export const documentTitle: typeof import("../../en/trips/document-titles.ts").documentTitle = ({ kind, reason }) =>
  kind === "payout" && reason === "voided" ? "Chek bekor qilindi" : DOCUMENT_KINDS[kind];
