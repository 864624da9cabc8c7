import type { LedgerCsvWords } from "../../../domain/desk/payments/books.ts";
import type { PaymentsCsvWords } from "../../../domain/desk/payments/payments-csv.ts";
import { chargedAmountText, methodWords } from "../payment/methods.ts";
import { dayInTashkent, momentInTashkent } from "../write.ts";

export const PAYMENTS_CSV: PaymentsCsvWords = {
  heading: [
    "Created (Tashkent time)",
    "Paid (Tashkent time)",
    "Status",
    "Method",
    "Recorded by",
    "Handed over",
    "Amount",
    "Refunded",
    "Currency",
    "Payment ID",
    "External ID",
    "Name",
    "Email",
    "Title",
    "Booking",
    "Confirmation sent",
  ],
  method: methodWords,
  charged: chargedAmountText,
  yes: "yes",
  no: "no",
};

export const LEDGER_CSV: LedgerCsvWords = {
  heading: [
    "Line",
    "Time in Tashkent",
    "Journal",
    "Document",
    "Booking",
    "Counterpart",
    "Account",
    "Debit",
    "Credit",
    "Currency",
    "Rate",
  ],
  moment: momentInTashkent,
  giftCard: (code) => `Gift card ${code}`.trim(),
};

export const VOUCHER_REGISTER_CSV = {
  heading: [
    "No.",
    "Voucher",
    "Issued",
    "Tourist",
    "Tourists",
    "Names",
    "Trip",
    "From",
    "To",
    "Services",
    "Price",
    "Currency",
    "State",
  ],
  day: dayInTashkent,
};
