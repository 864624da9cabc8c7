import { Button, Loader, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import {
  PAYMENT_FAILURE_REDIRECT_MS,
  PAYMENT_POLL_CANCEL_AFTER_MS,
  PAYMENT_POLL_MAX_ATTEMPTS,
  PAYMENT_SUCCESS_REDIRECT_MS,
} from "../../domain/payment/polling.ts";
import { paths } from "../../shared/paths.ts";
import { PageHeading } from "../../shared/ui/page-heading.tsx";
import { PageMeta } from "../../shared/ui/page-meta.tsx";
import { Page } from "../../shared/ui/page.tsx";
import classes from "./payment.module.css";
import { usePaymentPoll } from "./use-payment-poll.ts";

const words = {
  checking: ["Verifying Payment", "We are asking for the status of your payment."],
  pending: ["Processing Payment", "The payment is on its way. This usually takes a few seconds."],
  success: ["Payment Successful", "Your payment has arrived. Taking you to your confirmation."],
  failed: ["Payment Failed", "The payment could not be confirmed. Taking you to the details."],
} as const;

const Processing = ({ transactionId }: { transactionId: string }) => {
  const navigate = useNavigate();
  const { step, attempts, error } = usePaymentPoll(transactionId);
  const [mayCancel, setMayCancel] = useState(false);
  const [title, message] = words[step];

  useEffect(() => {
    const timer = setTimeout(() => setMayCancel(true), PAYMENT_POLL_CANCEL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const leave = (to: string, ms: number) => {
      const timer = setTimeout(() => void navigate(to, { replace: true }), ms);
      return () => clearTimeout(timer);
    };
    if (step === "success") return leave(paths.bookingConfirmation(transactionId), PAYMENT_SUCCESS_REDIRECT_MS);
    if (step !== "failed") return undefined;
    const to = paths.paymentFailure({ error: error ?? "", payment_id: transactionId });
    return leave(to, PAYMENT_FAILURE_REDIRECT_MS);
  }, [step, error, transactionId, navigate]);

  const cancel = () => {
    const reason = "User cancelled payment verification";
    void navigate(paths.paymentFailure({ error: reason, payment_id: transactionId }), { replace: true });
  };
  const waiting = step === "checking" || step === "pending";

  return (
    <Page narrow>
      <PageMeta title={title} />
      <div className={classes.panel}>
        <PageHeading>{title}</PageHeading>
        <div role="status">
          <p>{message}</p>
          {waiting ? (
            <p>
              <Loader size="sm" /> ({attempts}/{PAYMENT_POLL_MAX_ATTEMPTS}) attempts
            </p>
          ) : null}
        </div>
        <Text c="dimmed">
          Transaction ID: <span className={classes.id}>{transactionId}</span>
        </Text>
        {waiting && mayCancel ? (
          <Button variant="default" mt="md" onClick={cancel}>
            Cancel Verification
          </Button>
        ) : null}
      </div>
    </Page>
  );
};

export const ProcessScreen = () => {
  const { transactionId = "" } = useParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (!transactionId) void navigate(paths.paymentFailure({ error: "Missing transaction ID" }), { replace: true });
  }, [transactionId, navigate]);
  return transactionId ? <Processing transactionId={transactionId} /> : null;
};
