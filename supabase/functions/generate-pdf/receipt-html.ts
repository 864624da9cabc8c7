import * as v from "valibot";
import { escapeHtml } from "../_shared/text/html.ts";
import { momentText } from "../_shared/text/trip-words.ts";
import { quoteSchema } from "../../../src/domain/booking/booking-view.ts";
import { optionFacts } from "../../../src/languages/en/shared/price.ts";
import { type FiscalReceipt } from "../../../src/domain/payment/fiscal-receipts.ts";
import { fiscalMoney, fiscalTitle } from "../../../src/languages/en/payment/fiscal.ts";
import { methodWords } from "../../../src/languages/en/payment/methods.ts";
import { count, day, money } from "../../../src/languages/en/write.ts";
import type { Seller } from "../_shared/shop.ts";
import { factsHtml, printPageHtml, sellerHtml } from "./page.ts";
import { textOrNull } from "../../../src/domain/schemas.ts";

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
type Receipt = Omit<v.InferOutput<typeof receiptSchema>, "booking_id"> & {
  refund?: { amount_cents: number; status: string } | null;
  fiscal?: readonly FiscalReceipt[];
};

const fiscalRow = (receipt: FiscalReceipt): [string, string] => {
  const { amount, currency, terminal_id, fiscal_sign, qr_url } = receipt;
  const registered = terminal_id === null ? [] : [`terminal ${terminal_id}`, `sign ${fiscal_sign}`, qr_url];
  return [fiscalTitle(receipt), [fiscalMoney(amount, currency), ...registered].join(", ")];
};

const refundStates: Partial<Record<string, string>> = { succeeded: "", failed: ", our team is on it" };
const refundWords = ({ amount_cents, status }: NonNullable<Receipt["refund"]>): string =>
  `${money(amount_cents)}${refundStates[status] ?? ", on its way"}`;

/** Shows no name, address or phone, since a payment's id is enough to read it. */
export const receiptHtml = (receipt: Receipt, number: string | null, shop: Seller): string =>
  printPageHtml(
    `Receipt: ${receipt.title}`,
    `<header><div><p>${escapeHtml(shop.name)}</p><h1>Payment receipt</h1></div></header>` +
      factsHtml([
        ...(number ? [["Receipt number", number] as [string, string]] : []),
        ["Trip", receipt.title],
        ["Departure", day(receipt.check_in)],
        ["Guests", count(receipt.guests, "guest")],
        ...optionFacts(receipt.options),
        [receipt.status === "refunded" ? "Paid and refunded" : "Paid", money(receipt.amount_cents)],
        ...(receipt.method ? [["Paid by", methodWords(receipt.method)] as [string, string]] : []),
        ["Paid on", receipt.paid_at ? momentText(receipt.paid_at) : ""],
        ...(receipt.refund ? [["Refund", refundWords(receipt.refund)] as [string, string]] : []),
        ["Payment ID", receipt.payment_id],
        ...(receipt.fiscal ?? []).map(fiscalRow),
      ]) +
      sellerHtml(shop),
  );
