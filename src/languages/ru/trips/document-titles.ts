const DOCUMENT_KINDS = {
  invoice: "Счёт",
  credit_note: "Кредит-нота",
  receipt: "Квитанция",
  payout: "Возврат выплачен",
} as const;

export const documentTitle: typeof import("../../en/trips/document-titles.ts").documentTitle = ({ kind, reason }) =>
  kind === "payout" && reason === "voided" ? "Квитанция аннулирована" : DOCUMENT_KINDS[kind];
