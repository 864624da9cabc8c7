import * as v from "valibot";
import { quoteSchema } from "../../../src/domain/booking/booking-view.ts";
import { documentEntries, documentTitle } from "../../../src/domain/booking/trip/documents.ts";
import { chargedSchema, chargedWords, methodWords } from "../../../src/domain/payment/methods.ts";
import { type Fact, priceFacts } from "../../../src/domain/pricing/price-lines.ts";
import { count, day, dayInTashkent, money } from "../../../src/domain/words.ts";
import { escapeHtml } from "../_shared/text/html.ts";
import { factsHtml, pageHtml } from "./page.ts";

export const documentSchema = v.object({
  ...documentEntries,
  /** As it was when the document was made, whatever became of the booking since. */
  details: v.object({
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
  }),
});
type Document = v.InferOutput<typeof documentSchema>;

const AMOUNT_LABELS = { invoice: "Total", credit_note: "Taken off the price", receipt: "Received" };
const amountLabel = ({ kind, details }: Document): string => {
  if (kind !== "payout") return AMOUNT_LABELS[kind];
  return details.reason === "voided" ? "Not received after all" : "Sent to you";
};

/** A numbered paper for who holds the booking's token; printed again it says the same. */
export const documentHtml = (document: Document, sender: string): string => {
  const { kind, name, cents, made_at, payment_id, details } = document;
  const title = documentTitle({ kind, reason: details.reason });
  const isWhole = kind === "invoice" && details.quote.total_cents === cents;
  return pageHtml(
    `${title} ${name}`,
    `<header><div><p>${escapeHtml(sender)}</p><h1>${title}</h1><p class="code">${escapeHtml(name)}</p></div></header>` +
      factsHtml([
        ["Date", dayInTashkent(made_at)],
        ["To", `${details.customer_name}, ${details.customer_email}`],
        ["Trip", details.title],
        ["Departure", day(details.check_in)],
        ["Ends", day(details.ends_on)],
        ["Guests", count(details.guests, "guest")],
        ["Booking reference", details.reference],
        ...(details.method ? [[kind === "payout" ? "By" : "Paid by", methodWords(details.method)] as Fact] : []),
        ...(details.charged ? [["Handed over", chargedWords(details.charged)] as Fact] : []),
        ...(payment_id ? [["Payment ID", payment_id] as Fact] : []),
      ]) +
      `<h2>Amount</h2>${factsHtml([...(isWhole ? priceFacts(details.quote) : []), [amountLabel(document), money(cents)]])}` +
      `<p class="small">All amounts are in US dollars.</p>`,
  );
};
