import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import type { OutboxEntry, OutboxStore } from "../../domain/outbox/outbox-types.ts";
import { db, type JourneyDatabase } from "./db.ts";

/** The outbox on the disk. 'rw!': never inside somebody else's transaction, whose failure would undo ours. */
export function createOutboxStore(database: JourneyDatabase = db): OutboxStore {
  const entries = database.rows<OutboxEntry>("outbox");
  const bookings = database.rows<LocalBooking>("bookings");
  const write = <T>(work: () => Promise<T>) => database.transaction("rw!", [database.outbox, database.bookings], work);

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
    replace: (entry, booking) =>
      write(async () => {
        await entries.put(entry);
        await bookings.put(booking);
      }),
    remove: (id) =>
      write(async () => {
        await entries.delete(id);
        await bookings.delete(id);
      }),
  };
}
