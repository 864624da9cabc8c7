import type { FiscalReceipt } from "../../../domain/payment/fiscal-receipts.ts";
import { amountText } from "../write.ts";

export const fiscalMoney = (amount: number, currency: string): string => `${amountText(amount)} ${currency}`;

export function fiscalTitle({ kind, receipt_number }: FiscalReceipt): string {
  const title = kind === "sale" ? "Fiscal receipt" : "Fiscal receipt of the refund";
  return receipt_number === null ? title : `${title} ${receipt_number}`;
}

export const fiscalLineWords = (
  { mxik, package_code, vat, amount }: FiscalReceipt["lines"][number],
  currency: string,
): string =>
  `${fiscalMoney(amount, currency)}, MXIK ${mxik}, package ${package_code}, ${vat ? "VAT included" : "without VAT"}`;
