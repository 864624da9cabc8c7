import type { BookingView } from "./booking-view.ts";
import type { LocalBooking } from "./local-booking.ts";

/** Must match the column `payments.is_open` in SQL. */
export const isOpenBooking = (status: string): boolean => status === "pending" || status === "confirmed";

export const BOOKING_STATES = [
  "on_phone",
  "unanswered",
  "sent",
  "held",
  "paid",
  "confirmed",
  "attention",
  "expired",
  "cancelled",
  "refunded",
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

type BookingStateParts = Pick<LocalBooking, "view" | "refusal" | "unanswered">;

export function bookingState({ view, refusal, unanswered }: BookingStateParts, nowMs: number): BookingState {
  if (refusal !== null) return "attention";
  if (view === null) return unanswered ? "unanswered" : "on_phone";
  if (view.status === "cancelled" || view.status === "refunded") return view.status;
  // A cancelled departure must never show as 'Confirmed', even after the desk resolved the booking.
  if (view.needs_attention || (view.called_off && view.status === "confirmed")) return "attention";
  if (view.status === "confirmed") return "confirmed";
  if (view.payment?.status === "completed") return "paid";
  if (view.status === "expired") return "expired";
  if (view.expires_at === null) return "sent";
  return Date.parse(view.expires_at) > nowMs ? "held" : "expired";
}

/** A request that the server never held stays upcoming, because the traveler can still act on it. */
export const isPastTrip = ({ view, refusal }: Pick<LocalBooking, "view" | "refusal">, today: string): boolean =>
  view !== null && refusal === null && view.ends_on < today;

const ENDED_STATUSES: ReadonlySet<string> = new Set(["expired", "cancelled", "refunded"]);

export const isEnded = (state: BookingState, view: BookingView | null): boolean =>
  ENDED_STATUSES.has(state) || (view !== null && ENDED_STATUSES.has(view.status));

/** Uses the device's time zone, because a hold ends at an instant that the traveler compares with a watch. */
export function hereClock(instant: string): string {
  const date = new Date(instant);
  return `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`;
}
