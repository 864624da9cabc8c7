import { liveQuery } from "dexie";
import { TRIP_MESSAGES, tripMessageId } from "../../domain/outbox/message-kinds.ts";
import type { OutboxEntry, OutboxStore } from "../../domain/outbox/outbox-types.ts";
import { db, type JourneyDatabase } from "./db.ts";
import { eraseTrips } from "./erase-trips.ts";
import type { requestCopies } from "./request-copies.ts";

export type RequestCopies = Pick<typeof requestCopies, "add" | "sync">;

/** 'rw!' never joins a caller's transaction, whose failure would roll this one back. */
export function createOutboxStore(database: JourneyDatabase = db, copies?: RequestCopies): OutboxStore {
  const { outbox: entries, bookings } = database;
  const inTransaction = <T>(work: () => Promise<T>) => database.transaction("rw!", [entries, bookings], work);

  return {
    add: async (entry, booking, inTheWay) => {
      // The copy comes first, so that no moment is left in which only the database has the request.
      await copies?.add(entry, booking);
      try {
        return await inTransaction(async () => {
          const blockingBooking = inTheWay?.(await bookings.toArray());
          if (blockingBooking || (await entries.get(entry.id)) || (await bookings.get(entry.id)))
            return blockingBooking;
          await entries.add(entry);
          if (booking) await bookings.add(booking);
          return undefined;
        });
      } finally {
        await copies?.sync();
      }
    },
    entries: () => entries.toArray(),
    booking: (id) => bookings.get(id),
    bookings: () => bookings.toArray(),
    settle: (id, version, entry, change) =>
      inTransaction(async () => {
        if ((await entries.get(id))?.version !== version) return false;
        await (entry === null ? entries.delete(id) : entries.put(entry));
        const previousBooking = change && (await bookings.get(id));
        if (!previousBooking) return true;
        const changedBooking = change(previousBooking);
        await (changedBooking === null ? bookings.delete(id) : bookings.put(changedBooking));
        return true;
      }),
    change: (id, change) =>
      inTransaction(async () => {
        const previousBooking = await bookings.get(id);
        if (previousBooking) await bookings.put(change(previousBooking));
      }),
    replace: (entry, booking, refused) =>
      inTransaction(async () => {
        if (refused) {
          if (!(await bookings.get(refused))?.refusal) return;
          await bookings.delete(refused);
        }
        await entries.put(entry);
        await bookings.put(booking);
      }),
    remove: (id) =>
      inTransaction(async () => {
        const messageEntries = await entries.bulkGet(TRIP_MESSAGES.map((kind) => tripMessageId(kind, id)));
        // Unsent messages still go out, but no page shows their refusals any more.
        const refusedIds = messageEntries.flatMap((entry) =>
          entry && entry.kind !== "booking" && entry.refusal ? [entry.id] : [],
        );
        await entries.bulkDelete([id, ...refusedIds]);
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
    const entrySubscription = liveQuery(() => queuedEntry(id)).subscribe({
      next: (entry) => {
        if (!isTried(entry)) return;
        entrySubscription.unsubscribe();
        resolve(entry);
      },
      error: reject,
    });
  });
