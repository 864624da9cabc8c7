import * as v from "valibot";
import type { BookingView } from "../booking-view.ts";

const KINDS = { invoice: "Invoice", receipt: "Receipt", credit_note: "Credit note" } as const;
export type DocumentKind = keyof typeof KINDS;
export const documentTitle = (kind: DocumentKind): string => KINDS[kind];

export const documentEntries = {
  /** Its number, such as INV-2026-00012. */
  name: v.string(),
  kind: v.picklist(["invoice", "receipt", "credit_note"]),
  cents: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  made_at: v.string(),
  payment_id: v.nullable(v.string()),
};
export const documentsSchema = v.array(v.object(documentEntries));
export type BookingDocument = v.InferOutput<typeof documentsSchema>[number];

/** The numbered papers of a trip as the server told them; of a trip kept by an older version there are none. */
export function documentsOf({ documents }: Pick<BookingView, "documents">): BookingDocument[] {
  const read = v.safeParse(documentsSchema, documents);
  return read.success ? read.output : [];
}
