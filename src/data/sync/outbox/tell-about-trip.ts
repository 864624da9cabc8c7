import type { Traveler } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking, WrittenReview } from "../../../domain/booking/local-booking.ts";
import { newestTravelers, nextSavedAt } from "../../../domain/booking/trip/travelers.ts";
import { newestReview } from "../../../domain/reviews/own-review.ts";
import { type AboutTrip, tripMessageId } from "../../../domain/outbox/message-kinds.ts";
import { keepTripMessage } from "../../local/trip-messages.ts";
import { trustedNow } from "../../net/clock.ts";
import { sendInBackground } from "./background.ts";
import { type EnqueueAnswer, newEntry, saved } from "./enqueue.ts";
import { openOutbox } from "./outbox.ts";

type Told = AboutTrip & keyof LocalBooking;

async function tell({ id, token }: LocalBooking, kind: Told, told: Pick<LocalBooking, Told>): Promise<EnqueueAnswer> {
  const entry = {
    ...newEntry(tripMessageId(kind, id), crypto.randomUUID(), trustedNow()),
    kind,
    payload: { id, token, ...told[kind] },
    refusal: null,
  };
  const answer = await saved(entry.id, () => keepTripMessage(id, told, entry));
  if (!answer.ok) return answer;
  openOutbox().wake(true);
  void sendInBackground();
  return answer;
}

export const saveTravelers = (booking: LocalBooking, travelers: Traveler[]): Promise<EnqueueAnswer> =>
  tell(booking, "travelers", {
    travelers: { travelers, saved_at: nextSavedAt(trustedNow(), newestTravelers(booking)) },
  });

/** Must be later than every known review, even if this device's clock is wrong. */
export function saveReview(booking: LocalBooking, review: Omit<WrittenReview, "written_at">): Promise<EnqueueAnswer> {
  const written_at = Math.max(trustedNow(), (newestReview(booking)?.written_at ?? 0) + 1);
  return tell(booking, "review", { review: { ...review, written_at } });
}

/** Replaces an unsent acknowledgement of an older change. */
export const acknowledgeMeeting = (booking: LocalBooking, change_id: string): Promise<EnqueueAnswer> =>
  tell(booking, "meeting_seen", { meeting_seen: { change_id, seen_at: trustedNow() } });
