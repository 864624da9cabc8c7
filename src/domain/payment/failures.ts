import { isOpenStatus } from "./status.ts";

const SENTENCES = {
  missing_transaction: "Missing transaction ID",
  missing_payment: "Missing payment ID",
  not_found: "Payment not found",
  timeout: "Payment processing timeout",
  unverified_status: "Unable to verify payment status",
  unverified_payment: "Unable to verify payment",
  check_failed: "Status check failed",
  given_up: "User cancelled payment verification",
} as const;

const ENDED_PREFIX = "payment_";

export type PaymentFailure = keyof typeof SENTENCES | `${typeof ENDED_PREFIX}${string}`;

export const paymentEnded = (status: string): PaymentFailure => `${ENDED_PREFIX}${status}`;

const isKnown = (code: string): code is keyof typeof SENTENCES => Object.hasOwn(SENTENCES, code);

export function failureSentence(code: string): string | null {
  if (isKnown(code)) return SENTENCES[code];
  return /^payment_[a-z_]{1,20}$/.test(code) ? `Payment ${code.slice(ENDED_PREFIX.length)}` : null;
}

const FAILURES_WHILE_OPEN: ReadonlySet<string> = new Set<PaymentFailure>([
  "timeout",
  "unverified_status",
  "unverified_payment",
  "check_failed",
  "given_up",
]);

/** Polling stopped, but the payment may still succeed, so never call it failed. */
export const isStillOpen = (code: string): boolean =>
  FAILURES_WHILE_OPEN.has(code) || (code.startsWith(ENDED_PREFIX) && isOpenStatus(code.slice(ENDED_PREFIX.length)));

const NO_PAYMENT: ReadonlySet<string> = new Set<PaymentFailure>([
  "missing_transaction",
  "missing_payment",
  "not_found",
]);

/** Without a known payment the screen must not claim anything about a charge. */
export const isUnknownPayment = (code: string): boolean => NO_PAYMENT.has(code);
