import type { Move } from "../domain/booking/move/move-answer.ts";
import type { BookingDocument } from "../domain/booking/trip/booking-documents.ts";
import type { Charged } from "../domain/payment/methods.ts";
import type { FiscalReceipt } from "../domain/payment/parse-fiscal-receipts.ts";
import { methodsOf, type RefundPart } from "../domain/payment/payment-ways.ts";
import { textOfCode } from "../domain/problem.ts";
import { REFUND_TIMES } from "../domain/terms/cancellation-policy.ts";

export type PaymentWords = typeof import("../../.cache/texts/en/payment.ts");

const { processing_hours: hours, card_business_days, bank_days } = REFUND_TIMES;
const TIMES = {
  hours,
  cardFrom: card_business_days.from,
  cardTo: card_business_days.to,
  bankFrom: bank_days.from,
  bankTo: bank_days.to,
};

export const methodWords = ({ METHODS }: PaymentWords, method: string): string => textOfCode(METHODS, method) ?? method;

export const chargedAmountText = (words: PaymentWords, { currency, amount, rate }: Charged): string =>
  words.CHARGED_AMOUNT({ amount: amount / 100, currency, rate });

/** Voiding a payment makes a payout document that sends no money. */
export const documentTitle = (
  { DOCUMENT_TITLES }: PaymentWords,
  { kind, reason }: Pick<BookingDocument, "kind" | "reason">,
): string => DOCUMENT_TITLES[kind === "payout" && reason === "voided" ? "voided" : kind];

export function fiscalTitle({ FISCAL }: PaymentWords, { kind, receipt_number: number }: FiscalReceipt): string {
  if (number === null) return FISCAL[kind];
  return kind === "sale" ? FISCAL.numberedSale({ number }) : FISCAL.numberedRefund({ number });
}

export type RefundRoute = { to: string; takes: string; byDay: boolean };

type Method = keyof PaymentWords["REFUND_ROUTES"];

export function refundRoute(words: PaymentWords, methods: readonly string[], isSent = false): RefundRoute {
  const { AND, REFUND_ROUTES, REFUND_SENT } = words;
  const names = (methods.length === 0 ? ["provider"] : [...new Set(methods)]).map((name) =>
    Object.hasOwn(REFUND_ROUTES, name) ? (name as Method) : "provider",
  );
  const takes: Record<Method, string> = {
    provider: isSent ? REFUND_SENT(TIMES) : REFUND_ROUTES.provider.takes(TIMES),
    cash: REFUND_ROUTES.cash.takes,
    bank_transfer: REFUND_ROUTES.bank_transfer.takes(TIMES),
    gift_card: REFUND_ROUTES.gift_card.takes,
  };
  return {
    to: names.map((name) => REFUND_ROUTES[name].to).reduce((first, second) => AND({ first, second })),
    takes: names.map((name) => takes[name]).join(" "),
    byDay: [...new Set(methods)].every((name) => name === "provider"),
  };
}

export const refundStarts = ({ REFUND_STARTS }: PaymentWords): string => REFUND_STARTS(TIMES);

function severalParts(words: PaymentWords, parts: readonly RefundPart[]): string {
  const texts = parts.map(({ cents, method }) =>
    words.REFUND_PARTS.part({ cents, to: refundRoute(words, [method]).to }),
  );
  return words.AND({ first: texts.slice(0, -1).join(", "), second: texts.at(-1) ?? "" });
}

export function refundPartsText(words: PaymentWords, cents: number, parts: readonly RefundPart[]): string {
  const { one, several } = words.REFUND_PARTS;
  return parts.length < 2
    ? one({ cents, to: refundRoute(words, methodsOf(parts)).to })
    : several({ cents, parts: severalParts(words, parts) });
}

function startedRefund(words: PaymentWords, cents: number, parts: readonly RefundPart[]): string {
  const { oneByBank, oneStarts, severalByBank, severalStart } = words.REFUND_PARTS;
  const { to, takes, byDay } = refundRoute(words, methodsOf(parts));
  if (parts.length < 2) {
    const refund = { ...TIMES, cents, to };
    return byDay ? oneByBank(refund) : `${oneStarts(refund)} ${takes}`;
  }
  const refund = { ...TIMES, cents, parts: severalParts(words, parts) };
  return byDay ? severalByBank(refund) : `${severalStart(refund)} ${takes}`;
}

export type MoveFigures = Pick<Move, "difference_cents" | "owed_cents" | "due_on" | "back_cents">;

function priceChange({ MOVE_TEXTS }: PaymentWords, difference: number, isMove: boolean): string {
  if (difference === 0) return MOVE_TEXTS.samePrice;
  const cents = Math.abs(difference);
  if (isMove) return difference > 0 ? MOVE_TEXTS.dayCostsMore({ cents }) : MOVE_TEXTS.dayCostsLess({ cents });
  return difference > 0 ? MOVE_TEXTS.bookingCostsMore({ cents }) : MOVE_TEXTS.bookingCostsLess({ cents });
}

function changeSentences(words: PaymentWords, figures: MoveFigures, parts: readonly RefundPart[], isMove: boolean) {
  const { difference_cents, owed_cents: cents, due_on: due, back_cents } = figures;
  return [
    priceChange(words, difference_cents, isMove),
    ...(cents > 0 && due !== null ? [words.MOVE_TEXTS.owed({ cents, due })] : []),
    ...(back_cents > 0 ? [startedRefund(words, back_cents, parts)] : []),
  ];
}

export const moveSentences = (words: PaymentWords, move: MoveFigures, parts: readonly RefundPart[] = []): string[] =>
  changeSentences(words, move, parts, true);

export const changeMoney = (words: PaymentWords, change: MoveFigures, parts: readonly RefundPart[] = []): string[] =>
  changeSentences(words, change, parts, false);

export const keptAmountSentences = ({ MOVE_TEXTS }: PaymentWords, kept_cents: number, refund: string): string[] => [
  ...(kept_cents > 0 ? [MOVE_TEXTS.kept({ cents: kept_cents })] : []),
  MOVE_TEXTS.ifCancelled({ refund }),
];
