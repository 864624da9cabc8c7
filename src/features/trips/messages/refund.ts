import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import { isOpenStatus } from "../../../domain/payment/status.ts";
import { REFUND_STARTS, refundRoute } from "#words/payment/refund-route.ts";
import { cardRest, refundMethods, type RefundPart, paymentWaysOf } from "../../../domain/payment/ways.ts";
import { latestRefundDay } from "../../../domain/terms/refund-arrival.ts";
import { day, money } from "#words/write.ts";

function partText(part: RefundPart, requestedAt: string): string {
  const amount = money(part.cents);
  const { to, takes, byDay } = refundRoute([part.method]);
  if (part.status === "failed")
    return `The refund of ${amount} didn't go through. Our team is on it and will email you.`;
  if (part.status === "succeeded") return `${amount} was refunded ${to}.`;
  const arrivalText = byDay ? `Expect it by ${day(latestRefundDay(requestedAt))} at the latest.` : takes;
  return `${amount} is refunded ${to}. ${arrivalText}`.trim();
}

export function refundText(view: BookingView): string {
  const { paid_cents, refunded_cents } = tripMoney(view);
  const { refund } = view;
  if (paid_cents === 0) {
    // The hold is over, but the bank may still confirm a payment that was begun.
    return view.status !== "cancelled" && isOpenStatus(view.payment?.status ?? "")
      ? "No payment has reached us, so there is nothing to refund. If you did pay, you don't need to do anything: as soon as your bank confirms it, we'll email you."
      : "You haven't been charged, so there is nothing to refund.";
  }
  if (refund === null || refunded_cents === 0) {
    const card = cardRest(paymentWaysOf(view).own);
    if (card > 0) return `${money(card)} returns to your gift card within a few minutes.`;
    if (view.status === "expired")
      return "Your payment arrived after the hold had expired. Our team is on it: we will email you with your seats or a full refund.";
    return view.needs_attention
      ? "Your payment arrived, but it belongs to a booking that was cancelled. Our team is on it and will email you."
      : "Under our policy this booking isn't refundable.";
  }
  const amount = money(refunded_cents);
  const { back } = paymentWaysOf(view);
  if (back.length > 1) return back.map((part) => partText(part, refund.requested_at)).join(" ");
  if (refund.status === "failed")
    return `The refund of ${amount} didn't go through. Our team is on it and will email you.`;
  const { to, takes, byDay } = refundRoute(refundMethods(view));
  const arrivalText = byDay ? ` Expect it by ${day(latestRefundDay(refund.requested_at))} at the latest.` : "";
  if (refund.status === "succeeded" && !byDay) return `${amount} was refunded ${to}.`;
  if (refund.status === "succeeded")
    return `${amount} was refunded ${to}. ${takes.replace("It then", "It")}${arrivalText}`;
  return `${amount} is refunded ${to}. ${REFUND_STARTS} ${takes}${arrivalText}`.trim();
}
