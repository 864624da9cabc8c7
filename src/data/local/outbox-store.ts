import type { OutboxEntry, OutboxStore } from "../../domain/outbox/outbox-types.ts";
import { db, type JourneyDatabase } from "./db.ts";
import { tripMessageIds } from "./trip-messages.ts";

/** The outbox on the disk. 'rw!': never inside somebody else's transaction, whose failure would undo ours. */
export function createOutboxStore(database: JourneyDatabase = db): OutboxStore {
  const { outbox: entries, bookings } = database;
  const write = <T>(work: () => Promise<T>) => database.transaction("rw!", [entries, bookings], work);

  return {
    add: (entry, booking) =>
      write(async () => {
        if ((await entries.get(entry.id)) || (await bookings.get(entry.id))) return;
        await entries.add(entry);
        if (booking) await bookings.add(booking);
      }),
    entries: () => entries.toArray(),
    booking: (id) => bookings.get(id),
    bookings: () => bookings.toArray(),
    settle: (id, version, entry, change) =>
      write(async () => {
        if ((await entries.get(id))?.version !== version) return false;
        await (entry === null ? entries.delete(id) : entries.put(entry));
        const before = change && (await bookings.get(id));
        if (!before) return true;
        const after = change(before);
        await (after === null ? bookings.delete(id) : bookings.put(after));
        return true;
      }),
    change: (id, change) =>
      write(async () => {
        const before = await bookings.get(id);
        if (before) await bookings.put(change(before));
      }),
    replace: (entry, booking, refused) =>
      write(async () => {
        if (refused) {
          if (!(await bookings.get(refused))?.refusal) return;
          await bookings.delete(refused);
        }
        await entries.put(entry);
        await bookings.put(booking);
      }),
    remove: (id) =>
      write(async () => {
        // What still waits about a trip that goes, goes with it.
        await entries.bulkDelete([id, ...tripMessageIds(id)]);
        await bookings.delete(id);
      }),
  };
}

/** What still waits under this id; null: sent, or never written. For live queries. */
export const waitingEntry = async (id: string): Promise<OutboxEntry | null> => (await db.outbox.get(id)) ?? null;
