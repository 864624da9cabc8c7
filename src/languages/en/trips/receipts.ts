import type { BookingDocument } from "../../../domain/booking/trip/documents.ts";
import { exact, money } from "../write.ts";

export const CASH_RECEIPT = {
  title: "Cash receipts",
  handed: (amount: string, guide: string, at: string) => `You handed ${amount} to ${guide} on ${at}.`,
  charged: (amount: number, currency: string, cents: number) => `${exact(amount)} ${currency} (${money(cents)})`,
  waiting: "The operator has not confirmed it yet.",
  booked: "It is in the books.",
  unknownTrip:
    "This trip is not on this device. The receipt is saved, and appears with the trip once you open it with the link in your email.",
  otherReference: (reference: string) => `It is for another booking, ${reference}: show it to the operator.`,
  problems: {
    damaged: "This receipt cannot be read. Ask the guide to show the code again.",
    newer_version:
      "This receipt is from a newer version of the app. Reload the app when you are online and scan it again.",
    not_kept: "This device could not save the receipt. Take a photo of the guide's screen.",
  },
};

const DOCUMENT_KINDS = {
  invoice: "Invoice",
  credit_note: "Credit note",
  receipt: "Receipt",
  payout: "Refund paid",
} as const;

/** Voiding a payment makes a payout document that sends no money. */
export const documentTitle = ({ kind, reason }: Pick<BookingDocument, "kind" | "reason">): string =>
  kind === "payout" && reason === "voided" ? "Receipt voided" : DOCUMENT_KINDS[kind];
