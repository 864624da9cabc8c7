import * as payment from "#texts/payment.ts";
import { TRIP_REFUND } from "#texts/trips.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { cardRest, refundMethods, type RefundPart, paymentWaysOf } from "../../../domain/payment/payment-ways.ts";
import { isOpenStatus } from "../../../domain/payment/status.ts";
import { latestRefundDay } from "../../../domain/terms/refund-arrival.ts";
import { refundRoute, refundStarts } from "../../../text/payment.ts";

function partText(part: RefundPart, requestedAt: string): string {
  const { to, takes, byDay } = refundRoute(payment, [part.method]);
  if (part.status === "failed") return TRIP_REFUND.failed({ cents: part.cents });
  if (part.status === "succeeded") return TRIP_REFUND.done({ cents: part.cents, to });
  const arrivalText = byDay ? TRIP_REFUND.arrivesBy({ date: latestRefundDay(requestedAt) }) : takes;
  return `${TRIP_REFUND.promised({ cents: part.cents, to })} ${arrivalText}`.trim();
}

function noRefundText(view: BookingView): string {
  const card = cardRest(paymentWaysOf(view).own);
  if (card > 0) return TRIP_REFUND.toGiftCard({ cents: card });
  if (view.status === "expired") return TRIP_REFUND.paidLate;
  return view.needs_attention ? TRIP_REFUND.paidAfterCancelling : TRIP_REFUND.notRefundable;
}

export function refundText(view: BookingView): string {
  const { paid_cents, refunded_cents } = tripMoney(view);
  const { refund } = view;
  if (paid_cents === 0) {
    // The hold is over, but the bank may still confirm a payment that was begun.
    return view.status !== "cancelled" && isOpenStatus(view.payment?.status ?? "")
      ? TRIP_REFUND.noPayment
      : TRIP_REFUND.notCharged;
  }
  if (refund === null || refunded_cents === 0) return noRefundText(view);
  const { back } = paymentWaysOf(view);
  if (back.length > 1) return back.map((part) => partText(part, refund.requested_at)).join(" ");
  if (refund.status === "failed") return TRIP_REFUND.failed({ cents: refunded_cents });
  const { to, takes, byDay } = refundRoute(payment, refundMethods(view), refund.status === "succeeded");
  const arrivalText = byDay ? ` ${TRIP_REFUND.arrivesBy({ date: latestRefundDay(refund.requested_at) })}` : "";
  const doneText = TRIP_REFUND.done({ cents: refunded_cents, to });
  if (refund.status === "succeeded" && !byDay) return doneText;
  if (refund.status === "succeeded") return `${doneText} ${takes}${arrivalText}`;
  return `${TRIP_REFUND.promised({ cents: refunded_cents, to })} ${refundStarts(payment)} ${takes}${arrivalText}`.trim();
}
