import { type BookingState } from "../../../domain/booking/booking-state.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { differenceWords } from "#words/payment/moves.ts";
import { refundRoute } from "#words/payment/refund-route.ts";
import { lastMove } from "../../../domain/booking/move/move-answer.ts";
import type { TripStage } from "../../../domain/booking/trip/trip-stage.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import { refundMethods } from "../../../domain/payment/ways.ts";
import { newestReview } from "../../../domain/reviews/own-review.ts";
import { daysBetween } from "../../../domain/terms/refund.ts";
import { latestRefundDay } from "../../../domain/terms/refund-arrival.ts";
import { count, day, money, tashkentTime } from "#words/write.ts";
import { REFUSAL_TITLES } from "./trips.ts";
import { stateWords } from "#words/shared/booking-states.ts";

const MINUTE_MS = 60_000;

export function timeLeft({ expires_at, server_time }: Pick<BookingView, "expires_at" | "server_time">, now: number) {
  if (expires_at === null) return "";
  // A slow clock must not lengthen the hold, so time starts at the server's answer.
  const minutes = Math.floor((Date.parse(expires_at) - Math.max(now, Date.parse(server_time))) / MINUTE_MS);
  return minutes > 0 ? `${count(minutes, "minute")} left to pay` : "Less than a minute left to pay";
}

const SHORT_HOLD_MS = 5 * MINUTE_MS;
export function shortHoldText({
  created_at,
  expires_at,
}: Pick<BookingView, "created_at" | "expires_at">): string | null {
  const length = Date.parse(expires_at ?? "") - Date.parse(created_at);
  if (!(length <= SHORT_HOLD_MS)) return null;
  return "Many seats are on hold right now, so yours are held only briefly. Open the payment page to hold them longer.";
}

export function daysToGo(checkIn: string, today: string): string {
  const days = daysBetween(today, checkIn);
  return ["Today", "Tomorrow"][days] ?? `In ${count(days, "day")}`;
}

export const beginningText = ({ check_in, meeting_point, meeting_time }: BookingView): string =>
  [day(check_in), meeting_time && tashkentTime(meeting_time), meeting_point].filter(Boolean).join(", ");

export function lastMoveText(view: BookingView): string | null {
  const move = lastMove(view);
  if (move === null) return null;
  const refundClause = move.back_cents > 0 ? ` ${money(move.back_cents)} is refunded.` : "";
  return `Moved from ${day(move.from_date)} to ${day(move.to_date)}: ${differenceWords(move.difference_cents)}.${refundClause}`;
}

const dayOfTrip = ({ check_in, ends_on }: BookingView, today: string): string =>
  `Day ${daysBetween(check_in, today) + 1} of ${daysBetween(check_in, ends_on) + 1}`;

export const stageWords = (stage: TripStage, state: BookingState, expiresAt: string | null): string =>
  stage === "over" ? "Trip over" : stateWords(state, expiresAt);

export function stageText(stage: TripStage, view: BookingView | null, today: string): string | null {
  if (view === null) return null;
  if (stage === "over") return "Thank you for traveling with us.";
  if (stage === "under_way") return `${dayOfTrip(view, today)}. Have a good journey!`;
  return null;
}

const noRefundText = ({ needs_attention }: BookingView): string =>
  needs_attention ? "We're checking your payment" : "Not refundable";

function refundStateText(view: BookingView): string {
  const { refunded_cents } = tripMoney(view);
  if (refunded_cents === 0 || view.refund === null) return "Nothing was charged";
  if (view.refund.status === "failed") return "We're checking your refund";
  const { byDay } = refundRoute(refundMethods(view));
  return byDay
    ? `${money(refunded_cents)} refund by ${day(latestRefundDay(view.refund.requested_at))}`
    : `${money(refunded_cents)} refund`;
}

export function factOf(stage: TripStage, booking: LocalBooking, now: number, today: string): string {
  const { view, refusal } = booking;
  if (refusal !== null) return REFUSAL_TITLES[refusal.code];
  if (view === null) return booking.unanswered ? "Checking whether it arrived" : "Sent once you are online";
  const { paid_cents, owed_cents } = tripMoney(view);
  const facts: Record<Exclude<TripStage, "unsent" | "refused">, () => string> = {
    sent: () => "Your request has arrived",
    held: () => timeLeft(view, now),
    paid: () => "We are confirming your seats",
    called_off: () => "Choose another date or a full refund",
    owing: () => `${money(owed_cents)} to pay by ${day(view.balance_due_on ?? view.check_in)}`,
    ahead: () =>
      [daysToGo(view.check_in, today), view.meeting_time && tashkentTime(view.meeting_time)].filter(Boolean).join(", "),
    under_way: () => dayOfTrip(view, today),
    over: () => (newestReview(booking) ? "Thank you for your review" : "How was it? Write a review"),
    expired: () => (paid_cents > 0 ? "We're checking your payment" : "The seats were released"),
    cancelled: () => (paid_cents > 0 && view.refund === null ? noRefundText(view) : refundStateText(view)),
  };
  return stage === "unsent" || stage === "refused" ? "" : facts[stage]();
}
