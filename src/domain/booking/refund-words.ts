import { tierFor } from "../terms/refund.ts";
import type { BookingView } from "./booking-view.ts";
import { exactDollars } from "./price-text.ts";
import { refundOutlook } from "./refund-outlook.ts";
import { travelDay } from "./travel-day.ts";

/** '75 %', or what is kept back of everything. */
function shareWords(view: BookingView, daysBefore: number): string {
  const { percent, fee_per_person_cents } = tierFor(view.terms, daysBefore);
  if (percent === 0) return "nothing";
  const share = percent === 100 ? "everything" : `${percent} %`;
  return fee_per_person_cents === 0 ? share : `${share} but ${exactDollars(fee_per_person_cents)} per person`;
}

/** 'Cancel before Tue, Apr 14, 2027, 23:59 Tashkent: 75 % = $378.00 back; after: 50 %.' */
export function refundSentence(view: BookingView, today: string): string {
  if (view.payment?.status !== "completed") return "Nothing is paid yet: cancelling gives your places back.";
  const { now, until } = refundOutlook(view, today);
  const back = exactDollars(now.refund_cents);
  if (until === null) return `Cancelling today brings ${back} back.`;
  const after = shareWords(view, until.after.days_before);
  return `Cancel before ${travelDay(until.day)}, 23:59 Tashkent: ${shareWords(view, now.days_before)} = ${back} back; after: ${after}.`;
}
