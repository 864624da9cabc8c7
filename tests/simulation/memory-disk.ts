import type { LocalBooking } from "../../src/domain/booking/local-booking.ts";
import type { OutboxEntry, OutboxStore } from "../../src/domain/outbox/outbox-types.ts";

export function createMemoryDisk(): OutboxStore & { dump: () => [OutboxEntry[], LocalBooking[]] } {
  const entries = new Map<string, OutboxEntry>();
  const bookings = new Map<string, LocalBooking>();
  return {
    dump: () => [[...entries.values()], [...bookings.values()]],
    async add(entry, booking, inTheWay) {
      const known = inTheWay?.([...bookings.values()]);
      if (known || entries.has(entry.id) || bookings.has(entry.id)) return known;
      entries.set(entry.id, { ...entry });
      if (booking) bookings.set(booking.id, { ...booking });
      return undefined;
    },
    entries: async () => [...entries.values()].map((entry) => ({ ...entry })),
    async booking(id) {
      const found = bookings.get(id);
      return found && { ...found };
    },
    bookings: async () => [...bookings.values()].map((booking) => ({ ...booking })),
    async settle(id, version, entry, change) {
      if (entries.get(id)?.version !== version) return false;
      if (entry) entries.set(id, { ...entry });
      else entries.delete(id);
      const before = bookings.get(id);
      if (!before || !change) return true;
      const after = change({ ...before });
      if (after) bookings.set(id, after);
      else bookings.delete(id);
      return true;
    },
    async change(id, change) {
      const before = bookings.get(id);
      if (before) bookings.set(id, change({ ...before }));
    },
    async replace(entry, booking, refused) {
      if (refused && !bookings.get(refused)?.refusal) return;
      if (refused) bookings.delete(refused);
      entries.set(entry.id, { ...entry });
      bookings.set(booking.id, { ...booking });
    },
    async remove(id) {
      entries.delete(id);
      bookings.delete(id);
    },
    async erase(id) {
      entries.delete(id);
      bookings.delete(id);
    },
  };
}
