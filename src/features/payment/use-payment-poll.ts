import { useEffect, useState } from "react";
import { fetchPaymentStatus, refreshedPayment } from "../../data/remote/traveler/payments.ts";
import type { PaymentFacts } from "../../data/remote/traveler/verbs.ts";
import { paymentEnded, type PaymentFailure } from "../../domain/payment/failures.ts";
import { isPaymentStatus, hasFailed } from "../../domain/payment/status.ts";
import type { Result } from "../../domain/result.ts";

const PAYMENT_POLL_INTERVAL_MS = 1_000;
export const PAYMENT_POLL_MAX_ATTEMPTS = 30;
export const PAYMENT_POLL_CANCEL_AFTER_MS = 10_000;
export const PAYMENT_SUCCESS_REDIRECT_MS = 1_500;
export const PAYMENT_FAILURE_REDIRECT_MS = 2_000;

type PollVerdict = "success" | "failure" | "pending" | "timeout";

function judgePoll(status: string, attempts: number): PollVerdict {
  if (status === "completed") return "success";
  if (hasFailed(status)) return "failure";
  return attempts >= PAYMENT_POLL_MAX_ATTEMPTS ? "timeout" : "pending";
}

/** The provider's notification may be lost, so every third poll asks the provider. */
const ASK_PROVIDER_EVERY = 3;
/** Another second does not repair three unreadable answers in a row. */
const UNREADABLE_AT_MOST = 3;

export type PollState<Payment> = {
  step: "checking" | "pending" | "success" | "failed";
  attempts: number;
  failure?: PaymentFailure;
  payment?: Payment | undefined;
};

type Read<Payment> = (transactionId: string) => Promise<Result<Payment | null>>;
type Readers<Payment> = { fetch: Read<Payment>; refresh: Read<Payment> };
export const BOOKING_READERS: Readers<PaymentFacts> = { fetch: fetchPaymentStatus, refresh: refreshedPayment };

/** The specification demands a poll every second, at most thirty times. */
export function usePaymentPoll<Payment extends { status: string }>(
  transactionId: string,
  readers: Readers<Payment>,
): PollState<Payment> {
  const [state, setState] = useState<PollState<Payment>>({ step: "checking", attempts: 0 });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasEnded = false;
    let payment: Payment | undefined;

    const failWith = (failure: PaymentFailure, attempts: number) =>
      setState({ step: "failed", attempts, failure, payment });
    const pollOnce = async (attempts: number, unreadBefore: number): Promise<void> => {
      const fetchStatus = attempts % ASK_PROVIDER_EVERY === 0 ? readers.refresh : readers.fetch;
      const answer = await fetchStatus(transactionId);
      if (hasEnded) return;
      if (answer.ok && !answer.value) return failWith("not_found", attempts);
      if (answer.ok && answer.value) payment = answer.value;
      const unreadAnswers = !answer.ok && answer.code !== "unreachable" ? unreadBefore + 1 : 0;
      if (unreadAnswers >= UNREADABLE_AT_MOST) return failWith("check_failed", attempts);
      // A lost answer counts as an attempt, because the payment continues on the server.
      const status = answer.ok && answer.value ? answer.value.status : "unknown";
      const verdict = judgePoll(status, attempts);
      if (verdict === "success") return setState({ step: "success", attempts, payment });
      if (verdict === "failure") return failWith(paymentEnded(status), attempts);
      if (verdict === "timeout" && !answer.ok) return failWith("check_failed", attempts);
      if (verdict === "timeout") return failWith(isPaymentStatus(status) ? "timeout" : "unverified_status", attempts);
      setState({ step: "pending", attempts, payment });
      timer = setTimeout(() => poll(attempts + 1, unreadAnswers), PAYMENT_POLL_INTERVAL_MS);
      return undefined;
    };
    const poll = (attempts: number, unreadAnswers: number) => {
      pollOnce(attempts, unreadAnswers).catch((error: unknown) => {
        console.error("The status of a payment:", error);
        failWith("check_failed", attempts);
      });
    };
    poll(1, 0);
    return () => {
      hasEnded = true;
      clearTimeout(timer);
    };
  }, [transactionId, readers]);
  return state;
}
