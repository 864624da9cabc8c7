import { type CancelOutcome, cancelOutcome } from "../../../domain/booking/trip/refund-outlook.ts";
import { refundWords } from "../terms/cancellation.ts";
import { day, money } from "../write.ts";

function cancelOutcomeText(outcome: CancelOutcome): string {
  switch (outcome.code) {
    case "card_returns":
      return `Bekor qilsangiz, oʻrinlaringiz boʻshatiladi va ${money(outcome.cents)} sovgʻa kartangizga qaytadi.`;
    case "nothing_to_pay":
      return "Siz hech narsa toʻlamagansiz, shuning uchun qaytariladigan pul yoʻq. Bekor qilsangiz, oʻrinlaringiz boʻshatiladi.";
    case "not_paid":
      return "Siz hali toʻlamagansiz. Bekor qilsangiz, oʻrinlaringiz boʻshatiladi.";
    case "called_off":
      return `Siz tanlagan sanadagi safar bekor qilindi. Bronni bekor qilib, pulni toʻliq qaytarib oling (${money(outcome.cents)}) yoki sanani oʻzgartiring.`;
    case "not_refundable":
      return "Shartlarimizga koʻra bu bron endi bekor qilinsa, pul qaytarilmaydi.";
    case "refund_today":
      return `Bugun bekor qilsangiz, ${money(outcome.cents)} qaytariladi.`;
    case "amount_until": {
      const laterRefund = outcome.then_cents === 0 ? "pul qaytarilmaydi" : money(outcome.then_cents);
      return `Toshkent vaqti bilan ${day(outcome.until)} kuni oxirigacha bekor qilsangiz, ${money(outcome.cents)} qaytariladi, keyin ${laterRefund}.`;
    }
    case "share_until": {
      const shareAfter = outcome.then_percent === 0 ? "pul qaytarilmaydi" : `${outcome.then_percent}%`;
      return `Toshkent vaqti bilan ${day(outcome.until)} kuni oxirigacha bekor qilsangiz: ${refundWords(outcome.share).toLowerCase()} (${money(outcome.cents)}), keyin ${shareAfter}.`;
    }
  }
}

export const refundSentence: typeof import("../../en/trips/cancel-outcome.ts").refundSentence = (view, today) =>
  cancelOutcomeText(cancelOutcome(view, today));
