import { expect, it } from "vitest";
import { createDrainLoop } from "../../src/data/sync/outbox/drain-loop.ts";
import { createDrain } from "../../src/data/sync/outbox/drain.ts";
import { createEnqueue } from "../../src/data/sync/outbox/enqueue.ts";
import { aRequest, aView } from "../../src/domain/booking/booking.fixture.ts";
import type { OutboxNet } from "../../src/domain/outbox/outbox-types.ts";
import type { NoAnswer } from "../../src/domain/result.ts";
import { createContext } from "./context.ts";
import { createMemoryDisk } from "./memory-disk.ts";
import { createRandom } from "./random.ts";
import { EPOCH_MS } from "./server.ts";
import { createTime } from "./virtual-time.ts";

const SCHEDULES_EACH = 200;
const ITEM = { title: "Trip", image_url: "", duration_days: 1 };

type Trouble = { answersAfterMs: (timeoutMs: number) => number; reachable: boolean; longestMs: number };
/** `patience` is the app's own time limit. */
const TROUBLES = {
  hangs: { answersAfterMs: (patience: number) => patience, reachable: false, longestMs: 600_000 },
  "refuses connections": { answersAfterMs: () => 5, reachable: false, longestMs: 600_000 },
  "answers a login page": { answersAfterMs: () => 80, reachable: false, longestMs: 600_000 },
  "answers 503": { answersAfterMs: () => 60, reachable: false, longestMs: 600_000 },
  "answers 500": { answersAfterMs: () => 60, reachable: true, longestMs: 300_000 },
} satisfies Record<string, Trouble>;
const TIMEOUT_MS = { create: 8_000, pay: 12_000, message: 8_000 };

async function untilSettled(seed: number, { answersAfterMs, reachable, longestMs }: Trouble, flapping: boolean) {
  const random = createRandom(seed);
  const time = createTime();
  const disk = createMemoryDisk();
  const badForMs = random.int(1_000, longestMs);
  const requestTimes: number[] = [];
  let [ids, locked] = [0, false];

  const isBad = () => time.now() < badForMs && !(flapping && random.chance(0.2));
  const failure: NoAnswer = { ok: false, code: reachable ? "failed" : "unreachable", reason: "No" };
  const ask = <T>(timeoutMs: number, yes: T) =>
    new Promise<T | NoAnswer>((resolve) => {
      requestTimes.push(time.now());
      const bad = isBad();
      time.at(bad ? answersAfterMs(timeoutMs) : random.int(20, 900), () => resolve(bad ? failure : yes));
    });
  const net: OutboxNet = {
    probe: async () => ({ ok: true, value: undefined }),
    createBooking: ({ id, total_price_cents: total_cents }) =>
      ask(TIMEOUT_MS.create, { ok: true, value: aView({ id, total_cents }) }),
    createPayment: ({ id }) =>
      ask(TIMEOUT_MS.pay, {
        ok: true,
        value: { url: "https://pay.test/", payment_id: id, provider_payment_id: null },
      }),
    submitMessage: () => ask(TIMEOUT_MS.message, { ok: true, value: undefined }),
    myBooking: async () => ({ ok: true, value: null }),
    cancelUnpaid: async () => ({ ok: true, value: undefined }),
  };
  const exclusively = async (work: () => Promise<void>) => {
    if (locked) return false;
    locked = true;
    await work().finally(() => (locked = false));
    return true;
  };
  const tabs = Array.from({ length: random.int(1, 2) }, () => {
    const { now, sleep } = createContext(time, () => EPOCH_MS);
    const deps = { store: disk, net, locks: { exclusively }, now, sleep, newId: () => `id-${(ids += 1)}` };
    const drain = createDrain(deps);
    const { wake } = createDrainLoop({ drain, sleep, sent: () => undefined, failed: () => undefined });
    return { enqueue: createEnqueue(deps), wake };
  });
  const written = random.int(1, 4);
  for (let nth = 0; nth < written; nth += 1) {
    const { enqueue, wake } = random.pick([tabs[0], tabs.at(-1)] as [(typeof tabs)[0], (typeof tabs)[0]]);
    time.at(random.int(0, badForMs - 1), () => {
      const queued =
        nth % 2 === 0
          ? enqueue.enqueueBooking(aRequest({ id: `booking-${nth}` }), ITEM)
          : enqueue.enqueueMessage({ kind: "trip_request", payload: {} });
      void queued.then(() => wake(true));
    });
  }
  await time.runUntil(badForMs);
  const perMinute = (60_000 * requestTimes.length) / badForMs;
  while ((await disk.entries()).length > 0) await time.runUntil(time.now() + 100);
  return { ms: time.now() - badForMs, perMinute, minutes: badForMs / 60_000, written, tabs: tabs.length };
}

const cases = Object.entries(TROUBLES).flatMap(([name, trouble]) => [
  { name, trouble, flapping: false },
  { name: `${name}, now and then`, trouble, flapping: true },
]);

it.each(cases)(
  "sends what is queued within 20 seconds after a network that $name, without storming a server that is down",
  async ({ trouble, flapping }) => {
    const lives = [];
    for (let seed = 1; seed <= SCHEDULES_EACH; seed += 1) lives.push(await untilSettled(seed, trouble, flapping));
    expect(Math.max(...lives.map(({ ms }) => ms))).toBeLessThanOrEqual(20_000);
    if (flapping) return;
    const long = lives.filter(({ minutes }) => minutes >= 2);
    expect(long.length).toBeGreaterThan(50);
    // A failing server is sent every entry; silence is met by one request for the whole queue in each tab.
    const bound = trouble.reachable
      ? (life: { written: number; tabs: number }) => 6 * life.written + 6
      : (life: { tabs: number }) => 12 * life.tabs;
    expect(long.filter((life) => life.perMinute > bound(life))).toEqual([]);
  },
  60_000,
);
