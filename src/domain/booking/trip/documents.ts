import * as v from "valibot";
import type { BookingView } from "../booking-view.ts";
import { integer, textOrNull } from "../../schemas.ts";

const KINDS = { invoice: "Invoice", credit_note: "Credit note", receipt: "Receipt", payout: "Refund paid" } as const;

/** Voiding a payment makes a payout document that sends no money. */
export const documentTitle = ({ kind, reason }: { kind: keyof typeof KINDS; reason?: string | null }): string =>
  kind === "payout" && reason === "voided" ? "Receipt voided" : KINDS[kind];

export const documentEntries = {
  name: v.string(),
  kind: v.picklist(["invoice", "credit_note", "receipt", "payout"]),
  cents: integer,
  currency: v.string(),
  made_at: v.string(),
  payment_id: textOrNull,
  reason: v.nullish(v.string()),
};
export const documentsSchema = v.array(v.object(documentEntries));
export type BookingDocument = v.InferOutput<typeof documentsSchema>[number];

export function documentsOf({ documents }: Pick<BookingView, "documents">): BookingDocument[] {
  const parsed = v.safeParse(documentsSchema, documents);
  return parsed.success ? parsed.output : [];
}
