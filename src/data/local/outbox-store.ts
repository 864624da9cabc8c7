import { liveQuery } from "dexie";
import type { OutboxEntry, OutboxStore } from "../../domain/outbox/outbox-types.ts";
import { db, type JourneyDatabase } from "./db.ts";
import { eraseTrips } from "./erase-trips.ts";
import { TRIP_MESSAGES, tripMessageId } from "../../domain/outbox/message-kinds.ts";

/** 'rw!' never joins a caller's transaction, whose failure would roll this one back. */
export function createOutboxStore(database: JourneyDatabase = db): OutboxStore {
  const { outbox: entries, bookings } = database;
  const write = <T>(work: () => Promise<T>) => database.transaction("rw!", [entries, bookings], work);

  return {
    add: (entry, booking, inTheWay) =>
      write(async () => {
        const known = inTheWay?.(await bookings.toArray());
        if (known || (await entries.get(entry.id)) || (await bookings.get(entry.id))) return known;
        await entries.add(entry);
        if (booking) await bookings.add(booking);
        return undefined;
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
        const about = await entries.bulkGet(TRIP_MESSAGES.map((kind) => tripMessageId(kind, id)));
        // Unsent messages still go out, but no page shows their refusals any more.
        const read = about.flatMap((entry) => (entry && entry.kind !== "booking" && entry.refusal ? [entry.id] : []));
        await entries.bulkDelete([id, ...read]);
        await bookings.delete(id);
      }),
    erase: (id) => eraseTrips([id]),
  };
}

export const queuedEntry = async (id: string): Promise<OutboxEntry | null> => (await db.outbox.get(id)) ?? null;

export const putEntry = (entry: OutboxEntry): Promise<void> => db.outbox.put(entry).then(() => undefined);

const isTried = (entry: OutboxEntry | null): boolean =>
  entry === null || entry.problem !== null || (entry.kind !== "booking" && entry.refusal !== null);

export const waitForFirstTry = (id: string): Promise<OutboxEntry | null> =>
  new Promise((resolve, reject) => {
    const watching = liveQuery(() => queuedEntry(id)).subscribe({
      next: (entry) => {
        if (!isTried(entry)) return;
        watching.unsubscribe();
        resolve(entry);
      },
      error: reject,
    });
  });
