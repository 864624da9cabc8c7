import type { OutboxStore } from "../../src/domain/outbox/outbox-types.ts";
import type { Time } from "./virtual-time.ts";

/** Stops the virtual clock while the real database works. */
export const held = (disk: OutboxStore, time: Time): OutboxStore => ({
  add: (...args) => time.hold(() => disk.add(...args)),
  entries: () => time.hold(() => disk.entries()),
  booking: (...args) => time.hold(() => disk.booking(...args)),
  bookings: () => time.hold(() => disk.bookings()),
  settle: (...args) => time.hold(() => disk.settle(...args)),
  change: (...args) => time.hold(() => disk.change(...args)),
  replace: (...args) => time.hold(() => disk.replace(...args)),
  remove: (...args) => time.hold(() => disk.remove(...args)),
  erase: (...args) => time.hold(() => disk.erase(...args)),
});
