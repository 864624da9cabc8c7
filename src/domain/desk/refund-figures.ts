import type { CancelFigures } from "../booking/move/move-words.ts";
import { refundFor } from "../terms/refund.ts";
import type { RefundStanding } from "./desk-schema.ts";

/** Everything that can still be given back; refunding all of it ends the booking. */
export const leftCents = ({ ways }: Pick<RefundStanding, "ways">): number =>
  ways.reduce((sum, { left_cents }) => sum + left_cents, 0);

/** What cancelling brings on `today` (in Tashkent), now and after a refund by the desk. */
export function refundFigures(standing: RefundStanding, refund_cents: number, today: string): CancelFigures {
  const { terms, called_off, own_cents, ways } = standing;
  // Money that does not pay for the trip goes back first.
  const stray = ways.reduce((sum, way) => sum + way.left_cents - way.own_cents, 0);
  const cancelling = (paid_cents: number) =>
    called_off ? paid_cents : refundFor(terms, { ...standing, paid_cents }, today).refund_cents;
  return {
    cancel_before_cents: cancelling(own_cents),
    cancel_after_cents: cancelling(own_cents - Math.max(0, refund_cents - stray)),
    back_cents: refund_cents,
  };
}
