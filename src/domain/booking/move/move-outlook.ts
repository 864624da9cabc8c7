import { addDays } from "../../catalogue/travel-dates.ts";
import { type Quote, quote } from "../../pricing/quote.ts";
import { refundFor } from "../../terms/refund.ts";
import { ownCents } from "../../payment/booking-money.ts";
import type { BookingView } from "../booking-view.ts";

/** A dearer day is owed as a balance, not paid beforehand. */
const DAYS_TO_PAY = 3;

/** What of a confirmed booking counts here. Its own money and what it owes are what it costs, less goodwill. */
export type Standing = Pick<
  BookingView,
  | "quote"
  | "total_cents"
  | "own_cents"
  | "payment"
  | "owed_cents"
  | "kept_cents"
  | "balance_due_on"
  | "guests"
  | "terms"
  | "check_in"
  | "called_off"
>;

/** `kept_cents_by_terms` is what cancelling on the day of the move would have kept beyond the price of the new day. */
type MovedQuote = Quote & { kept_cents_by_terms?: number };

export type MoveOutlook = {
  quote: MovedQuote;
  total_cents: number;
  /** Above 0 the new day is dearer. */
  difference_cents: number;
  /** What no later cancellation brings back. */
  kept_cents: number;
  owed_cents: number;
  due_on: string | null;
  back_cents: number;
};

const later = (one: string, other: string | null) => (other !== null && other > one ? other : one);
const earlier = (one: string, other: string) => (one < other ? one : other);

/**
 * What moving a confirmed booking to another day does to its money, on `today` in Tashkent; the same figures as
 * `private.move_outlook` in SQL. Moving is never worth more than cancelling: what cancelling today would keep stays.
 */
export function moveOutlook(
  booking: Standing,
  to: { date: string; unit_price_cents: number },
  today: string,
): MoveOutlook {
  const { total_cents: before, guests, check_in, terms } = booking;
  const owed = booking.owed_cents ?? 0;
  const costs = ownCents(booking) + owed;
  const { refund_cents } = refundFor(terms, { paid_cents: costs, guests, check_in }, today);
  // We called it off: nothing is kept of what was agreed for a day that does not take place.
  const kept = booking.called_off ? 0 : Math.max(booking.kept_cents ?? 0, costs - refund_cents);
  // What was agreed beside the trip stays at the price it was agreed for, and a code that was taken goes along.
  const fresh = quote(to.unit_price_cents, guests, booking.quote.options ?? [], booking.quote.code ?? null);
  // What was given back out of goodwill is not given back twice.
  const total = Math.max(fresh.total_cents, kept + before - costs);
  const beyond = total - fresh.total_cents;
  const difference = total - before;
  const balance = owed + difference;
  const balanceDay = booking.balance_due_on ?? null;
  const payBy = difference > 0 || balanceDay === null ? later(addDays(today, DAYS_TO_PAY), balanceDay) : balanceDay;
  return {
    quote: beyond > 0 ? { ...fresh, kept_cents_by_terms: beyond, total_cents: total } : fresh,
    total_cents: total,
    difference_cents: difference,
    kept_cents: kept,
    owed_cents: Math.max(0, balance),
    due_on: balance > 0 ? earlier(payBy, addDays(to.date, -1)) : null,
    back_cents: Math.max(0, -balance),
  };
}
