import * as v from "valibot";
import type { BookingView } from "../booking/booking-view.ts";
import { integer, optionalText } from "../schemas.ts";

export const receiptsSchema = v.array(
  v.object({
    id: v.string(),
    payment_id: v.string(),
    kind: v.picklist(["sale", "refund"]),
    currency: v.string(),
    amount: integer,
    lines: v.array(
      v.object({ name: v.string(), mxik: v.string(), package_code: v.string(), vat: v.boolean(), amount: integer }),
    ),
    terminal_id: optionalText,
    receipt_number: optionalText,
    fiscal_sign: optionalText,
    qr_url: optionalText,
    issued_at: optionalText,
    created_at: v.string(),
  }),
);
export type FiscalReceipt = v.InferOutput<typeof receiptsSchema>[number];

export function fiscalReceiptsOf(view: Pick<BookingView, "fiscal"> | null | undefined): FiscalReceipt[] {
  const parsed = v.safeParse(receiptsSchema, view?.fiscal);
  return parsed.success ? parsed.output : [];
}
