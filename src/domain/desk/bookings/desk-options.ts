import { isOpenBooking } from "../../booking/booking-state.ts";
import type { BookingDetail, PaymentDetail } from "../lists/desk-schema.ts";

export type DeskOptions = {
  confirm: boolean;
  cancel: boolean;
  /** The payment through which money can go back. */ refund: string | undefined;
};

type Facts = Pick<BookingDetail, "status" | "needs_attention" | "left_cents"> & {
  payments: readonly { payment_id: string; status: string }[];
  refunds: readonly { status: string }[];
};

/** What is worth offering; the twins of these rules in SQL decide. */
export function deskOptions({ status, needs_attention, left_cents, payments, refunds }: Facts): DeskOptions {
  const paid = payments.find((payment) => payment.status === "completed");
  const confirmable = () => {
    // Paid at the office, or a flag to be taken off.
    if (status === "pending") return true;
    if (status === "confirmed") return needs_attention;
    // Over, but the money came late and is still here.
    return status !== "refunded" && paid !== undefined && refunds.every((refund) => refund.status === "failed");
  };
  return {
    confirm: confirmable(),
    cancel: isOpenBooking(status),
    refund: left_cents > 0 ? paid?.payment_id : undefined,
  };
}

/** What of a payment can still be given back: promised refunds count, of failed ones what had gone before. */
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
