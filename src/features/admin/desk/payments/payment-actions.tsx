import { Button } from "@mantine/core";
import { useState } from "react";
import { markFailed, refundPayment, resendConfirmation } from "../../../../data/remote/admin/desk-payments.ts";
import type { PaymentDetail } from "../../../../domain/desk/desk-schema.ts";
import { refundLeftCents } from "../../../../domain/desk/desk-options.ts";
import { isOpenStatus } from "../../../../domain/payment/status.ts";
import { toast } from "../../../../shared/ui/toast.ts";
import { money } from "../../../../domain/words/money.ts";
import classes from "../shared/desk.module.css";
import { ReasonDialog } from "../shared/reason-dialog.tsx";

type Props = { payment: PaymentDetail; done: () => void };

export const PaymentActions = ({ payment, done }: Props) => {
  const [asking, setAsking] = useState<"failed" | "refund" | undefined>();
  const [sending, setSending] = useState(false);
  const left = refundLeftCents(payment);

  const resend = async () => {
    setSending(true);
    const answer = await resendConfirmation(payment.payment_id);
    setSending(false);
    if (answer.ok) toast({ title: "Email Sent", message: "The confirmation is on its way.", tone: "success" });
    else toast({ title: "Email Failed", message: answer.message, tone: "error" });
    done();
  };
  const finished = (title: string) => {
    setAsking(undefined);
    toast({ title, tone: "success" });
    done();
  };

  return (
    <div className={classes.buttons} style={{ marginTop: "1rem" }}>
      {payment.status === "completed" && !payment.confirmation_sent ? (
        <Button size="sm" loading={sending} onClick={() => void resend()}>
          Resend Email
        </Button>
      ) : null}
      {isOpenStatus(payment.status) ? (
        <Button size="sm" variant="default" onClick={() => setAsking("failed")}>
          Mark Failed
        </Button>
      ) : null}
      {left > 0 ? (
        <Button size="sm" variant="default" onClick={() => setAsking("refund")}>
          Refund
        </Button>
      ) : null}
      {asking === "failed" ? (
        <ReasonDialog
          title="Mark this payment failed?"
          act="Mark Failed"
          run={(reason) => markFailed(payment.payment_id, reason)}
          done={() => finished("Payment marked failed")}
          close={() => setAsking(undefined)}
        >
          <p>
            The customer may try again while the seats are held. Money that still arrives later is recorded as it is:
            the payment becomes completed.
          </p>
        </ReasonDialog>
      ) : null}
      {asking === "refund" ? (
        <ReasonDialog
          title={`Refund from ${money(payment.amount_cents)}`}
          act="Refund"
          amount={{ label: "Refund (USD)", proposed_cents: left, min_cents: 1, max_cents: left }}
          run={(reason, cents) => refundPayment(payment.payment_id, reason, cents)}
          done={() => finished("Refund on its way")}
          close={() => setAsking(undefined)}
        >
          <p>A full refund ends the booking and releases its seats; a partial one leaves it as it is.</p>
        </ReasonDialog>
      ) : null}
    </div>
  );
};
