import { Button } from "@mantine/core";
import { useState } from "react";
import { markFailed, refundPayment, resendConfirmation } from "../../../../data/remote/admin/desk-payments.ts";
import type { PaymentDetail } from "../../../../domain/desk/desk-schema.ts";
import { refundLeftCents } from "../../../../domain/desk/desk-options.ts";
import { isOpenStatus } from "../../../../domain/payment/status.ts";
import { toast } from "../../../../shared/ui/toast/toast.ts";
import { failureText, MARK_FAILED, PAYMENTS, REFUND } from "../../messages/desk.ts";
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
    if (answer.ok) toast({ ...PAYMENTS.sent, tone: "success" });
    else toast({ title: PAYMENTS.notSent, message: failureText(answer), tone: "error" });
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
          title={MARK_FAILED.title}
          act={MARK_FAILED.act}
          run={(reason) => markFailed(payment.payment_id, reason)}
          done={() => finished(MARK_FAILED.done)}
          close={() => setAsking(undefined)}
        >
          <p>{MARK_FAILED.text}</p>
        </ReasonDialog>
      ) : null}
      {asking === "refund" ? (
        <ReasonDialog
          title={REFUND.from(payment.amount_cents)}
          act={REFUND.act}
          amount={{ label: REFUND.amount, proposed_cents: left, min_cents: 1, max_cents: left }}
          run={(reason, cents) => refundPayment(payment.payment_id, reason, cents)}
          done={() => finished(REFUND.done)}
          close={() => setAsking(undefined)}
        >
          <p>{REFUND.text}</p>
        </ReasonDialog>
      ) : null}
    </div>
  );
};
