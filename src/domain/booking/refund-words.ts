import { tierFor } from "../terms/refund.ts";
import { refundWords } from "../terms/words.ts";
import { day } from "../words/day.ts";
import { money } from "../words/money.ts";
import type { BookingView } from "./booking-view.ts";
import { refundOutlook } from "./refund-outlook.ts";

/** '75% refund ($735.08) until 16 Mar 2027 in Tashkent, then 50%.' */
export function refundSentence(view: BookingView, today: string): string {
  if (view.payment?.status !== "completed") return "Nothing is paid yet. Cancelling releases your seats.";
  const { terms } = view;
  const { now, until } = refundOutlook(view, today);
  if (now.refund_cents === 0) return "Under our policy this booking is no longer refundable.";
  if (until === null) return `Cancel today for a ${money(now.refund_cents)} refund.`;
  const share = refundWords(terms, tierFor(terms, now.days_before));
  const after = tierFor(terms, until.after.days_before);
  const then = after.percent === 0 ? "no refund" : `${after.percent}%`;
  return `${share} (${money(now.refund_cents)}) until the end of ${day(until.day)} in Tashkent, then ${then}.`;
}
