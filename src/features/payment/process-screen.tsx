import { Button, Loader, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { PaymentPage, useTripOf } from "./payment-page.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import {
  PAYMENT_FAILURE_REDIRECT_MS,
  PAYMENT_POLL_CANCEL_AFTER_MS,
  PAYMENT_POLL_MAX_ATTEMPTS,
  PAYMENT_SUCCESS_REDIRECT_MS,
  usePaymentPoll,
} from "./use-payment-poll.ts";
import { paths } from "../../shared/paths.ts";
import { PAYMENT_CHECK, PAYMENT_MESSAGES, PAYMENT_PROGRESS } from "#texts/payment.ts";
import classes from "./payment.module.css";
import { useFailureRedirect, useOpenFailure } from "./use-failure.ts";
import { TripHead } from "./trip-head.tsx";

function Processing({ transactionId }: { transactionId: string }) {
  const navigate = useNavigate();
  const { step, attempts, failure } = usePaymentPoll(transactionId);
  const leaveForFailure = useOpenFailure(transactionId);
  const [mayCancel, setMayCancel] = useState(false);
  const trip = useTripOf(transactionId, null);

  useEffect(() => {
    const timer = setTimeout(() => setMayCancel(true), PAYMENT_POLL_CANCEL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (step !== "success") return undefined;
    const openConfirmation = () => void navigate(paths.bookingConfirmation(transactionId), { replace: true });
    const timer = setTimeout(openConfirmation, PAYMENT_SUCCESS_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [step, transactionId, navigate]);

  useFailureRedirect(failure, transactionId, PAYMENT_FAILURE_REDIRECT_MS);
  useEffect(() => {
    if (failure === "check_failed") toast({ title: PAYMENT_CHECK.failed, tone: "error" });
  }, [failure]);

  const isWaiting = step === "checking" || step === "pending";

  return (
    <PaymentPage title={PAYMENT_PROGRESS[step]}>
      <TripHead trip={trip} />
      <div role="status" className="row">
        {isWaiting ? <Loader size="sm" /> : null}
        {PAYMENT_MESSAGES[step === "pending" ? "checking" : step]}
      </div>
      {isWaiting && mayCancel ? (
        <Button variant="default" mt="md" onClick={() => leaveForFailure("given_up")}>
          {PAYMENT_CHECK.cancel}
        </Button>
      ) : null}
      <Text size="xs" c="dimmed" mt="xl">
        {isWaiting ? `${PAYMENT_CHECK.attempts({ number: attempts, most: PAYMENT_POLL_MAX_ATTEMPTS })} · ` : null}
        {PAYMENT_CHECK.transactionId} <span className={classes.id}>{transactionId}</span>
      </Text>
    </PaymentPage>
  );
}

export function ProcessScreen() {
  const { transactionId = "" } = useParams();
  useFailureRedirect(transactionId ? undefined : "missing_transaction", "");
  return transactionId ? <Processing key={transactionId} transactionId={transactionId} /> : null;
}
