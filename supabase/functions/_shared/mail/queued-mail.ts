import * as v from "valibot";
import { bookingViewSchema, type BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { FORM_KIND_NAMES } from "../../../../src/domain/outbox/form-kinds.ts";

const kinds = [
  "booking_held",
  "booking_confirmed",
  "payment_failed",
  "booking_cancelled",
  "reminder_3",
  "reminder_1",
  "attention_traveller",
  "attention_operator",
  "departure_cancelled",
  "booking_links",
  ...FORM_KIND_NAMES,
] as const;

/** One row of claim_emails. */
export const queuedMailSchema = v.object({
  id: v.string(),
  lease: v.string(),
  kind: v.picklist(kinds),
  to_name: v.nullable(v.string()),
  to_address: v.nullable(v.string()),
  payload: v.nullish(v.record(v.string(), v.unknown()), {}),
  booking: v.nullish(bookingViewSchema, null),
  link_token: v.nullish(v.string(), null),
  links: v.nullish(v.array(v.object({ ...bookingViewSchema.entries, link_token: v.string() })), null),
});
export type QueuedMail = v.InferOutput<typeof queuedMailSchema>;

const holdsSeats = ({ status, expires_at, server_time }: BookingView): boolean =>
  status === "pending" && (expires_at === null || Date.parse(expires_at) > Date.parse(server_time));

/** A mail that waited may have been overtaken: what it would say is not so any more. */
export function isStale({ kind, booking }: QueuedMail): boolean {
  if (!booking) return false;
  if (kind === "booking_held") return !holdsSeats(booking);
  // Of a hold that ended the same kind of mail tells the end.
  if (kind === "payment_failed") return booking.status !== "expired" && !holdsSeats(booking);
  if (["booking_confirmed", "departure_cancelled", "reminder_3", "reminder_1"].includes(kind))
    return booking.status !== "confirmed";
  return false;
}
