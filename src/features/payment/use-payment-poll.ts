import { useEffect, useState } from "react";
import { paymentStatus, refreshedPayment } from "../../data/remote/payment-status.ts";
import { judgePoll, PAYMENT_POLL_INTERVAL_MS, PAYMENT_POLL_MAX_ATTEMPTS } from "../../domain/payment/polling.ts";
import { isPaymentStatus } from "../../domain/payment/status.ts";
import { paymentEndedText, paymentWords } from "../../domain/payment/words.ts";

/** Most payments are settled by the provider's word to us; now and then we ask for it. */
const ASK_PROVIDER_EVERY = 3;

export type PollState = {
  step: "checking" | "pending" | "success" | "failed";
  attempts: number;
  /** Why it failed, in the words of the failure page. */
  error?: string;
};

/** Asks every second, at most thirty times. The end of asking changes nothing on the server. */
export const usePaymentPoll = (transactionId: string): PollState => {
  const [state, setState] = useState<PollState>({ step: "checking", attempts: 0 });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;

    const ask = async (attempts: number): Promise<void> => {
      const look = attempts % ASK_PROVIDER_EVERY === 0 ? refreshedPayment : paymentStatus;
      const answer = await look(transactionId);
      if (ended) return;
      if (answer.ok && !answer.payment) {
        setState({ step: "failed", attempts, error: paymentWords.notFound });
        return;
      }
      // No answer is no news: it counts as an attempt, and the payment goes on without us.
      const status = answer.ok && answer.payment ? answer.payment.status : "unknown";
      const verdict = judgePoll(status, attempts);
      if (verdict === "success") setState({ step: "success", attempts });
      else if (verdict === "failure") setState({ step: "failed", attempts, error: paymentEndedText(status) });
      else if (verdict === "timeout") {
        const error = isPaymentStatus(status) ? paymentWords.timeout : "Unable to verify payment status";
        setState({ step: "failed", attempts: PAYMENT_POLL_MAX_ATTEMPTS, error });
      } else {
        setState({ step: "pending", attempts });
        timer = setTimeout(() => void ask(attempts + 1), PAYMENT_POLL_INTERVAL_MS);
      }
    };
    void ask(1);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [transactionId]);
  return state;
};
