import { expect, it } from "vitest";
import { createDrain } from "../../src/data/sync/outbox/drain.ts";
import { createEnqueue } from "../../src/data/sync/outbox/enqueue.ts";
import { aRequest, aView } from "../../src/domain/booking/booking.fixture.ts";
import type { OutboxNet, Wait } from "../../src/domain/outbox/outbox-types.ts";
import { createMemoryDisk } from "./memory-disk.ts";

const ITEM = { title: "Trip", image_url: "", duration_days: 1 };
const SILENCE: Wait = { ok: false, code: "wait", problem: "unreachable", reachable: false };

it("sends a message although the payment written before it finds nobody at its address", async () => {
  let [now, ids] = [0, 0];
  const delivered: string[] = [];
  const net: OutboxNet = {
    createBooking: async ({ id, total_price_cents: total_cents }) => ({ ok: true, view: aView({ id, total_cents }) }),
    createPayment: async () => SILENCE,
    submitMessage: async (kind) => {
      delivered.push(kind);
      return { ok: true };
    },
    myBooking: async () => ({ ok: true, view: null }),
    cancelUnpaid: async () => ({ ok: true }),
  };
  const store = createMemoryDisk();
  const locks = { alone: (work: () => Promise<void>) => work().then(() => true) };
  const deps = { store, net, locks, now: () => now, sleep: async () => undefined, newId: () => `id-${(ids += 1)}` };
  const [{ drain, untilNext }, enqueue] = [createDrain(deps), createEnqueue(deps)];

  await enqueue.enqueueBooking(aRequest({ id: "booking" }), ITEM);
  await drain();
  await enqueue.enqueueMessage({ kind: "trip_request", payload: {} });
  for (let round = 0; round < 3; round += 1) {
    await drain({ force: round === 0 });
    now += Math.max(6_000, (await untilNext()) ?? 0);
  }
  expect(delivered).toEqual(["trip_request"]);
});
