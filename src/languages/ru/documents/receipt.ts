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
  const registered = terminal_id === null ? [] : [`терминал ${terminal_id}`, `признак ${fiscal_sign}`, qr_url];
  return [fiscalTitle(receipt), [fiscalMoney(amount, currency), ...registered].join(", ")];
}

const REFUND_STATES: Partial<Record<string, string>> = { succeeded: "", failed: ", мы этим занимаемся" };

export const RECEIPT_PAGE: Receipt["RECEIPT_PAGE"] = {
  title: (trip) => `Квитанция: ${trip}`,
  heading: "Квитанция об оплате",
};

export const printedReceiptFacts: Receipt["printedReceiptFacts"] = (receipt, number) => {
  const { refund } = receipt;
  return [
    ...(number ? [["Номер квитанции", number] as Fact] : []),
    ["Поездка", receipt.title],
    ["Дата выезда", day(receipt.check_in)],
    ["Гости", count(receipt.guests, "гость", "гостя", "гостей")],
    ...optionFacts(receipt.options),
    [receipt.status === "refunded" ? "Оплачено и возвращено" : "Оплачено", money(receipt.amount_cents)],
    ...(receipt.method ? [["Способ оплаты", methodWords(receipt.method)] as Fact] : []),
    ["Дата оплаты", receipt.paid_at ? momentText(receipt.paid_at) : ""],
    ...(refund
      ? [["Возврат", `${money(refund.amount_cents)}${REFUND_STATES[refund.status] ?? ", в пути"}`] as Fact]
      : []),
    ["Номер платежа", receipt.payment_id],
    ...(receipt.fiscal ?? []).map(fiscalRow),
  ];
};
