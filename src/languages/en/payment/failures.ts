import { endedAs, type FailureCode } from "../../../domain/payment/failures.ts";

const FAILURE_SENTENCES: Record<FailureCode, string> = {
  missing_transaction: "Missing transaction ID",
  missing_payment: "Missing payment ID",
  not_found: "Payment not found",
  timeout: "Payment processing timeout",
  unverified_status: "Unable to verify payment status",
  unverified_payment: "Unable to verify payment",
  check_failed: "Status check failed",
  given_up: "User cancelled payment verification",
};

export function failureSentence(code: string): string | null {
  if (Object.hasOwn(FAILURE_SENTENCES, code)) return FAILURE_SENTENCES[code as FailureCode];
  const status = endedAs(code);
  return status === null ? null : `Payment ${status}`;
}
