import { type TripAction, tripMessageId } from "../../../domain/outbox/message-kinds.ts";
import type { MessageEntry } from "../../../domain/outbox/outbox-types.ts";
import type { PlainRefusal } from "../../../domain/result.ts";
import { putEntry, waitForFirstTry } from "../../local/outbox-store.ts";
import { trustedNow } from "../../net/clock.ts";
import { sendInBackground } from "./background.ts";
import { newEntry, storeEntry } from "./enqueue.ts";
import { openOutbox } from "./outbox.ts";

export type TripActionOutcome =
  | { ok: true }
  | { ok: false; code: "refused"; refusal: PlainRefusal }
  | { ok: false; code: "unanswered" }
  | { ok: false; code: "not_done"; problem: string };

/** Stores the request before sending it, so a retry after a lost answer or a reload repeats the same id. */
export async function runTripAction(
  kind: TripAction,
  booking: { id: string; token: string },
  shown: Record<string, unknown>,
): Promise<TripActionOutcome> {
  const outbox = openOutbox();
  const entry: MessageEntry = {
    ...newEntry(tripMessageId(kind, booking.id), crypto.randomUUID(), trustedNow()),
    kind,
    payload: { booking_id: booking.id, token: booking.token, ...shown },
    refusal: null,
  };
  const storeResult = await storeEntry(entry.id, () => putEntry(entry));
  if (!storeResult.ok) return { ok: false, code: "not_done", problem: storeResult.code };
  outbox.wake(true);
  void sendInBackground();
  const firstTry = await waitForFirstTry(entry.id);
  if (firstTry === null || firstTry.kind === "booking") return { ok: true };
  const { refusal, problem, perhaps_sent, version } = firstTry;
  if (refusal === null && perhaps_sent) return { ok: false, code: "unanswered" };
  await outbox.store.settle(entry.id, version, null);
  return refusal ? { ok: false, code: "refused", refusal } : { ok: false, code: "not_done", problem: problem ?? "" };
}
