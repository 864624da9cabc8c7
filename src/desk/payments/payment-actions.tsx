import { Button } from "@mantine/core";
import { useState } from "react";
import { PAYMENTS, VOID_PAYMENT } from "#texts/desk-money.ts";
import { MARK_FAILED, ONE_BOOKING, REFUND } from "#texts/desk.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { refundPayment } from "../../data/remote/desk/composed-calls.ts";
import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import { refundLeftCents } from "../../domain/desk/bookings/desk-options.ts";
import type { PaymentDetail } from "../../domain/desk/lists/desk-schema.ts";
import { isOpenStatus } from "../../domain/payment/status.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { refundDoneText, refundAllText, refundOutlookText } from "../../text/desk-bookings.ts";
import { failureText } from "../../text/desk.ts";
import { DeskActions } from "../shared/desk-actions.tsx";

type Props = { payment: PaymentDetail; done: () => void };

export function PaymentActions({ payment, done }: Props) {
  const [sending, setSending] = useState(false);
  const leftCents = refundLeftCents(payment);
  const booking = payment.booking && {
    ...payment.booking,
    customer_first_name: payment.customer.first_name ?? ONE_BOOKING.guest,
  };

  const resendConfirmation = async () => {
    setSending(true);
    const answer = await callDesk("rpc/admin_resend_email", { payment_id: payment.payment_id });
    setSending(false);
    if (answer.ok) toast({ ...PAYMENTS.sent, tone: "success" });
    else toast({ title: PAYMENTS.notSent, message: failureText(answer), tone: "error" });
    done();
  };
  return (
    <DeskActions
      done={done}
      acts={[
        isOpenStatus(payment.status) && {
          ...MARK_FAILED,
          run: (reason) => callDesk("rpc/admin_mark_failed", { payment_id: payment.payment_id, reason }),
        },
        payment.recorded_by !== null &&
          payment.status === "completed" &&
          leftCents === payment.amount_cents && {
            ...VOID_PAYMENT,
            forOwners: true,
            run: (reason) => callDesk("rpc/admin_void_money", { payment_id: payment.payment_id, reason }),
          },
        // The provider's dashboard refunds a gift card's sale, and its notice lowers the card.
        booking !== null &&
          leftCents > 0 && {
            ...REFUND,
            done: (cents) => refundDoneText(booking, cents),
            forOwners: true,
            title: REFUND.from({ amount_cents: payment.amount_cents }),
            text: REFUND.howMuch({ left_cents: leftCents }),
            amount: {
              all: refundAllText(booking, leftCents),
              min_cents: 1,
              max_cents: leftCents,
              outlook: (cents) => refundOutlookText(booking, cents, todayInTashkent(trustedNow())),
            },
            // The server compares the refunded amount, so it refuses to refund twice after a lost answer.
            run: (reason, cents) =>
              refundPayment(payment.payment_id, reason, cents, { refunded_cents: booking.refunded_cents }),
          },
      ]}
    >
      {booking && payment.status === "completed" && !payment.confirmation_sent ? (
        <Button size="sm" loading={sending} onClick={() => void resendConfirmation()}>
          {PAYMENTS.resend}
        </Button>
      ) : null}
    </DeskActions>
  );
}
