import { addDays } from "../../catalogue/travel-dates.ts";
import { type Quote, quote } from "../../pricing/quote.ts";
import { keptAfter } from "../../terms/kept-amounts.ts";
import { daysBetween, refundFor } from "../../terms/refund.ts";
import { ownCents, surplusCents } from "../booking-money.ts";
import type { BookingView } from "../booking-view.ts";

/** A traveler owes the difference of a dearer day as a balance and need not pay it first. */
const DAYS_TO_PAY = 3;

/** Own money plus the owed amount equals the price less goodwill. */
export type BookingTerms = Pick<
  BookingView,
  | "quote"
  | "total_cents"
  | "own_cents"
  | "payment"
  | "owed_cents"
  | "kept_cents"
  | "fee_cents"
  | "balance_due_on"
  | "guests"
  | "terms"
  | "check_in"
  | "called_off"
  | "ways"
>;

type MovedQuote = Quote & { kept_cents_by_terms?: number };

export type MoveOutlook = {
  quote: MovedQuote;
  total_cents: number;
  difference_cents: number;
  /** No later cancellation refunds this part. */
  kept_cents: number;
  /** The terms keep this share of it for removed guests and options. */
  fee_cents: number;
  owed_cents: number;
  due_on: string | null;
  back_cents: number;
  cancel_before_cents: number;
  cancel_after_cents: number;
};

const laterDay = (one: string, other: string | null) => (other !== null && other > one ? other : one);
const earlierDay = (one: string, other: string) => (one < other ? one : other);

export function cancelToday(booking: BookingTerms, today: string): number {
  const { terms, guests, check_in, owed_cents, kept_cents, fee_cents } = booking;
  const paid_cents = ownCents(booking);
  if (booking.called_off) return paid_cents;
  const paidState = { paid_cents, guests, check_in, owed_cents: owed_cents ?? 0 };
  return refundFor(terms, { ...paidState, kept_cents: kept_cents ?? 0, fee_cents: fee_cents ?? 0 }, today).refund_cents;
}

/** Moving must never refund more than cancelling today; the twin is `private.move_outlook` in SQL. */
export function moveOutlook(
  booking: BookingTerms,
  to: { date: string; unit_price_cents: number },
  today: string,
): MoveOutlook {
  const { total_cents: before, guests, check_in, terms } = booking;
  const bookingCents = ownCents(booking);
  const owedCents = booking.owed_cents ?? 0;
  const feeCents = Math.min(booking.fee_cents ?? 0, bookingCents + owedCents);
  const openAmounts = { live_cents: bookingCents + owedCents - feeCents, guests };
  // Goodwill that was already refunded must not be refunded twice.
  const goodwillCents = before - bookingCents - owedCents;
  const { fee_cents, floor_cents } = keptAfter(
    terms,
    daysBetween(today, check_in),
    {
      ...openAmounts,
      fee_cents: feeCents,
      floor_cents: (booking.kept_cents ?? 0) - (booking.fee_cents ?? 0),
      paid_cents: bookingCents,
    },
    openAmounts,
    // If we cancelled the departure, the terms keep nothing.
    { moves: true, called_off: booking.called_off === true },
  );
  // Options, codes and fees stay as agreed.
  const newQuote = quote(
    to.unit_price_cents,
    guests,
    booking.quote.options ?? [],
    booking.quote.code ?? null,
    booking.quote.fees_percent,
    booking.quote.agreed,
  );
  const total = fee_cents + goodwillCents + Math.max(newQuote.total_cents - goodwillCents, floor_cents);
  const extraCents = total - newQuote.total_cents;
  const differenceCents = total - before;
  const balance = owedCents + differenceCents;
  const surplus = surplusCents(booking);
  const owed_cents = Math.max(0, balance - surplus);
  const back_cents = Math.max(0, -balance);
  const kept_cents = fee_cents + floor_cents;
  const balanceDay = booking.balance_due_on ?? null;
  const payBy =
    differenceCents > 0 || balanceDay === null ? laterDay(addDays(today, DAYS_TO_PAY), balanceDay) : balanceDay;
  const movedState = {
    paid_cents: bookingCents - back_cents + Math.min(surplus, Math.max(0, balance)),
    guests,
    check_in: to.date,
    owed_cents,
    kept_cents,
    fee_cents,
  };
  return {
    quote: extraCents > 0 ? { ...newQuote, kept_cents_by_terms: extraCents, total_cents: total } : newQuote,
    total_cents: total,
    difference_cents: differenceCents,
    kept_cents,
    fee_cents,
    owed_cents,
    due_on: owed_cents > 0 ? earlierDay(payBy, addDays(to.date, -1)) : null,
    back_cents,
    cancel_before_cents: cancelToday(booking, today),
    cancel_after_cents: refundFor(terms, movedState, today).refund_cents,
  };
}

export type CancelFigures = Pick<MoveOutlook, "cancel_before_cents" | "cancel_after_cents" | "back_cents">;

export const lostCents = ({ cancel_before_cents, cancel_after_cents, back_cents }: CancelFigures): number =>
  Math.max(0, cancel_before_cents - cancel_after_cents - back_cents);
