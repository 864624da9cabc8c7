import { addDays } from "../catalogue/travel-dates.ts";
import { day, money } from "../../languages/en/write.ts";
import type { Terms } from "./cancellation-policy.ts";
import { refundSteps } from "./refund.ts";

export type TimelineStep = { when: string; what: string };

type Trip = { paid_cents: number; guests: number; check_in: string };

/** The free change of date comes first, because it lasts longest. */
export function cancelTimeline(terms: Terms, trip: Trip, today: string): TimelineStep[] {
  const paying = refundSteps(terms, trip, today).filter(({ refund_cents }) => refund_cents > 0);
  const last = paying.at(-1);
  return [
    { when: `Until ${day(trip.check_in)}`, what: "Change the date free" },
    ...paying.map(({ until, refund_cents }) => ({
      when: `Cancel until ${day(until)}`,
      what: `${Math.round((refund_cents * 100) / trip.paid_cents)}% back (${money(refund_cents)})`,
    })),
    { when: last ? `Cancel from ${day(addDays(last.until, 1))}` : "Cancel", what: "No refund" },
  ];
}
