import * as v from "valibot";
import { quoteSchema } from "../../../src/domain/booking/booking-view.ts";
import { textOrNull } from "../../../src/domain/schemas.ts";
import { printedReceiptFacts, type PrintedReceipt, RECEIPT_PAGE } from "../../../src/languages/en/documents/receipt.ts";
import type { Seller } from "../_shared/shop.ts";
import { escapeHtml } from "../_shared/text/html.ts";
import { factsHtml, printPageHtml, sellerHtml } from "./page.ts";

export const receiptSchema = v.object({
  payment_id: v.string(),
  booking_id: v.string(),
  status: v.string(),
  amount_cents: v.number(),
  title: v.string(),
  check_in: v.string(),
  guests: v.number(),
  options: quoteSchema.entries.options,
  method: v.nullish(v.string()),
  paid_at: textOrNull,
});
/** Shows no name, address or phone, since a payment's id is enough to read it. */
export const receiptHtml = (receipt: PrintedReceipt, number: string | null, shop: Seller): string =>
  printPageHtml(
    RECEIPT_PAGE.title(receipt.title),
    `<header><div><p>${escapeHtml(shop.name)}</p><h1>${escapeHtml(RECEIPT_PAGE.heading)}</h1></div></header>` +
      factsHtml(printedReceiptFacts(receipt, number)) +
      sellerHtml(shop),
  );
