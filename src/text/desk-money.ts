import {
  ACCOUNTS,
  amountIn,
  BOOKS_TEXTS,
  CODES,
  GIFT_CARDS,
  LEDGER_CSV,
  PAYMENTS,
  PAYMENTS_CSV,
  QUESTIONS,
  RECONCILIATION,
  VOUCHER_REGISTER_CSV,
} from "#texts/desk-money.ts";
import * as payment from "#texts/payment.ts";
import { dayInTashkent, decimal, momentInTashkent, money, month } from "#texts/write.ts";
import type { LedgerCsvWords } from "../domain/desk/payments/books.ts";
import type { DeskGiftCard } from "../domain/desk/payments/check-gift-card.ts";
import type { DeskCode } from "../domain/desk/payments/code-form.ts";
import type { PaymentsCsvWords } from "../domain/desk/payments/payments-csv.ts";
import { textOfCode } from "../domain/problem.ts";
import { named, outcomeWords } from "./desk.ts";
import { chargedAmountText, methodWords } from "./payment.ts";

export const accountName = (account: string): string => named(ACCOUNTS, account);

export const bookAmount = (cents: number, currency: string): string =>
  currency === "USD" ? money(cents) : amountIn({ cents, currency });

export const bookLines = (lines: number, closed: boolean): string =>
  closed ? BOOKS_TEXTS.linesClosed({ lines }) : BOOKS_TEXTS.linesOpen({ lines });

export const paymentsCsvWords: PaymentsCsvWords = {
  ...PAYMENTS_CSV,
  method: (method) => methodWords(payment, method),
  charged: (charged) => chargedAmountText(payment, charged),
};

export const ledgerCsvWords: LedgerCsvWords = {
  ...LEDGER_CSV,
  moment: momentInTashkent,
  giftCard: (code) => LEDGER_CSV.giftCard({ code }).trim(),
};

export const voucherRegisterWords = { ...VOUCHER_REGISTER_CSV, day: dayInTashkent };

export const paymentsLabel = (sort: keyof typeof PAYMENTS.sortedBy, descending: boolean): string =>
  sort === "created" && descending ? PAYMENTS.newestFirst : PAYMENTS.sortedBy[sort];

export const eventSource = (source: string, outcome: string): string =>
  [PAYMENTS.eventSource({ source }), outcomeWords(outcome)].filter(Boolean).join(", ");

export const chargedAs = (cents: number, currency: string): string =>
  PAYMENTS.chargedAs({ amount: amountIn({ cents, currency }) });

export const codeOff = ({ percent, amount_cents }: DeskCode): string =>
  percent === null ? CODES.amountOff({ amount_cents: amount_cents ?? 0 }) : CODES.percentOff({ percent });

export const codeUses = ({ uses, use_limit }: Pick<DeskCode, "uses" | "use_limit">): string =>
  use_limit === null ? CODES.used({ uses }) : CODES.usedOf({ uses, use_limit });

type Terms = Pick<DeskCode, "valid_from" | "valid_until" | "item_ids" | "once_per_email">;

export const codeTerms = ({ valid_from, valid_until, item_ids, once_per_email }: Terms): string =>
  [
    valid_from && CODES.validFrom({ valid_from }),
    valid_until && CODES.validUntil({ valid_until }),
    item_ids && CODES.forTrips({ trips: item_ids.length }),
    once_per_email && CODES.oncePerEmail,
  ]
    .filter(Boolean)
    .join(", ");

export const giftCardCode = (mailed: string | null): string =>
  mailed === null ? GIFT_CARDS.codeByHand : GIFT_CARDS.codeMailed({ address: mailed });

export const giftCardSale = ({ sold_for }: DeskGiftCard): string => GIFT_CARDS.soldAs[sold_for ?? "given"];

export const giftCardVoided = ({ made_by, void_reason }: DeskGiftCard): string | null =>
  void_reason ? GIFT_CARDS.voidedBy({ made_by, void_reason }) : null;

export function giftCardVoid({ sold_for, left_cents: cents }: Pick<DeskGiftCard, "sold_for" | "left_cents">): string {
  const left = cents === 0 ? GIFT_CARDS.voidEmpty : GIFT_CARDS.voidLeft[sold_for ?? "given"]({ cents });
  return `${GIFT_CARDS.voidEnds} ${left}`;
}

export const unreadFileText = (code: string): string | undefined => textOfCode(RECONCILIATION.unread, code);

export const exampleText = (values: readonly string[]): string =>
  values.length > 0 ? RECONCILIATION.example({ values: values.join(", ") }) : RECONCILIATION.noExample;

export const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;

/** A column of a chart has little room, so only a January names its year. */
export function monthLabel(yearAndMonth: string): string {
  const name = month(yearAndMonth).replace(/,? .*/, "");
  return yearAndMonth.endsWith("-01") ? `${name} ’${yearAndMonth.slice(2, 4)}` : name;
}

export const occupancyAnswer = (guests: number, places: number, departures: number): string =>
  QUESTIONS.occupancy.answer({ share: percent(guests, places), guests, places, departures });

export const cancelledAnswer = (cancelled: number, bookings: number): string =>
  QUESTIONS.cancelled.answer({ share: percent(cancelled, bookings), cancelled, bookings });

export const sourcesAnswer = (web: number, bookings: number): string =>
  QUESTIONS.sources.answer({ share: percent(web, bookings), bookings });

export const leadTimeStep = (from: number, to: number | null): string =>
  to === null ? QUESTIONS.early.from({ from }) : QUESTIONS.early.between({ from, to });

export function briefMoney(cents: number): string {
  const { millions, thousands, dollars } = QUESTIONS.money.brief;
  const amount = Math.round(cents / 100);
  if (amount >= 1_000_000) return millions({ amount: decimal((amount / 1_000_000).toFixed(1)) });
  return amount >= 1_000 ? thousands({ amount: Math.round(amount / 1_000) }) : dollars({ amount });
}
