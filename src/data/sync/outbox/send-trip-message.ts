import type { Traveler } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking, WrittenReview } from "../../../domain/booking/local-booking.ts";
import { newestTravelers, nextSavedAt } from "../../../domain/booking/trip/check-travelers.ts";
import { type TripMessageKind, tripMessageId } from "../../../domain/outbox/message-kinds.ts";
import { newestReview } from "../../../domain/reviews/own-review.ts";
import { storeTripMessage } from "../../local/trip-messages.ts";
import { trustedNow } from "../../net/clock.ts";
import { sendInBackground } from "./background.ts";
import { type EnqueueAnswer, newEntry, storeEntry } from "./enqueue.ts";
import { openOutbox } from "./outbox.ts";

type StoredMessage = TripMessageKind & keyof LocalBooking;

async function sendTripMessage(
  { id, token }: LocalBooking,
  kind: StoredMessage,
  content: Pick<LocalBooking, StoredMessage>,
): Promise<EnqueueAnswer> {
  const entry = {
    ...newEntry(tripMessageId(kind, id), crypto.randomUUID(), trustedNow()),
    kind,
    payload: { id, token, ...content[kind] },
    refusal: null,
  };
  const answer = await storeEntry(entry.id, () => storeTripMessage(id, content, entry));
  if (!answer.ok) return answer;
  openOutbox().wake(true);
  void sendInBackground();
  return answer;
}

export const saveTravelers = (booking: LocalBooking, travelers: Traveler[]): Promise<EnqueueAnswer> =>
  sendTripMessage(booking, "travelers", {
    travelers: { travelers, saved_at: nextSavedAt(trustedNow(), newestTravelers(booking)) },
  });

/** Must be later than every known review, even if this device's clock is wrong. */
export function saveReview(booking: LocalBooking, review: Omit<WrittenReview, "written_at">): Promise<EnqueueAnswer> {
  const written_at = Math.max(trustedNow(), (newestReview(booking)?.written_at ?? 0) + 1);
  return sendTripMessage(booking, "review", { review: { ...review, written_at } });
}

/** Replaces an unsent acknowledgement of an older change. */
export const acknowledgeMeeting = (booking: LocalBooking, news_id: string): Promise<EnqueueAnswer> =>
  sendTripMessage(booking, "meeting_seen", {
    meeting_seen: { as: "booking", news_id, seen_at: trustedNow(), by: "page" },
  });
