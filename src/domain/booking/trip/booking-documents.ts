import * as v from "valibot";
import { integer, textOrNull } from "../../schemas.ts";
import type { BookingView } from "../booking-view.ts";

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
