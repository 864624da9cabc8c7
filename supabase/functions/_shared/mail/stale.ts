import type { QueuedMail } from "./queued-mail.ts";

/** A mail that waited may have been overtaken: what it would say is not so any more. */
export function isStale({ kind, booking }: QueuedMail): boolean {
  if (!booking) return false;
  if (kind === "booking_held") return booking.status !== "pending";
  if (kind === "payment_failed") return booking.status === "confirmed" || booking.status === "refunded";
  if (kind === "reminder_3" || kind === "reminder_1") return booking.status !== "confirmed";
  return false;
}
