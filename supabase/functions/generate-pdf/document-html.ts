import * as v from "valibot";
import { quoteSchema } from "../../../src/domain/booking/booking-view.ts";
import { documentEntries } from "../../../src/domain/booking/trip/booking-documents.ts";
import { chargedSchema } from "../../../src/domain/payment/methods.ts";
import { optionalLanguage, textOrNull } from "../../../src/domain/schemas.ts";
import { amountLabel, documentBookingFacts, documentCardFacts } from "../../../src/text/documents.ts";
import { documentTitle } from "../../../src/text/payment.ts";
import { priceFacts } from "../../../src/text/terms.ts";
import type { Seller } from "../_shared/shop.ts";
import { escapeHtml } from "../_shared/text/html.ts";
import { languageOf } from "../_shared/text/languages.ts";
import { factsHtml, printPageHtml, sellerHtml } from "./page.ts";

const bookingSchema = v.object({
  reference: v.string(),
  title: v.string(),
  guests: v.number(),
  check_in: v.string(),
  ends_on: v.string(),
  customer_name: v.string(),
  customer_email: v.string(),
  quote: quoteSchema,
  reason: v.string(),
  method: v.nullish(v.string()),
  charged: v.nullish(chargedSchema),
  paid_at: v.nullish(v.string()),
});
const giftCardSchema = v.object({
  to_name: v.string(),
  card: v.string(),
  valid_until: textOrNull,
  reason: v.string(),
  method: v.string(),
});

export const documentSchema = v.object({
  ...documentEntries,
  language: optionalLanguage,
  details: v.union([bookingSchema, giftCardSchema]),
});
type Document = v.InferOutput<typeof documentSchema>;

export const documentHtml = (document: Document, shop: Seller): string => {
  const words = languageOf(document);
  const { DOCUMENT_PAGE } = words.documents;
  const { kind, name, cents, made_at, details } = document;
  const { reason } = details;
  const title = documentTitle(words.payment, { kind, reason });
  const isWhole = "quote" in details && kind === "invoice" && details.quote.total_cents === cents;
  const about =
    "quote" in details ? documentBookingFacts(words, details, document) : documentCardFacts(words, details, document);
  const small = (text: string) => `<p class="small">${escapeHtml(text)}</p>`;
  return printPageHtml(
    words,
    `${title} ${name}`,
    `<header><div><p>${escapeHtml(shop.name)}</p><h1>${title}</h1><p class="code">${escapeHtml(name)}</p></div></header>` +
      factsHtml([[DOCUMENT_PAGE.date, words.write.dayInTashkent(made_at)], ...about]) +
      `<h2>${DOCUMENT_PAGE.amount}</h2>` +
      factsHtml([
        ...(isWhole ? priceFacts(words.terms, details.quote) : []),
        [amountLabel(words.documents, kind, reason), words.write.money(cents)],
      ]) +
      ("quote" in details ? "" : small(DOCUMENT_PAGE.voucherMoney)) +
      small(DOCUMENT_PAGE.currency) +
      sellerHtml(shop, words),
  );
};
