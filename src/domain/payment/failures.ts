import { isOpenStatus } from "./status.ts";

export const FAILURE_CODES = [
  "missing_transaction",
  "missing_payment",
  "not_found",
  "timeout",
  "unverified_status",
  "unverified_payment",
  "check_failed",
  "given_up",
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

const ENDED_PREFIX = "payment_";

export type PaymentFailure = FailureCode | `${typeof ENDED_PREFIX}${string}`;

export const paymentEnded = (status: string): PaymentFailure => `${ENDED_PREFIX}${status}`;

/** The provider's word for how the payment ended; null for our own codes and for anything else. */
export const endedAs = (code: string): string | null =>
  /^payment_[a-z_]{1,20}$/.test(code) ? code.slice(ENDED_PREFIX.length) : null;

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
