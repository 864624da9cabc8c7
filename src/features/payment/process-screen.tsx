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
import { ERROR_CHECKING_STATUS } from "./messages.ts";
import classes from "./payment.module.css";
import { useFailureRedirect, useOpenFailure } from "./use-failure.ts";
import { TripHead } from "./trip-head.tsx";

const words = {
  checking: ["Verifying Payment", "Confirming your payment. This usually takes a few seconds."],
  pending: ["Processing Payment", "Confirming your payment. This usually takes a few seconds."],
  success: ["Payment Successful", "Your payment has arrived. Taking you to your confirmation."],
  failed: ["Payment Failed", "The payment could not be confirmed. Taking you to the details."],
} as const;

function Processing({ transactionId }: { transactionId: string }) {
  const navigate = useNavigate();
  const { step, attempts, failure } = usePaymentPoll(transactionId);
  const leaveForFailure = useOpenFailure(transactionId);
  const [mayCancel, setMayCancel] = useState(false);
  const [title, message] = words[step];
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
    if (failure === "check_failed") toast({ title: ERROR_CHECKING_STATUS, tone: "error" });
  }, [failure]);

  const isWaiting = step === "checking" || step === "pending";

  return (
    <PaymentPage title={title}>
      <TripHead trip={trip} />
      <div role="status" className="row">
        {isWaiting ? <Loader size="sm" /> : null}
        {message}
      </div>
      {isWaiting && mayCancel ? (
        <Button variant="default" mt="md" onClick={() => leaveForFailure("given_up")}>
          Cancel Verification
        </Button>
      ) : null}
      <Text size="xs" c="dimmed" mt="xl">
        {isWaiting ? `(${attempts}/${PAYMENT_POLL_MAX_ATTEMPTS}) attempts · ` : null}
        Transaction ID: <span className={classes.id}>{transactionId}</span>
      </Text>
    </PaymentPage>
  );
}

export function ProcessScreen() {
  const { transactionId = "" } = useParams();
  useFailureRedirect(transactionId ? undefined : "missing_transaction", "");
  return transactionId ? <Processing key={transactionId} transactionId={transactionId} /> : null;
}
