import { addDays } from "../../catalogue/travel-dates.ts";
import { type Quote, quote } from "../../pricing/quote.ts";
import { keptAfter } from "../../terms/kept.ts";
import { daysBetween, refundFor } from "../../terms/refund.ts";
import { ownCents } from "../booking-money.ts";
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

const later = (one: string, other: string | null) => (other !== null && other > one ? other : one);
const earlier = (one: string, other: string) => (one < other ? one : other);

export function cancelToday(booking: BookingTerms, today: string): number {
  const { terms, guests, check_in, owed_cents, kept_cents, fee_cents } = booking;
  const paid_cents = ownCents(booking);
  if (booking.called_off) return paid_cents;
  const standing = { paid_cents, guests, check_in, owed_cents: owed_cents ?? 0 };
  return refundFor(terms, { ...standing, kept_cents: kept_cents ?? 0, fee_cents: fee_cents ?? 0 }, today).refund_cents;
}

/** Moving must never refund more than cancelling today; the twin is `private.move_outlook` in SQL. */
export function moveOutlook(
  booking: BookingTerms,
  to: { date: string; unit_price_cents: number },
  today: string,
): MoveOutlook {
  const { total_cents: before, guests, check_in, terms } = booking;
  const own = ownCents(booking);
  const owed = booking.owed_cents ?? 0;
  const settled = booking.fee_cents ?? 0;
  const live = { live_cents: Math.max(0, own + owed - settled), guests };
  // Goodwill that was already refunded must not be refunded twice.
  const goodwill = before - own - owed;
  const { fee_cents, floor_cents } = keptAfter(
    terms,
    daysBetween(today, check_in),
    { ...live, fee_cents: settled, floor_cents: (booking.kept_cents ?? 0) - settled, paid_cents: own },
    live,
    // If we cancelled the departure, the terms keep nothing.
    { moves: true, called_off: booking.called_off === true },
  );
  // Options, codes and fees stay as agreed.
  const fresh = quote(
    to.unit_price_cents,
    guests,
    booking.quote.options ?? [],
    booking.quote.code ?? null,
    booking.quote.fees_percent,
    booking.quote.agreed,
  );
  const total = fee_cents + goodwill + Math.max(fresh.total_cents - goodwill, floor_cents);
  const beyond = total - fresh.total_cents;
  const difference = total - before;
  const balance = owed + difference;
  const owed_cents = Math.max(0, balance);
  const back_cents = Math.max(0, -balance);
  const kept_cents = fee_cents + floor_cents;
  const balanceDay = booking.balance_due_on ?? null;
  const payBy = difference > 0 || balanceDay === null ? later(addDays(today, DAYS_TO_PAY), balanceDay) : balanceDay;
  const moved = { paid_cents: own - back_cents, guests, check_in: to.date, owed_cents, kept_cents, fee_cents };
  return {
    quote: beyond > 0 ? { ...fresh, kept_cents_by_terms: beyond, total_cents: total } : fresh,
    total_cents: total,
    difference_cents: difference,
    kept_cents,
    fee_cents,
    owed_cents,
    due_on: balance > 0 ? earlier(payBy, addDays(to.date, -1)) : null,
    back_cents,
    cancel_before_cents: cancelToday(booking, today),
    cancel_after_cents: refundFor(terms, moved, today).refund_cents,
  };
}
