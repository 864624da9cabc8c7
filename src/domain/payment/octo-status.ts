import type { PaymentStatus } from "./status.ts";

// Octo sends more statuses than it documents, and writes 'canceled' for the specification's 'cancelled'.
const statuses: Record<string, PaymentStatus> = {
  created: "pending",
  wait_user_action: "wait_user_action",
  waiting_for_capture: "processing",
  process_user_login: "processing",
  process_action: "processing",
  payment_in_process: "processing",
  succeeded: "completed",
  // Our own records count partial refunds.
  partially_refunded: "completed",
  canceled: "cancelled",
  cancelled: "cancelled",
  expired: "cancelled",
  failed: "failed",
  declined: "failed",
  refunded: "refunded",
};

/** An unknown status must never end a payment. */
export function statusFromOcto(status: string): PaymentStatus | null {
  const word = status.toLowerCase();
  return Object.hasOwn(statuses, word) ? (statuses[word] ?? null) : null;
}
