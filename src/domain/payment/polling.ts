import { hasFailed } from "./status.ts";

export const PAYMENT_POLL_INTERVAL_MS = 1_000;
export const PAYMENT_POLL_MAX_ATTEMPTS = 30;
export const PAYMENT_POLL_CANCEL_AFTER_MS = 10_000;
export const PAYMENT_SUCCESS_REDIRECT_MS = 1_500;
export const PAYMENT_FAILURE_REDIRECT_MS = 2_000;

export type PollVerdict = "success" | "failure" | "pending" | "timeout";

export function judgePoll(status: string, attempts: number): PollVerdict {
  if (status === "completed") return "success";
  if (hasFailed(status)) return "failure";
  return attempts >= PAYMENT_POLL_MAX_ATTEMPTS ? "timeout" : "pending";
}
