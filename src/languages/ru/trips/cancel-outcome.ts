import { type CancelOutcome, cancelOutcome } from "../../../domain/booking/trip/refund-outlook.ts";
import { refundWords } from "../terms/cancellation.ts";
import { day, money } from "../write.ts";

function cancelOutcomeText(outcome: CancelOutcome): string {
  switch (outcome.code) {
    case "card_returns":
      return `При отмене ваши места освободятся, а ${money(outcome.cents)} вернётся на вашу подарочную карту.`;
    case "nothing_to_pay":
      return "Вы ничего не платили, поэтому возвращать нечего. При отмене ваши места освободятся.";
    case "not_paid":
      return "Вы ещё не платили. При отмене ваши места освободятся.";
    case "called_off":
      return `Ваш выезд отменён. Отмените бронь и получите полный возврат (${money(outcome.cents)}) или смените дату.`;
    case "not_refundable":
      return "По нашим условиям деньги за эту бронь уже не возвращаются.";
    case "refund_today":
      return `При отмене сегодня вернётся ${money(outcome.cents)}.`;
    case "amount_until": {
      const laterRefund = outcome.then_cents === 0 ? "без возврата" : money(outcome.then_cents);
      return `Возврат ${money(outcome.cents)} до конца дня ${day(outcome.until)} по Ташкенту, затем ${laterRefund}.`;
    }
    case "share_until": {
      const shareAfter = outcome.then_percent === 0 ? "без возврата" : `${outcome.then_percent}%`;
      return `${refundWords(outcome.share)} (${money(outcome.cents)}) до конца дня ${day(outcome.until)} по Ташкенту, затем ${shareAfter}.`;
    }
  }
}

export const refundSentence: typeof import("../../en/trips/cancel-outcome.ts").refundSentence = (view, today) =>
  cancelOutcomeText(cancelOutcome(view, today));
