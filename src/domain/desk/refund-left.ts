import type { PaymentDetail } from "./desk-schema.ts";

/** What of a payment can still be given back: promised refunds count, failed ones do not. */
export const refundLeftCents = ({
  status,
  amount_cents,
  refunds,
}: Pick<PaymentDetail, "status" | "amount_cents"> & {
  refunds: readonly { amount_cents: number; status: string }[];
}): number =>
  status === "completed"
    ? refunds.reduce((left, refund) => left - (refund.status === "failed" ? 0 : refund.amount_cents), amount_cents)
    : 0;
