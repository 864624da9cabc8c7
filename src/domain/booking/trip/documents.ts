import * as v from "valibot";
import type { BookingView } from "../booking-view.ts";

const KINDS = { invoice: "Invoice", credit_note: "Credit note", receipt: "Receipt", payout: "Refund paid" } as const;

/** An invoice or credit note is about the price, a receipt or payout about money. A payout of a voided payment sent none. */
export const documentTitle = ({ kind, reason }: { kind: keyof typeof KINDS; reason?: string | null }): string =>
  kind === "payout" && reason === "voided" ? "Receipt voided" : KINDS[kind];

export const documentEntries = {
  /** Its number, such as INV-2026-00012. */
  name: v.string(),
  kind: v.picklist(["invoice", "credit_note", "receipt", "payout"]),
  cents: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  made_at: v.string(),
  payment_id: v.nullable(v.string()),
  /** The kind of journal it was made of, such as `sale`, `returned` or `voided`. */
  reason: v.nullish(v.string()),
};
export const documentsSchema = v.array(v.object(documentEntries));
export type BookingDocument = v.InferOutput<typeof documentsSchema>[number];

/** The numbered papers of a trip as the server told them; of a trip kept by an older version there are none. */
export function documentsOf({ documents }: Pick<BookingView, "documents">): BookingDocument[] {
  const read = v.safeParse(documentsSchema, documents);
  return read.success ? read.output : [];
}
