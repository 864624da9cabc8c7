import { db } from "./db.ts";
import { arrivals } from "./arrivals.ts";
import { createSavedStore } from "./saved-store.ts";
import type { StateValues } from "./state.ts";

export type PrivateCounts = { unsent: number; trips: number; drafts: number };

/** What on this device belongs to whoever used it, and would be gone or left behind at sign-out. */
export async function countPrivate(): Promise<PrivateCounts> {
  const [unsent, booked, coming, drafts] = await Promise.all([
    db.outbox.count(),
    db.bookings.filter(({ token }) => token !== "").count(),
    arrivals(),
    db.drafts.count(),
  ]);
  return { unsent, trips: booked + coming.length, drafts };
}

/** Trips, what waits to be sent, drafts, saved trips and what was looked at: nothing of the person stays. */
export const removePrivate = (): Promise<void> =>
  db.transaction("rw", [db.bookings, db.outbox, db.drafts, db.recent, db.saved, db.saved_files, db.state], async () => {
    await Promise.all([db.bookings.clear(), db.outbox.clear(), db.drafts.clear(), db.recent.clear()]);
    await db.state.delete("trips-to-open" satisfies keyof StateValues);
    const trips = await db.saved.filter(({ key }) => key.startsWith("trip:")).primaryKeys();
    await createSavedStore(db).remove(trips);
  });

/** Empties every table, unless something waits that exists nowhere else; answers whether it did. */
export async function emptyDatabase(): Promise<boolean> {
  if ((await db.outbox.count()) > 0) return false;
  await Promise.all(db.tables.map((table) => table.clear()));
  return true;
}
