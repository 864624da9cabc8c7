import { type TripAsk, tripMessageId } from "../../../domain/outbox/message-kinds.ts";
import type { MessageEntry } from "../../../domain/outbox/outbox-types.ts";
import type { PlainRefusal } from "../../../domain/result.ts";
import { putEntry, whenTried } from "../../local/outbox-store.ts";
import { trustedNow } from "../../net/clock.ts";
import { sendInBackground } from "./background.ts";
import { newEntry, saved } from "./enqueue.ts";
import { openOutbox } from "./outbox.ts";

export type AskOutcome =
  | { ok: true }
  | { ok: false; code: "refused"; refusal: PlainRefusal }
  /** The outbox retries until the result is known. */
  | { ok: false; code: "unheard" }
  | { ok: false; code: "not_done"; problem: string };

/** Stores the request before sending it, so a retry after a lost answer or a reload repeats the same id. */
export async function askOfTrip(
  kind: TripAsk,
  booking: { id: string; token: string },
  shown: Record<string, unknown>,
): Promise<AskOutcome> {
  const outbox = openOutbox();
  const entry: MessageEntry = {
    ...newEntry(tripMessageId(kind, booking.id), crypto.randomUUID(), trustedNow()),
    kind,
    payload: { booking_id: booking.id, token: booking.token, ...shown },
    refusal: null,
  };
  const written = await saved(entry.id, () => putEntry(entry));
  if (!written.ok) return { ok: false, code: "not_done", problem: written.code };
  outbox.wake(true);
  void sendInBackground();
  const tried = await whenTried(entry.id);
  if (tried === null || tried.kind === "booking") return { ok: true };
  const { refusal, problem, perhaps_sent, version } = tried;
  if (refusal === null && perhaps_sent) return { ok: false, code: "unheard" };
  await outbox.store.settle(entry.id, version, null);
  return refusal ? { ok: false, code: "refused", refusal } : { ok: false, code: "not_done", problem: problem ?? "" };
}
