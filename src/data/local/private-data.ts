import { db } from "./db.ts";
import type { OutboxEntry } from "../../domain/outbox/outbox-types.ts";
import { arrivals } from "./arrivals.ts";
import { createSavedStore } from "./saved-store.ts";
import type { StateValues } from "./state.ts";
import { forgetUnsaved } from "./unsaved-draft.ts";

export type PrivateCounts = {
  unsent: number;
  trips: number;
  drafts: number;
  /** Of guides: they name nobody, are sent without a session, and stay whatever is chosen. */
  facts: number;
};

const isFact = ({ kind }: OutboxEntry) => kind === "check_in" || kind === "guide_cash";

/** What on this device belongs to whoever used it, and would be gone or left behind at sign-out. */
export async function countPrivate(): Promise<PrivateCounts> {
  const [waiting, facts, booked, coming, drafts] = await Promise.all([
    db.outbox.count(),
    db.outbox.filter(isFact).count(),
    db.bookings.filter(({ token }) => token !== "").count(),
    arrivals(),
    db.drafts.count(),
  ]);
  return { unsent: waiting - facts, facts, trips: booked + coming.length, drafts };
}

/** Trips, what waits to be sent (but for what guides saw), drafts, saved trips and what was looked at: nothing of the person stays. */
export const removePrivate = (): Promise<void> =>
  db.transaction("rw", [db.bookings, db.outbox, db.drafts, db.recent, db.saved, db.saved_files, db.state], async () => {
    await Promise.all([
      db.bookings.clear(),
      db.outbox.filter((entry) => !isFact(entry)).delete(),
      db.drafts.clear(),
      db.recent.clear(),
    ]);
    forgetUnsaved();
    await db.state.delete("trips-to-open" satisfies keyof StateValues);
    await db.state.where("key").startsWith("receipts:").delete();
    const trips = await db.saved.filter(({ key }) => key.startsWith("trip:")).primaryKeys();
    await createSavedStore(db).remove(trips);
  });

/** Empties every table, unless something waits that exists nowhere else; answers whether it did. */
export async function emptyDatabase(): Promise<boolean> {
  if ((await db.outbox.count()) > 0) return false;
  await Promise.all(db.tables.map((table) => table.clear()));
  return true;
}
