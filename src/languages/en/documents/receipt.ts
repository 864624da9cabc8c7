import type { FiscalReceipt } from "../../../domain/payment/fiscal-receipts.ts";
import type { QuotedOption } from "../../../domain/pricing/options.ts";
import { momentText } from "../mails/sentences.ts";
import { fiscalMoney, fiscalTitle } from "../payment/receipt.ts";
import { methodWords } from "../payment/methods.ts";
import { optionFacts, type PriceFact } from "../terms/price.ts";
import { count, day, money } from "../write.ts";

export type PrintedReceipt = {
  payment_id: string;
  status: string;
  amount_cents: number;
  title: string;
  check_in: string;
  guests: number;
  options?: QuotedOption[] | undefined;
  method?: string | null | undefined;
  paid_at: string | null;
  refund?: { amount_cents: number; status: string } | null;
  fiscal?: readonly FiscalReceipt[];
};

function fiscalRow(receipt: FiscalReceipt): PriceFact {
  const { amount, currency, terminal_id, fiscal_sign, qr_url } = receipt;
  const registered = terminal_id === null ? [] : [`terminal ${terminal_id}`, `sign ${fiscal_sign}`, qr_url];
  return [fiscalTitle(receipt), [fiscalMoney(amount, currency), ...registered].join(", ")];
}

const REFUND_STATES: Partial<Record<string, string>> = { succeeded: "", failed: ", our team is on it" };
const refundState = ({ amount_cents, status }: NonNullable<PrintedReceipt["refund"]>): string =>
  `${money(amount_cents)}${REFUND_STATES[status] ?? ", on its way"}`;

export const RECEIPT_PAGE = {
  title: (trip: string) => `Receipt: ${trip}`,
  heading: "Payment receipt",
};

export const printedReceiptFacts = (receipt: PrintedReceipt, number: string | null): PriceFact[] => [
  ...(number ? [["Receipt number", number] as PriceFact] : []),
  ["Trip", receipt.title],
  ["Departure", day(receipt.check_in)],
  ["Guests", count(receipt.guests, "guest")],
  ...optionFacts(receipt.options),
  [receipt.status === "refunded" ? "Paid and refunded" : "Paid", money(receipt.amount_cents)],
  ...(receipt.method ? [["Paid by", methodWords(receipt.method)] as PriceFact] : []),
  ["Paid on", receipt.paid_at ? momentText(receipt.paid_at) : ""],
  ...(receipt.refund ? [["Refund", refundState(receipt.refund)] as PriceFact] : []),
  ["Payment ID", receipt.payment_id],
  ...(receipt.fiscal ?? []).map(fiscalRow),
];
