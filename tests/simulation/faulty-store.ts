import type { OutboxStore } from "../../src/domain/outbox/outbox-types.ts";
import type { Context } from "./context.ts";
import type { Random } from "./random.ts";

export function createFaultyStore(disk: OutboxStore, context: Context, random: Random, errorRate: () => number) {
  const quota = () => new DOMException("full", "QuotaExceededError");

  async function through<T>(work: () => Promise<T>): Promise<T> {
    await context.sleep(random.int(0, 3));
    const fails = random.chance(errorRate());
    const late = random.chance(0.5);
    if (fails && !late) throw quota();
    const result = await work();
    await context.sleep(random.int(0, 3));
    // An error after the commit looks like one before.
    if (fails) throw quota();
    return result;
  }

  const store: OutboxStore = {
    add: (...args) => through(() => disk.add(...args)),
    entries: () => through(() => disk.entries()),
    booking: (...args) => through(() => disk.booking(...args)),
    bookings: () => through(() => disk.bookings()),
    settle: (...args) => through(() => disk.settle(...args)),
    change: (...args) => through(() => disk.change(...args)),
    replace: (...args) => through(() => disk.replace(...args)),
    remove: (...args) => through(() => disk.remove(...args)),
    erase: (...args) => through(() => disk.erase(...args)),
  };
  return store;
}
