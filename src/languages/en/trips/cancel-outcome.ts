import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { type CancelOutcome, cancelOutcome } from "../../../domain/booking/trip/refund-outlook.ts";
import { refundWords } from "../terms/cancellation.ts";
import { day, money } from "../write.ts";

function cancelOutcomeText(outcome: CancelOutcome): string {
  switch (outcome.code) {
    case "card_returns":
      return `Cancelling releases your seats, and ${money(outcome.cents)} returns to your gift card.`;
    case "nothing_to_pay":
      return "You paid nothing, so there is nothing to refund. Cancelling releases your seats.";
    case "not_paid":
      return "You haven't paid yet. Cancelling releases your seats.";
    case "called_off":
      return `Your departure was cancelled. Cancel for a full refund (${money(outcome.cents)}), or change the date.`;
    case "not_refundable":
      return "Under our policy this booking is no longer refundable.";
    case "refund_today":
      return `Cancel today for a ${money(outcome.cents)} refund.`;
    case "amount_until": {
      const laterRefund = outcome.then_cents === 0 ? "no refund" : money(outcome.then_cents);
      return `${money(outcome.cents)} refund until the end of ${day(outcome.until)} in Tashkent, then ${laterRefund}.`;
    }
    case "share_until": {
      const shareAfter = outcome.then_percent === 0 ? "no refund" : `${outcome.then_percent}%`;
      return `${refundWords(outcome.share)} (${money(outcome.cents)}) until the end of ${day(outcome.until)} in Tashkent, then ${shareAfter}.`;
    }
  }
}

export const refundSentence = (view: BookingView, today: string): string =>
  cancelOutcomeText(cancelOutcome(view, today));
