import { tripMoney } from "../domain/booking/booking-money.ts";
import type { BookingView } from "../domain/booking/booking-view.ts";
import type { BookingDocument } from "../domain/booking/trip/booking-documents.ts";
import { voucherValues } from "../domain/booking/trip/voucher-values.ts";
import type { Charged } from "../domain/payment/methods.ts";
import type { FiscalReceipt } from "../domain/payment/parse-fiscal-receipts.ts";
import type { QuotedOption } from "../domain/pricing/options.ts";
import { meetingText } from "./bookings.ts";
import { chargedAmountText, fiscalTitle, methodWords, type PaymentWords } from "./payment.ts";
import { optionFacts, type PriceFact, type TermsWords } from "./terms.ts";

type Documents = typeof import("../../.cache/texts/en/documents.ts");

export type DocumentWords = {
  documents: Documents;
  mails: Pick<typeof import("../../.cache/texts/en/mails.ts"), "momentText">;
  payment: PaymentWords;
  shared: Pick<typeof import("../../.cache/texts/en/shared.ts"), "MEETING_TIME">;
  terms: TermsWords;
};

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
type Printed = Pick<BookingDocument, "kind" | "made_at" | "payment_id">;

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

type MaybeFact = [label: string, value: string | null | undefined | false];

const knownFacts = (facts: readonly MaybeFact[]): PriceFact[] =>
  facts.filter((fact): fact is PriceFact => Boolean(fact[1]));

export const amountLabel = ({ DOCUMENT_AMOUNTS }: Documents, kind: Printed["kind"], reason: string): string =>
  DOCUMENT_AMOUNTS[kind === "payout" && reason === "voided" ? "voided" : kind];

const methodLabel = ({ DOCUMENT_LABELS }: Documents, kind: Printed["kind"]): string =>
  kind === "payout" ? DOCUMENT_LABELS.sentBy : DOCUMENT_LABELS.paidBy;

export function documentBookingFacts(
  { documents, payment }: DocumentWords,
  booking: DocumentBooking,
  { kind, made_at, payment_id }: Printed,
): PriceFact[] {
  const { DOCUMENT_FACTS, DOCUMENT_LABELS, VOUCHER_PAGE } = documents;
  const { method, charged, paid_at, guests } = booking;
  const madeOn = DOCUMENT_FACTS.dayInTashkent({ at: made_at });
  const receivedOn = kind === "receipt" && paid_at ? DOCUMENT_FACTS.dayInTashkent({ at: paid_at }) : madeOn;
  return [
    [DOCUMENT_LABELS.to, [booking.customer_name, booking.customer_email].filter(Boolean).join(", ")],
    [DOCUMENT_LABELS.trip, booking.title],
    [DOCUMENT_LABELS.departure, DOCUMENT_FACTS.day({ date: booking.check_in })],
    [DOCUMENT_LABELS.ends, DOCUMENT_FACTS.day({ date: booking.ends_on })],
    [DOCUMENT_LABELS.guests, DOCUMENT_FACTS.guests({ guests })],
    [VOUCHER_PAGE.reference, booking.reference],
    ...knownFacts([
      [methodLabel(documents, kind), method && methodWords(payment, method)],
      [DOCUMENT_LABELS.receivedOn, receivedOn !== madeOn && receivedOn],
      [DOCUMENT_LABELS.handedOver, charged && chargedAmountText(payment, charged)],
      [DOCUMENT_LABELS.paymentId, payment_id],
    ]),
  ];
}

export function documentCardFacts(
  { documents, payment }: DocumentWords,
  { to_name, card, valid_until, method }: DocumentGiftCard,
  { kind }: Pick<Printed, "kind">,
): PriceFact[] {
  const { DOCUMENT_FACTS, DOCUMENT_LABELS } = documents;
  return [
    [DOCUMENT_LABELS.giftCardFor, to_name],
    [DOCUMENT_LABELS.giftCard, DOCUMENT_FACTS.cardEnding({ card })],
    ...knownFacts([[DOCUMENT_LABELS.validUntil, valid_until && DOCUMENT_FACTS.day({ date: valid_until })]]),
    [methodLabel(documents, kind), methodWords(payment, method)],
  ];
}

function fiscalFact({ documents: { DOCUMENT_FACTS }, payment }: DocumentWords, receipt: FiscalReceipt): PriceFact {
  const { amount, currency, terminal_id, fiscal_sign, qr_url } = receipt;
  const registered =
    terminal_id === null
      ? []
      : [DOCUMENT_FACTS.terminal({ number: terminal_id }), DOCUMENT_FACTS.sign({ sign: `${fiscal_sign}` }), qr_url];
  return [fiscalTitle(payment, receipt), [payment.fiscalMoney({ amount, currency }), ...registered].join(", ")];
}

type ReceiptRefund = NonNullable<PrintedReceipt["refund"]>;

