import { isGuideReport } from "../../domain/outbox/message-kinds.ts";
import type { OutboxEntry } from "../../domain/outbox/outbox-types.ts";
import { deleteUnsaved } from "../drafts/unsaved-draft.ts";
import { db } from "./db.ts";
import { requestCopies } from "./request-copies.ts";
import { createSavedStore } from "./saved-store.ts";
import type { StateValues } from "./state.ts";
import { readTransferredTrips } from "./transferred-trips.ts";

export type PrivateCounts = {
  unsent: number;
  trips: number;
  drafts: number;
  /** Facts contain no names and need no session, so signing out never removes them. */
  facts: number;
};

const isFact = ({ kind }: OutboxEntry) => isGuideReport(kind);

export async function countPrivate(): Promise<PrivateCounts> {
  const [waiting, facts, booked, shared, coming, drafts] = await Promise.all([
    db.outbox.count(),
    db.outbox.filter(isFact).count(),
    db.bookings.filter(({ token }) => token !== "").count(),
    db.companion_trips.count(),
    readTransferredTrips(),
    db.drafts.count(),
  ]);
  return { unsent: waiting - facts, facts, trips: booked + shared + coming.length, drafts };
}

export async function removePrivate(): Promise<void> {
  const { bookings, companion_trips, outbox, drafts, recent, saved, saved_files, state } = db;
  const tables = [bookings, companion_trips, outbox, drafts, recent, saved, saved_files, state];
  await db.transaction("rw", tables, async () => {
    await Promise.all([
      db.bookings.clear(),
      db.companion_trips.clear(),
      db.outbox.filter((entry) => !isFact(entry)).delete(),
      db.drafts.clear(),
      db.recent.clear(),
    ]);
    deleteUnsaved();
    await db.state.delete("trips-to-open" satisfies keyof StateValues);
    await db.state.where("key").startsWithAnyOf("receipts:", "news:").delete();
    const trips = await db.saved.filter(({ key }) => key.startsWith("trip:")).primaryKeys();
    await createSavedStore(db).remove(trips);
  });
  requestCopies.clear();
}

export async function emptyDatabase(): Promise<boolean> {
  if ((await db.outbox.count()) > 0) return false;
  await Promise.all(db.tables.map((table) => table.clear()));
  requestCopies.clear();
  return true;
}
