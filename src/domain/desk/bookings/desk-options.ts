import { isOpenBooking } from "../../booking/booking-state.ts";
import type { BookingDetail, PaymentDetail } from "../lists/desk-schema.ts";

export type DeskOptions = {
  confirm: boolean;
  cancel: boolean;
  refund: string | undefined;
};

type Facts = Pick<BookingDetail, "status" | "needs_attention" | "left_cents"> & {
  payments: readonly { payment_id: string; status: string }[];
  refunds: readonly { status: string }[];
};

/** Decides what to offer; SQL decides what is allowed. */
export function deskOptions({ status, needs_attention, left_cents, payments, refunds }: Facts): DeskOptions {
  const paid = payments.find((payment) => payment.status === "completed");
  const confirmable = () => {
    // Paid in the office, or a flag to remove.
    if (status === "pending") return true;
    if (status === "confirmed") return needs_attention;
    // The hold expired but the late payment is still here.
    return status !== "refunded" && paid !== undefined && refunds.every((refund) => refund.status === "failed");
  };
  return {
    confirm: confirmable(),
    cancel: isOpenBooking(status),
    refund: left_cents > 0 ? paid?.payment_id : undefined,
  };
}

/** Promised refunds count in full, failed ones only with what was sent before. */
export const refundLeftCents = ({
  status,
  amount_cents,
  refunds,
}: Pick<PaymentDetail, "status" | "amount_cents"> & {
  refunds: readonly { amount_cents: number; done_cents?: number; status: string }[];
}): number =>
  status === "completed"
    ? refunds.reduce(
        (left, refund) => left - (refund.status === "failed" ? (refund.done_cents ?? 0) : refund.amount_cents),
        amount_cents,
      )
    : 0;
