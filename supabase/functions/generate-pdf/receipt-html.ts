import * as v from "valibot";
import { quoteSchema } from "../../../src/domain/booking/booking-view.ts";
import type { Language } from "../../../src/domain/languages.ts";
import { optionalLanguage, textOrNull } from "../../../src/domain/schemas.ts";
import { type PrintedReceipt, printedReceiptFacts } from "../../../src/text/documents.ts";
import type { Seller } from "../_shared/shop.ts";
import { escapeHtml } from "../_shared/text/html.ts";
import { languageOf } from "../_shared/text/languages.ts";
import { factsHtml, printPageHtml, sellerHtml } from "./page.ts";

export const receiptSchema = v.object({
  payment_id: v.string(),
  booking_id: v.string(),
  language: optionalLanguage,
  status: v.string(),
  amount_cents: v.number(),
  title: v.string(),
  check_in: v.string(),
  guests: v.number(),
  options: quoteSchema.entries.options,
  method: v.nullish(v.string()),
  paid_at: textOrNull,
});
export const receiptHtml = (
  receipt: PrintedReceipt & { language?: Language | undefined },
  number: string | null,
  shop: Seller,
): string => {
  const words = languageOf(receipt);
  const { RECEIPT_PAGE } = words.documents;
  return printPageHtml(
    words,
    RECEIPT_PAGE.title({ trip: receipt.title }),
    `<header><div><p>${escapeHtml(shop.name)}</p><h1>${escapeHtml(RECEIPT_PAGE.heading)}</h1></div></header>` +
      factsHtml(printedReceiptFacts(words, receipt, number)) +
      sellerHtml(shop, words),
  );
};
