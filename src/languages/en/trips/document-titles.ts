import type { BookingDocument } from "../../../domain/booking/trip/documents.ts";

const DOCUMENT_KINDS = {
  invoice: "Invoice",
  credit_note: "Credit note",
  receipt: "Receipt",
  payout: "Refund paid",
} as const;

/** Voiding a payment makes a payout document that sends no money. */
export const documentTitle = ({ kind, reason }: Pick<BookingDocument, "kind" | "reason">): string =>
  kind === "payout" && reason === "voided" ? "Receipt voided" : DOCUMENT_KINDS[kind];
