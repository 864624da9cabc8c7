import type { Traveller } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { newestTravellers, nextSavedAt } from "../../../domain/booking/trip/travellers.ts";
import { keepTravellers, travellersEntryId } from "../../local/travellers.ts";
import { trustedNow } from "../../net/clock.ts";
import { sendInBackground } from "./background.ts";
import { type EnqueueAnswer, newEntry, saved } from "./enqueue.ts";
import { openOutbox } from "./outbox.ts";

/** The whole list, on the disk when this resolves, sent as soon as there is a network. */
export async function saveTravellers(booking: LocalBooking, travellers: Traveller[]): Promise<EnqueueAnswer> {
  const list = { travellers, saved_at: nextSavedAt(trustedNow(), newestTravellers(booking)) };
  const entry = {
    ...newEntry(travellersEntryId(booking.id), crypto.randomUUID(), trustedNow()),
    kind: "travellers" as const,
    payload: { id: booking.id, token: booking.token, ...list },
    refusal: null,
  };
  const answer = await saved(entry.id, () => keepTravellers(booking.id, list, entry));
  if (!answer.ok) return answer;
  openOutbox().wake(true);
  void sendInBackground();
  return answer;
}
