import type { OfferedDay } from "../catalogue/offered-day.ts";
import type { Terms } from "./cancellation-policy.ts";
import { isRefundable } from "./refund.ts";

export type RefundableDay = OfferedDay & { refundable: boolean };

export const withRefunds = (days: readonly OfferedDay[], terms: Terms, today: string): RefundableDay[] =>
  days.map((offered) => {
    const trip = { paid_cents: offered.all_in_cents, guests: 1, check_in: offered.date };
    return { ...offered, refundable: isRefundable(terms, trip, today) };
  });

const hasSeats = ({ seats_left }: OfferedDay): boolean => seats_left !== 0;

export const firstRefundable = (open: readonly RefundableDay[]): RefundableDay | undefined =>
  open.find((offered) => offered.refundable && hasSeats(offered));

export const firstToChoose = (open: readonly RefundableDay[]): RefundableDay | undefined =>
  firstRefundable(open) ?? open.find(hasSeats) ?? open[0];
