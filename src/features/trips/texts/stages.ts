import { BOOKING_STATES } from "#texts/app.ts";
import * as payment from "#texts/payment.ts";
import { HELD_TRIP, TRIP_STAGE_TEXTS } from "#texts/trips.ts";
import { tashkentTime } from "#texts/write.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import type { BookingState } from "../../../domain/booking/booking-state.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { lastMove } from "../../../domain/booking/move/move-answer.ts";
import type { TripStage } from "../../../domain/booking/trip/trip-stage.ts";
import { refundMethods } from "../../../domain/payment/payment-ways.ts";
import { newestReview } from "../../../domain/reviews/own-review.ts";
import { latestRefundDay } from "../../../domain/terms/refund-arrival.ts";
import { dayOfTrip, daysToGo } from "../../../shared/trip/days-text.ts";
import { stateWords } from "../../../text/app.ts";
import { differenceWords } from "../../../text/payment-pages.ts";
import { refundRoute } from "../../../text/payment.ts";
import { refusalTitle } from "./refusal-text.ts";

const MINUTE_MS = 60_000;

export function timeLeft({ expires_at, server_time }: Pick<BookingView, "expires_at" | "server_time">, now: number) {
  if (expires_at === null) return "";
  // A slow clock must not lengthen the hold, so time starts at the server's answer.
  const minutes = Math.floor((Date.parse(expires_at) - Math.max(now, Date.parse(server_time))) / MINUTE_MS);
  return minutes > 0 ? HELD_TRIP.minutesLeft({ minutes }) : HELD_TRIP.underAMinute;
}

const SHORT_HOLD_MS = 5 * MINUTE_MS;
export function shortHoldText({
  created_at,
  expires_at,
}: Pick<BookingView, "created_at" | "expires_at">): string | null {
  const length = Date.parse(expires_at ?? "") - Date.parse(created_at);
  return length <= SHORT_HOLD_MS ? HELD_TRIP.short : null;
}

export function lastMoveText(view: BookingView): string | null {
  const move = lastMove(view);
  if (move === null) return null;
  const movedText = TRIP_STAGE_TEXTS.moved({
    from: move.from_date,
    to: move.to_date,
    difference: differenceWords(move.difference_cents),
  });
  return move.back_cents > 0 ? `${movedText} ${TRIP_STAGE_TEXTS.refunded({ cents: move.back_cents })}` : movedText;
}

export const stageWords = (stage: TripStage, state: BookingState, expiresAt: string | null): string =>
  stage === "over" ? TRIP_STAGE_TEXTS.over : stateWords(BOOKING_STATES, state, expiresAt);

export function stageText(stage: TripStage, view: BookingView | null, today: string): string | null {
  if (view === null) return null;
  if (stage === "over") return TRIP_STAGE_TEXTS.thanks;
  if (stage === "under_way") return TRIP_STAGE_TEXTS.goodJourney({ dayOfTrip: dayOfTrip(view, today) });
  return null;
}

const noRefundText = ({ needs_attention }: BookingView): string =>
  needs_attention ? TRIP_STAGE_TEXTS.checkingPayment : TRIP_STAGE_TEXTS.notRefundable;

function refundStateText(view: BookingView): string {
  const { refunded_cents } = tripMoney(view);
  if (refunded_cents === 0 || view.refund === null) return TRIP_STAGE_TEXTS.notCharged;
  if (view.refund.status === "failed") return TRIP_STAGE_TEXTS.checkingRefund;
  const { byDay } = refundRoute(payment, refundMethods(view));
  return byDay
    ? TRIP_STAGE_TEXTS.refundBy({ cents: refunded_cents, by: latestRefundDay(view.refund.requested_at) })
    : TRIP_STAGE_TEXTS.refund({ cents: refunded_cents });
}

export function factOf(stage: TripStage, booking: LocalBooking, now: number, today: string): string {
  const { view, refusal } = booking;
  if (refusal !== null) return refusalTitle(refusal.code);
  if (view === null) return booking.unanswered ? TRIP_STAGE_TEXTS.checkingArrival : TRIP_STAGE_TEXTS.sentOnceOnline;
  const { paid_cents, owed_cents } = tripMoney(view);
  const facts: Record<Exclude<TripStage, "unsent" | "refused">, () => string> = {
    sent: () => TRIP_STAGE_TEXTS.arrived,
    held: () => timeLeft(view, now),
    paid: () => TRIP_STAGE_TEXTS.confirming,
    called_off: () => TRIP_STAGE_TEXTS.chooseDateOrRefund,
    owing: () => TRIP_STAGE_TEXTS.owing({ cents: owed_cents, by: view.balance_due_on ?? view.check_in }),
    ahead: () =>
      [daysToGo(view.check_in, today), view.meeting_time && tashkentTime(view.meeting_time)].filter(Boolean).join(", "),
    under_way: () => dayOfTrip(view, today),
    over: () => (newestReview(booking) ? TRIP_STAGE_TEXTS.reviewed : TRIP_STAGE_TEXTS.askForReview),
    expired: () => (paid_cents > 0 ? TRIP_STAGE_TEXTS.checkingPayment : TRIP_STAGE_TEXTS.released),
    cancelled: () => (paid_cents > 0 && view.refund === null ? noRefundText(view) : refundStateText(view)),
  };
  return stage === "unsent" || stage === "refused" ? "" : facts[stage]();
}
