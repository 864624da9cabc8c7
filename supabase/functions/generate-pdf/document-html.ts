import * as v from "valibot";
import { quoteSchema } from "../../../src/domain/booking/booking-view.ts";
import { documentEntries } from "../../../src/domain/booking/trip/documents.ts";
import { chargedSchema } from "../../../src/domain/payment/methods.ts";
import { type PriceFact, priceFacts } from "../../../src/languages/en/shared/price.ts";
import { count, day, dayInTashkent, money } from "../../../src/languages/en/write.ts";
import { escapeHtml } from "../_shared/text/html.ts";
import type { Seller } from "../_shared/shop.ts";
import { factsHtml, printPageHtml, sellerHtml } from "./page.ts";
import { textOrNull } from "../../../src/domain/schemas.ts";
import { chargedAmountText, methodWords } from "../../../src/languages/en/payment/methods.ts";
import { documentTitle } from "../../../src/languages/en/trips/document-titles.ts";

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
  /** Only the end of the card's code: the whole code is money. */
  card: v.string(),
  valid_until: textOrNull,
  reason: v.string(),
  method: v.string(),
});

export const documentSchema = v.object({ ...documentEntries, details: v.union([bookingSchema, giftCardSchema]) });
type Document = v.InferOutput<typeof documentSchema>;
type Booking = v.InferOutput<typeof bookingSchema>;
type GiftCard = v.InferOutput<typeof giftCardSchema>;

const AMOUNT_LABELS = { invoice: "Total", credit_note: "Taken off the price", receipt: "Received" };
const amountLabel = ({ kind, details }: Document): string => {
  if (kind !== "payout") return AMOUNT_LABELS[kind];
  return details.reason === "voided" ? "Not received after all" : "Sent to you";
};

const bookingFacts = (details: Booking, { kind, made_at, payment_id }: Document): PriceFact[] => {
  const { method, charged, paid_at } = details;
  const receivedOn = kind === "receipt" && paid_at ? dayInTashkent(paid_at) : dayInTashkent(made_at);
  return [
    ["To", [details.customer_name, details.customer_email].filter(Boolean).join(", ")],
    ["Trip", details.title],
    ["Departure", day(details.check_in)],
    ["Ends", day(details.ends_on)],
    ["Guests", count(details.guests, "guest")],
    ["Booking reference", details.reference],
    ...(method ? [[kind === "payout" ? "By" : "Paid by", methodWords(method)] as PriceFact] : []),
    ...(receivedOn === dayInTashkent(made_at) ? [] : [["Received on", receivedOn] as PriceFact]),
    ...(charged ? [["Handed over", chargedAmountText(charged)] as PriceFact] : []),
    ...(payment_id ? [["Payment ID", payment_id] as PriceFact] : []),
  ];
};

const giftCardFacts = ({ to_name, card, valid_until, method }: GiftCard, { kind }: Document): PriceFact[] => [
  ["For", to_name],
  ["Gift card", `ending in ${card}`],
  ...(valid_until ? [["Valid until", day(valid_until)] as PriceFact] : []),
  [kind === "payout" ? "By" : "Paid by", methodWords(method)],
];

export const documentHtml = (document: Document, shop: Seller): string => {
  const { kind, name, cents, made_at, details } = document;
  const title = documentTitle({ kind, reason: details.reason });
  const isWhole = "quote" in details && kind === "invoice" && details.quote.total_cents === cents;
  const about = "quote" in details ? bookingFacts(details, document) : giftCardFacts(details, document);
  return printPageHtml(
    `${title} ${name}`,
    `<header><div><p>${escapeHtml(shop.name)}</p><h1>${title}</h1><p class="code">${escapeHtml(name)}</p></div></header>` +
      factsHtml([["Date", dayInTashkent(made_at)], ...about]) +
      `<h2>Amount</h2>${factsHtml([...(isWhole ? priceFacts(details.quote) : []), [amountLabel(document), money(cents)]])}` +
      ("quote" in details
        ? ""
        : `<p class="small">Money received for a voucher. The sale is invoiced with the trip it pays for.</p>`) +
      `<p class="small">All amounts are in US dollars.</p>` +
      sellerHtml(shop),
  );
};
