import type { BookingDocument } from "../../../domain/booking/trip/documents.ts";
import type { Charged } from "../../../domain/payment/methods.ts";
import { chargedAmountText, methodWords } from "../payment/methods.ts";
import type { PriceFact } from "../terms/price.ts";
import { count, day, dayInTashkent } from "../write.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { type VoucherLine, voucherValues } from "../../../domain/booking/trip/voucher-values.ts";

type Printed = Pick<BookingDocument, "kind" | "made_at" | "payment_id">;

export type DocumentBooking = {
  reference: string;
  title: string;
  guests: number;
  check_in: string;
  ends_on: string;
  customer_name: string;
  customer_email: string;
  method?: string | null | undefined;
  charged?: Charged | null | undefined;
  paid_at?: string | null | undefined;
};

export type DocumentGiftCard = { to_name: string; card: string; valid_until: string | null; method: string };

const AMOUNT_LABELS = { invoice: "Total", credit_note: "Taken off the price", receipt: "Received" };

const methodLabel = ({ kind }: Pick<Printed, "kind">) => (kind === "payout" ? "By" : "Paid by");

export const DOCUMENT_PAGE = {
  date: "Date",
  amount: "Amount",
  amountLabel: (kind: Printed["kind"], reason: string): string => {
    if (kind !== "payout") return AMOUNT_LABELS[kind];
    return reason === "voided" ? "Not received after all" : "Sent to you";
  },
  voucherMoney: "Money received for a voucher. The sale is invoiced with the trip it pays for.",
  currency: "All amounts are in US dollars.",
};

export function documentBookingFacts(booking: DocumentBooking, document: Printed): PriceFact[] {
  const { method, charged, paid_at } = booking;
  const { kind, made_at, payment_id } = document;
  const receivedOn = kind === "receipt" && paid_at ? dayInTashkent(paid_at) : dayInTashkent(made_at);
  return [
    ["To", [booking.customer_name, booking.customer_email].filter(Boolean).join(", ")],
    ["Trip", booking.title],
    ["Departure", day(booking.check_in)],
    ["Ends", day(booking.ends_on)],
    ["Guests", count(booking.guests, "guest")],
    ["Booking reference", booking.reference],
    ...(method ? [[methodLabel(document), methodWords(method)] as PriceFact] : []),
    ...(receivedOn === dayInTashkent(made_at) ? [] : [["Received on", receivedOn] as PriceFact]),
    ...(charged ? [["Handed over", chargedAmountText(charged)] as PriceFact] : []),
    ...(payment_id ? [["Payment ID", payment_id] as PriceFact] : []),
  ];
}

export const documentCardFacts = (
  { to_name, card, valid_until, method }: DocumentGiftCard,
  document: Pick<Printed, "kind">,
): PriceFact[] => [
  ["For", to_name],
  ["Gift card", `ending in ${card}`],
  ...(valid_until ? [["Valid until", day(valid_until)] as PriceFact] : []),
  [methodLabel(document), methodWords(method)],
];

const VOUCHER_LABELS: Record<VoucherLine, string> = { contact_phone: "On the day, call" };

export const voucherLines = (view: BookingView): [label: string, text: string][] =>
  voucherValues(view).map(([name, text]) => [VOUCHER_LABELS[name], text]);
