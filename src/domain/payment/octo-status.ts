import type { PaymentStatus } from "./status.ts";

// What their documents name and what shops have seen besides; Octo writes 'canceled', we write 'cancelled'.
const statuses: Record<string, PaymentStatus> = {
  created: "pending",
  wait_user_action: "wait_user_action",
  waiting_for_capture: "processing",
  process_user_login: "processing",
  process_action: "processing",
  payment_in_process: "processing",
  succeeded: "completed",
  // A part that went back leaves a paid payment; the parts are counted in our own refunds.
  partially_refunded: "completed",
  canceled: "cancelled",
  cancelled: "cancelled",
  expired: "cancelled",
  failed: "failed",
  declined: "failed",
  refunded: "refunded",
};

/** A word we do not know never ends a payment: null changes nothing. */
export function statusFromOcto(status: string): PaymentStatus | null {
  const word = status.toLowerCase();
  return Object.hasOwn(statuses, word) ? (statuses[word] ?? null) : null;
}
