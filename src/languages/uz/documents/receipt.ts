import type { FiscalReceipt } from "../../../domain/payment/fiscal-receipts.ts";
import { momentText } from "../mails/sentences.ts";
import { fiscalMoney, fiscalTitle } from "../payment/receipt.ts";
import { methodWords } from "../payment/methods.ts";
import { optionFacts } from "../terms/price.ts";
import { count, day, money } from "../write.ts";

type Receipt = typeof import("../../en/documents/receipt.ts");
type Fact = [label: string, value: string];

function fiscalRow(receipt: FiscalReceipt): Fact {
  const { amount, currency, terminal_id, fiscal_sign, qr_url } = receipt;
  const registered = terminal_id === null ? [] : [`terminal ${terminal_id}`, `belgi ${fiscal_sign}`, qr_url];
  return [fiscalTitle(receipt), [fiscalMoney(amount, currency), ...registered].join(", ")];
}

const REFUND_STATES: Partial<Record<string, string>> = { succeeded: "", failed: ", biz bu bilan shugʻullanyapmiz" };

export const RECEIPT_PAGE: Receipt["RECEIPT_PAGE"] = {
  title: (trip) => `Chek: ${trip}`,
  heading: "Toʻlov cheki",
};

export const printedReceiptFacts: Receipt["printedReceiptFacts"] = (receipt, number) => {
  const { refund } = receipt;
  return [
    ...(number ? [["Chek raqami", number] as Fact] : []),
    ["Safar", receipt.title],
    ["Joʻnash sanasi", day(receipt.check_in)],
    ["Mehmonlar", count(receipt.guests, "mehmon")],
    ...optionFacts(receipt.options),
    [receipt.status === "refunded" ? "Toʻlangan va qaytarilgan" : "Toʻlangan", money(receipt.amount_cents)],
    ...(receipt.method ? [["Toʻlov usuli", methodWords(receipt.method)] as Fact] : []),
    ["Toʻlov sanasi", receipt.paid_at ? momentText(receipt.paid_at) : ""],
    ...(refund
      ? [["Pul qaytarish", `${money(refund.amount_cents)}${REFUND_STATES[refund.status] ?? ", yoʻlda"}`] as Fact]
      : []),
    ["Toʻlov raqami", receipt.payment_id],
    ...(receipt.fiscal ?? []).map(fiscalRow),
  ];
};
