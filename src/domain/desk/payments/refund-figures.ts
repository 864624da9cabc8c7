import * as v from "valibot";
import { surplusOf, waysSchema } from "../../booking/booking-money.ts";
import type { CancelFigures } from "../../booking/move/move-outlook.ts";
import { integer, isoDay } from "../../schemas.ts";
import { refundFor } from "../../terms/refund.ts";
import { termsSchema } from "../../terms/terms-schema.ts";

export const standingSchema = v.object({
  check_in: isoDay,
  guests: integer,
  terms: termsSchema,
  called_off: v.boolean(),
  own_cents: integer,
  owed_cents: integer,
  kept_cents: integer,
  fee_cents: integer,
  ways: waysSchema,
});
export type RefundStanding = v.InferOutput<typeof standingSchema>;

export const leftCents = ({ ways }: Pick<RefundStanding, "ways">): number =>
  ways.reduce((sum, { left_cents }) => sum + left_cents, 0);

/** A change fixes what cancelling costs, so the fee counts before the price is paid. */
export function hasCancellationFee({ terms, called_off, ...standing }: RefundStanding, today: string): boolean {
  const paid_cents = standing.own_cents + standing.owed_cents;
  const booking = { ...standing, paid_cents, owed_cents: 0 };
  return !called_off && refundFor(terms, booking, today).refund_cents < paid_cents;
}

export function refundFigures(standing: RefundStanding, refund_cents: number, today: string): CancelFigures {
  const { terms, called_off, own_cents, ways } = standing;
  const cancelling = (paid_cents: number) =>
    called_off ? paid_cents : refundFor(terms, { ...standing, paid_cents }, today).refund_cents;
  return {
    cancel_before_cents: cancelling(own_cents),
    cancel_after_cents: cancelling(own_cents - Math.max(0, refund_cents - surplusOf(ways))),
    back_cents: refund_cents,
  };
}
