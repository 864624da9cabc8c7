import type { CompanionDetails } from "../../../domain/companions/companion-details.ts";
import { type CompanionTrip, detailsSavedAt } from "../../../domain/companions/companion-trip.ts";
import { companionDetailsId } from "../../../domain/outbox/message-kinds.ts";
import { storeCompanionDetails } from "../../local/stored-companions.ts";
import { trustedNow } from "../../net/clock.ts";
import { sendInBackground } from "./background.ts";
import { type EnqueueAnswer, newEntry, storeEntry } from "./enqueue.ts";
import { openOutbox } from "./outbox.ts";

export async function saveCompanionDetails(trip: CompanionTrip, details: CompanionDetails): Promise<EnqueueAnswer> {
  const { id, token } = trip;
  const saved_at = Math.max(trustedNow(), (detailsSavedAt(trip) ?? 0) + 1);
  const entry = {
    ...newEntry(companionDetailsId(id), crypto.randomUUID(), trustedNow()),
    kind: "companion_details" as const,
    payload: { id, token, saved_at, ...details },
    refusal: null,
  };
  const answer = await storeEntry(entry.id, () => storeCompanionDetails(id, saved_at, entry));
  if (!answer.ok) return answer;
  openOutbox().wake(true);
  void sendInBackground();
  return answer;
}