function refundState({ DOCUMENT_FACTS }: Documents, { amount_cents: cents, status }: ReceiptRefund): string {
  if (status === "succeeded") return DOCUMENT_FACTS.money({ cents });
  return status === "failed" ? DOCUMENT_FACTS.refundFailed({ cents }) : DOCUMENT_FACTS.refundOpen({ cents });
}

export function printedReceiptFacts(words: DocumentWords, receipt: PrintedReceipt, number: string | null): PriceFact[] {
  const { documents, mails, payment, terms } = words;
  const { DOCUMENT_FACTS, DOCUMENT_LABELS } = documents;
  const { guests, method, paid_at, refund } = receipt;
  return [
    ...knownFacts([[DOCUMENT_LABELS.receiptNumber, number]]),
    [DOCUMENT_LABELS.trip, receipt.title],
    [DOCUMENT_LABELS.departure, DOCUMENT_FACTS.day({ date: receipt.check_in })],
    [DOCUMENT_LABELS.guests, DOCUMENT_FACTS.guests({ guests })],
    ...optionFacts(terms, receipt.options),
    [
      receipt.status === "refunded" ? DOCUMENT_LABELS.paidAndRefunded : DOCUMENT_LABELS.paid,
      DOCUMENT_FACTS.money({ cents: receipt.amount_cents }),
    ],
    ...knownFacts([[DOCUMENT_LABELS.paidBy, method && methodWords(payment, method)]]),
    [DOCUMENT_LABELS.paidOn, paid_at ? mails.momentText({ instant: paid_at }) : ""],
    ...knownFacts([[DOCUMENT_LABELS.refund, refund && refundState(documents, refund)]]),
    [DOCUMENT_LABELS.paymentId, receipt.payment_id],
    ...(receipt.fiscal ?? []).map((fiscal) => fiscalFact(words, fiscal)),
  ];
}

export const voucherLines = ({ DOCUMENT_LABELS }: Documents, view: BookingView): PriceFact[] =>
  voucherValues(view).map(([name, text]) => [DOCUMENT_LABELS[name], text]);

function statusText({ DOCUMENT_FACTS }: Documents, { called_off, needs_attention }: BookingView): string {
  if (called_off) return DOCUMENT_FACTS.calledOff;
  return needs_attention ? DOCUMENT_FACTS.underReview : DOCUMENT_FACTS.confirmed;
}

function guestsText({ DOCUMENT_FACTS }: Documents, { guests, travelers }: BookingView): string {
  const names = travelers.map(({ name }) => name).filter(Boolean);
  return names.length > 0
    ? DOCUMENT_FACTS.namedGuests({ guests, names: names.join(", ") })
    : DOCUMENT_FACTS.guests({ guests });
}

function moneyFacts({ documents, mails }: DocumentWords, booking: BookingView): PriceFact[] {
  const { DOCUMENT_FACTS, DOCUMENT_LABELS } = documents;
  const { payment, balance_due_on: due } = booking;
  const { paid_cents, owed_cents: cents } = tripMoney(booking);
  const paid = DOCUMENT_FACTS.money({ cents: paid_cents });
  const paidAt = payment?.paid_at ? [mails.momentText({ instant: payment.paid_at })] : [];
  const owed = due ? DOCUMENT_FACTS.owedBy({ cents, due }) : DOCUMENT_FACTS.money({ cents });
  return [
    [DOCUMENT_LABELS.paid, [paid, ...paidAt].join(", ")],
    ...knownFacts([[DOCUMENT_LABELS.owed, cents > 0 && owed]]),
    ...(payment ? [[DOCUMENT_LABELS.paymentId, payment.payment_id] satisfies PriceFact] : []),
  ];
}

export function voucherFacts(
  words: DocumentWords,
  booking: BookingView,
  documentNames: readonly string[],
): PriceFact[] {
  const { documents, shared, terms } = words;
  const { DOCUMENT_FACTS, DOCUMENT_LABELS } = documents;
  return [
    [DOCUMENT_LABELS.status, statusText(documents, booking)],
    [DOCUMENT_LABELS.name, booking.customer_name],
    [DOCUMENT_LABELS.guests, guestsText(documents, booking)],
    ...optionFacts(terms, booking.quote.options),
    [DOCUMENT_LABELS.departure, DOCUMENT_FACTS.day({ date: booking.check_in })],
    [DOCUMENT_LABELS.ends, DOCUMENT_FACTS.day({ date: booking.ends_on })],
    ...knownFacts([[DOCUMENT_LABELS.meeting, meetingText(shared, booking.meeting_point, booking.meeting_time)]]),
    ...voucherLines(documents, booking),
    ...moneyFacts(words, booking),
    ...knownFacts([
      [DOCUMENT_LABELS.documents, documentNames.join(", ")],
      [DOCUMENT_LABELS.requests, booking.special_requests],
    ]),
  ];
}
