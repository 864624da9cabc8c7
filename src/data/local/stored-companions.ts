import type { CompanionKey, CompanionTrip } from "../../domain/companions/companion-trip.ts";
import type { CompanionView } from "../../domain/companions/companion-view.ts";
import { companionDetailsId } from "../../domain/outbox/message-kinds.ts";
import type { MessageEntry, OutboxEntry } from "../../domain/outbox/outbox-types.ts";
import { draftKey } from "../drafts/draft-keys.ts";
import { db } from "./db.ts";
import { removeDraft } from "./drafts.ts";
import { deleteFollowed } from "./followed-news.ts";

export type CompanionTripWithDetails = { trip: CompanionTrip; details: MessageEntry | null };

const isMessage = (entry: OutboxEntry | undefined): entry is MessageEntry =>
  entry !== undefined && entry.kind !== "booking";

export async function readCompanionTrip(id: string): Promise<CompanionTripWithDetails | null> {
  const [trip, entry] = await Promise.all([db.companion_trips.get(id), db.outbox.get(companionDetailsId(id))]);
  return trip ? { trip, details: isMessage(entry) ? entry : null } : null;
}

export const readCompanionTrips = (): Promise<CompanionTrip[]> => db.companion_trips.toArray();

export const storeCompanionKey = ({ id, token }: CompanionKey): Promise<void> =>
  db.transaction("rw", db.companion_trips, async () => {
    const stored = await db.companion_trips.get(id);
    if (stored?.token === token) return;
    await db.companion_trips.put({ id, token, view: null, updated_at: "", details_saved_at: null });
  });

export const storeCompanionView = ({ id, token }: CompanionKey, view: CompanionView, at: string): Promise<void> =>
  db.transaction("rw", db.companion_trips, async () => {
    const stored = await db.companion_trips.get(id);
    if (stored?.token !== token) return;
    if (stored.view && Date.parse(stored.view.server_time) > Date.parse(view.server_time)) return;
    await db.companion_trips.put({ ...stored, view, updated_at: at });
  });

export const storeCompanionDetails = (id: string, details_saved_at: number, entry: MessageEntry): Promise<void> =>
  db.transaction("rw!", db.companion_trips, db.outbox, db.drafts, async () => {
    if ((await db.companion_trips.update(id, { details_saved_at })) === 0 && !(await db.companion_trips.get(id)))
      throw new Error("This trip is no longer on this device");
    await db.outbox.put(entry);
    await removeDraft(draftKey.companion(id));
  });

export async function removeCompanionTrip({ id, token }: CompanionKey): Promise<void> {
  await db.transaction("rw", [db.companion_trips, db.outbox, db.drafts, db.state], async () => {
    if ((await db.companion_trips.get(id))?.token !== token) return;
    await deleteFollowed({ as: "companion", id });
    await db.companion_trips.delete(id);
    await db.outbox.delete(companionDetailsId(id));
    await removeDraft(draftKey.companion(id));
  });
}

export const deleteRefusedDetails = (id: string): Promise<void> => db.outbox.delete(companionDetailsId(id));
