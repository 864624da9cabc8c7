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

export function deskOptions({ status, needs_attention, left_cents, payments, refunds }: Facts): DeskOptions {
  const paid = payments.find((payment) => payment.status === "completed");
  const confirmable = () => {
    if (status === "pending") return true;
    if (status === "confirmed") return needs_attention;
    // An admin may still confirm an expired hold whose late payment was not refunded.
    return status !== "refunded" && paid !== undefined && refunds.every((refund) => refund.status === "failed");
  };
  return {
    confirm: confirmable(),
    cancel: isOpenBooking(status),
    refund: left_cents > 0 ? paid?.payment_id : undefined,
  };
}

/** Its twin is in `admin_confirm_booking`. */
export const confirmNeedsReason = ({ paid_cents }: Pick<BookingDetail, "paid_cents">): boolean => paid_cents === 0;

/** A promised refund counts in full, a failed one only by the amount sent before. */
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
