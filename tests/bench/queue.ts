import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { Dexie } from "dexie";
import { JourneyDatabase } from "../../src/data/local/db.ts";
import { createOutboxStore } from "../../src/data/local/outbox-store.ts";
import { createDrain } from "../../src/data/sync/outbox/drain.ts";
import { createEnqueue } from "../../src/data/sync/outbox/enqueue.ts";
import type { OutboxDeps, OutboxNet } from "../../src/domain/outbox/outbox-types.ts";
import { round, type Bench } from "./figures.ts";

/** A server that answers at once: what is left is our own work per message. */
const instantNet = (): { net: OutboxNet; sent: () => number } => {
  let sent = 0;
  const never = () => Promise.reject(new Error("only messages are sent here"));
  const submitMessage = async () => {
    sent += 1;
    return { ok: true as const };
  };
  const net = { createBooking: never, createPayment: never, myBooking: never, cancelUnpaid: never, submitMessage };
  return { net, sent: () => sent };
};

/** The shipped queue on an in-memory IndexedDB: written, sent and settled, one by one as on a phone. */
export const benchQueue = async ({ note }: Bench): Promise<void> => {
  Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
  for (const count of [10, 100, 400]) {
    const database = new JourneyDatabase(`bench-${count}`);
    const { net, sent } = instantNet();
    let ids = 0;
    const deps: OutboxDeps = {
      store: createOutboxStore(database),
      net,
      locks: { alone: (work) => work().then(() => true) },
      now: () => Date.now(),
      sleep: () => Promise.resolve(),
      newId: () => `id-${(ids += 1)}`,
    };
    const outbox = createEnqueue(deps);
    let before = performance.now();
    for (let n = 0; n < count; n += 1) {
      await outbox.enqueueMessage({ kind: "contact_message", payload: { name: "Anna", message: `Number ${n}` } });
    }
    const written = performance.now() - before;
    before = performance.now();
    await createDrain(deps).drain({ force: true });
    const drained = performance.now() - before;
    if (sent() !== count) throw new Error(`${sent()} of ${count} were sent`);
    note(`queue of ${count}: written`, round(count / (written / 1_000)), "per s");
    note(`queue of ${count}: sent`, round(count / (drained / 1_000)), "per s");
    await database.delete();
  }
};
