import * as v from "valibot";
import { tripMoney } from "../../../../src/domain/booking/booking-money.ts";
import { bookingViewSchema, type BookingView } from "../../../../src/domain/booking/booking-view.ts";
import { meetingChangeOf } from "../../../../src/domain/booking/trip/meeting-change.ts";
import { addDays, todayInTashkent } from "../../../../src/domain/catalogue/travel-dates.ts";
import { MAIL_KIND_NAMES } from "../../../../src/domain/contact/mail-kinds.ts";
import { chargedSchema } from "../../../../src/domain/payment/methods.ts";
import { reviewOf } from "../../../../src/domain/reviews/own-review.ts";
import { optionalLanguage, optionalText, textOrNull } from "../../../../src/domain/schemas.ts";

const waitingSchema = v.object({
  state: v.picklist(["waiting", "offered", "taken", "lapsed", "left"]),
  guests: v.number(),
  offered_until: textOrNull,
  server_time: v.string(),
  item_type: v.picklist(["tour", "package"]),
  item_id: v.string(),
  start_date: v.string(),
  title: v.string(),
  link_token: v.string(),
});
export type MailWaitingParty = v.InferOutput<typeof waitingSchema>;

export const queuedMailSchema = v.object({
  id: v.string(),
  lease: v.string(),
  kind: v.picklist(MAIL_KIND_NAMES),
  language: optionalLanguage,
  to_name: textOrNull,
  to_address: textOrNull,
  payload: v.nullish(v.record(v.string(), v.unknown()), {}),
  booking: v.nullish(bookingViewSchema, null),
  link_token: optionalText,
  links: v.nullish(v.array(v.object({ ...bookingViewSchema.entries, link_token: v.string() })), null),
  waiting: v.nullish(waitingSchema, null),
  data_link: optionalText,
  invitation: optionalText,
  paid: v.nullish(
    v.object({
      method: v.string(),
      cents: v.number(),
      at: textOrNull,
      charged: v.nullable(chargedSchema),
      document: textOrNull,
    }),
    null,
  ),
});
export type QueuedMail = v.InferOutput<typeof queuedMailSchema>;

const holdsSeats = ({ status, expires_at, server_time }: BookingView): boolean =>
  status === "pending" && (expires_at === null || Date.parse(expires_at) > Date.parse(server_time));

const isOfferOpen = (waiting: MailWaitingParty | null): boolean =>
  waiting?.state === "offered" && Date.parse(waiting.offered_until ?? "") > Date.parse(waiting.server_time);

/** A moved trip's new day has its own reminder. */
const isEarly = ({ check_in, server_time }: BookingView, days: number): boolean =>
  check_in > addDays(todayInTashkent(Date.parse(server_time)), days);

const isNews = (booking: BookingView): boolean =>
  meetingChangeOf(booking)?.seen_at === null && booking.check_in >= todayInTashkent(Date.parse(booking.server_time));

export function isStale({ kind, booking, waiting }: QueuedMail): boolean {
  if (kind === "waiting_joined") return waiting?.state !== "waiting";
  if (kind === "waiting_offer") return !isOfferOpen(waiting);
  if (!booking) return false;
  if (kind === "booking_held") return !holdsSeats(booking);
  // A mail of the same kind reports the end of the hold.
  if (kind === "payment_failed") return booking.status !== "expired" && !holdsSeats(booking);
  if (["balance_7", "balance_1", "balance_missed"].includes(kind))
    return booking.status !== "confirmed" || tripMoney(booking).owed_cents === 0;
  if (kind === "booking_confirmed" || kind === "names_wanted") return booking.status !== "confirmed";
  // The booking moved, so there is nothing left to choose.
  if (kind === "departure_cancelled") return booking.status !== "confirmed" || !booking.called_off;
  if (kind === "meeting_changed") return booking.status !== "confirmed" || booking.called_off || !isNews(booking);
  if (kind === "reminder_3") return booking.status !== "confirmed" || isEarly(booking, 3);
  if (kind === "review_request")
    return booking.status !== "confirmed" || booking.called_off || reviewOf(booking) !== null;
  if (kind === "reminder_1") return booking.status !== "confirmed" || isEarly(booking, 1);
  return false;
}
