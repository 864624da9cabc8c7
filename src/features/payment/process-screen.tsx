import { Button, Loader } from "@mantine/core";
import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { PAYMENT_CHECK, PAYMENT_MESSAGES, PAYMENT_PROGRESS } from "#texts/payment.ts";
import { paths } from "../../shared/paths.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { PaymentPage, useTripOf } from "./payment-page.tsx";
import { SmallPrint } from "./small-print.tsx";
import { TripHead } from "./trip-head.tsx";
import { useFailureRedirect, useOpenFailure } from "./use-failure.ts";
import {
  PAYMENT_FAILURE_REDIRECT_MS,
  PAYMENT_POLL_CANCEL_AFTER_MS,
  PAYMENT_POLL_MAX_ATTEMPTS,
  PAYMENT_SUCCESS_REDIRECT_MS,
  BOOKING_READERS,
  usePaymentPoll,
} from "./use-payment-poll.ts";
import classes from "./payment.module.css";

function Processing({ transactionId }: { transactionId: string }) {
  const navigate = useNavigate();
  const { step, attempts, failure, payment } = usePaymentPoll(transactionId, BOOKING_READERS);
  const leaveForFailure = useOpenFailure(transactionId);
  const [mayCancel, setMayCancel] = useState(false);
  const trip = useTripOf(transactionId, payment?.booking_id ?? null);

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
      <div role="status" className={classes.state}>
        {isWaiting ? <Loader size="sm" /> : null}
        <span>{PAYMENT_MESSAGES[step === "pending" ? "checking" : step]}</span>
      </div>
      <TripHead trip={trip} payment={payment} withAmount />
      {isWaiting && mayCancel ? (
        <Button variant="default" mt="md" onClick={() => leaveForFailure("given_up")}>
          {PAYMENT_CHECK.cancel}
        </Button>
      ) : null}
      <SmallPrint paymentId={transactionId}>
        {isWaiting ? (
          <span>{PAYMENT_CHECK.attempts({ number: attempts, most: PAYMENT_POLL_MAX_ATTEMPTS })}</span>
        ) : null}
      </SmallPrint>
    </PaymentPage>
  );
}

export function ProcessScreen() {
  const { transactionId = "" } = useParams();
  useFailureRedirect(transactionId ? undefined : "missing_transaction", "");
  return transactionId ? <Processing key={transactionId} transactionId={transactionId} /> : null;
}
