import type { BookingDocument } from "../../../domain/booking/trip/documents.ts";
/** Voiding a payment makes a payout document that sends no money. */
export declare const documentTitle: ({ kind, reason }: Pick<BookingDocument, "kind" | "reason">) => string;
