import { count, day, amountText } from "../write.ts";
import type { FiscalReceipt } from "../../../domain/payment/fiscal-receipts.ts";

export const PAYMENT_SUCCESS = {
  title: "Payment Successful",
  paymentId: "Payment ID",
  date: "Date",
  status: "Status",
  paid: "Paid",
  checkIn: "Check-in",
  guests: "Guests",
  amount: "Amount",
  print: "Print Receipt",
  home: "Return Home",
};

export const PAYMENT_RECEIPT = {
  title: "Receipt",
  paidOn: (date: string) => `Paid on ${date}`,
};

export const PAID_TRIP = {
  dates: (from: string, to: string) => (from === to ? day(from) : `${day(from)} to ${day(to)}`),
  guests: (guests: number) => count(guests, "guest"),
  reference: "Reference",
  open: "Open my trip",
  trips: "My trips",
  addToCalendar: "Add to calendar",
};

export const PAYMENT_NOT_SHOWN = {
  noId: "No payment ID provided",
  loadFailed: "Failed to load payment details",
  notFound: "Payment Not Found",
  notFoundOrDenied: "Payment not found or access denied",
  noConnection: "There is no connection right now",
  again: "Try again",
  trips: "My trips",
};

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
