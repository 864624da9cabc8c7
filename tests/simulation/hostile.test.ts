import { describe, expect, it, vi } from "vitest";
import { createDrainLoop } from "../../src/data/sync/outbox/drain-loop.ts";
import { createDrain } from "../../src/data/sync/outbox/drain.ts";
import { createEnqueue } from "../../src/data/sync/outbox/enqueue.ts";
import { aRequest, aView } from "../../src/domain/booking/booking.fixture.ts";
import type { OutboxDeps, OutboxNet, OutboxStore } from "../../src/domain/outbox/outbox-types.ts";
import { refusedResult } from "../../src/domain/result.ts";
import { createMemoryDisk } from "./memory-disk.ts";

const ITEM = { title: "Trip", image_url: "", duration_days: 1 };
const HOUR_MS = 3_600_000;

function phone(
  changes: {
    net?: Partial<OutboxNet>;
    store?: (disk: OutboxStore) => Partial<OutboxStore>;
    deps?: Partial<OutboxDeps>;
  } = {},
) {
  const disk = createMemoryDisk();
  const clock = { now: Date.parse("2026-11-21T12:00:00Z"), ids: 0 };
  const asked: string[] = [];
  const net: OutboxNet = {
    probe: async () => ({ ok: true, value: undefined }),
    async createBooking(request) {
      asked.push(`create ${request.id}`);
      return { ok: true, value: aView({ id: request.id, total_cents: request.total_price_cents }) };
    },
    async createPayment({ id }) {
      asked.push(`pay ${id}`);
      return { ok: true, value: { url: `https://pay.test/${id}`, payment_id: id, provider_payment_id: null } };
    },
    myBooking: async () => ({ ok: true, value: null }),
    cancelUnpaid: async () => ({ ok: true, value: undefined }),
    submitMessage: async () => ({ ok: true, value: undefined }),
    ...changes.net,
  };
  const deps: OutboxDeps = {
    store: { ...disk, ...changes.store?.(disk) },
    net,
    locks: {
      exclusively: async (work) => {
        await work();
        return true;
      },
    },
    now: () => clock.now,
    sleep: async (ms) => void (clock.now += ms),
    newId: () => `id-${(clock.ids += 1)}`,
    ...changes.deps,
  };
  const enqueue = createEnqueue(deps);
  const drain = createDrain(deps);
  return {
    disk,
    clock,
    asked,
    enqueue,
    drain,
    book: (id: string) => enqueue.enqueueBooking(aRequest({ id }), ITEM, true),
    async drainFor(ms: number) {
      for (const end = clock.now + ms; clock.now < end; clock.now += 10_000) await drain.drain().catch(() => undefined);
    },
    done: async (id: string) => (await disk.booking(id))?.payment?.url === `https://pay.test/${id}`,
  };
}

describe("an unreadable answer", () => {
  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a string", "OK"],
    ["an empty object", {}],
    ["a yes without a booking", { ok: true }],
    ["a yes with null", { ok: true, value: null }],
    ["somebody else's booking", { ok: true, value: aView({ id: "other" }) }],
    ["a no without a reason", { ok: false, code: "refused" }],
    ["a code nobody knows", { ok: false, code: "teapot" }],
    ["a wait without words", { ok: false, code: "failed" }],
    ["a wait that never ends", { ok: false, code: "failed", reason: "", after_ms: Number.NaN }],
    ["a wait of a year", { ok: false, code: "failed", reason: "", after_ms: 365 * 24 * HOUR_MS }],
    ["a wait into the past", { ok: false, code: "failed", reason: "", after_ms: -HOUR_MS }],
  ])("%s", async (_, answer) => {
    let times = 0;
    const createBooking: OutboxNet["createBooking"] = async (request) => {
      times += 1;
      if (times > 3) return { ok: true, value: aView({ id: request.id, total_cents: request.total_price_cents }) };
      return answer as never;
    };
    const odd = phone({ net: { createBooking } });
    await odd.book("a");
    await odd.drain.drain();
    expect(await odd.disk.booking("a")).toMatchObject({ view: null, refusal: null });
    expect(await odd.drain.untilNext()).toBeGreaterThan(1_000);
    await odd.drainFor(HOUR_MS);
    expect(await odd.done("a")).toBe(true);
    expect(times).toBe(4);
  });

  it("is stored as the reason when the network layer throws, and the call is repeated", async () => {
    let broken = true;
    const createBooking: OutboxNet["createBooking"] = async (request) => {
      if (broken) throw new RangeError("boom");
      return { ok: true, value: aView({ id: request.id, total_cents: request.total_price_cents }) };
    };
    const odd = phone({ net: { createBooking } });
    await odd.book("a");
    await odd.drain.drain();
    expect(await odd.disk.entries()).toMatchObject([{ problem: "boom" }]);
    broken = false;
    await odd.drainFor(HOUR_MS);
    expect(await odd.done("a")).toBe(true);
  });

  it("leads nowhere when it is a payment without an address", async () => {
    let url: unknown;
    const odd = phone({ net: { createPayment: async () => ({ ok: true, value: { url } }) as never } });
    await odd.book("a");
    await odd.drain.drain();
    expect(await odd.disk.booking("a")).toMatchObject({ payment: null });
    url = "https://pay.test/a";
    await odd.drainFor(HOUR_MS);
    expect(await odd.done("a")).toBe(true);
  });
});

describe("a refused payment", () => {
  it.each([
    ["already_paid", "confirmed"],
    ["hold_over", "expired"],
  ] as const)("as %s shows what the booking is now: %s", async (code, status) => {
    const found = aView({ id: "a", status, server_time: "2026-11-21T12:00:01Z" });
    const odd = phone({
      net: {
        createPayment: async () => refusedResult({ code, message: "No" }),
        myBooking: async () => ({ ok: true, value: found }),
      },
    });
    await odd.book("a");
    await odd.drain.drain();
    expect(await odd.disk.booking("a")).toMatchObject({ view: { status }, refusal: null });
    expect(await odd.disk.entries()).toEqual([]);
  });

  it("is asked about again when the server cannot be reached", async () => {
    let reachable = false;
    const refusal = { code: "already_paid", message: "No" };
    const odd = phone({
      net: {
        createPayment: async () => refusedResult(refusal),
        myBooking: async () =>
          reachable
            ? { ok: true, value: aView({ id: "a", status: "confirmed", server_time: "2026-11-21T12:00:01Z" }) }
            : { ok: false, code: "unreachable", reason: "No connection" },
      },
    });
    await odd.book("a");
    await odd.drain.drain();
    expect(await odd.disk.entries()).toHaveLength(1);
    reachable = true;
    await odd.drainFor(HOUR_MS);
    expect(await odd.disk.booking("a")).toMatchObject({ view: { status: "confirmed" } });
  });
});

describe("locks", () => {
  it("that are never granted do not keep a booking on the phone for ever", async () => {
    const odd = phone({ deps: { locks: { exclusively: async () => false } } });
    await odd.book("a");
    expect(await odd.drain.drain({ force: true })).toMatchObject({ ran: false, waiting: 1 });
    await odd.drainFor(5 * 60_000);
    expect(await odd.done("a")).toBe(true);
  });

  it("that fail are skipped", async () => {
    const exclusively = () => Promise.reject(new DOMException("inactive", "InvalidStateError"));
    const odd = phone({ deps: { locks: { exclusively } } });
    await odd.book("a");
    await odd.drain.drain();
    expect(await odd.done("a")).toBe(true);
  });

  it("that several tabs hold at once book once each", async () => {
    const odd = phone();
    await odd.book("a");
    await odd.book("b");
    await Promise.all(Array.from({ length: 8 }, () => odd.drain.drain({ force: true })));
    expect([await odd.done("a"), await odd.done("b")]).toEqual([true, true]);
    expect(odd.asked.filter((call) => call === "create a")).toHaveLength(1);
  });
});

describe("a database", () => {
  it("that cannot store one row lets the others be sent, and says so", async () => {
    const settle =
      (disk: OutboxStore): OutboxStore["settle"] =>
      (id, ...rest) =>
        id === "a" ? Promise.reject(new Error("bad row")) : disk.settle(id, ...rest);
    const odd = phone({ store: (disk) => ({ settle: settle(disk) }) });
    await odd.book("a");
    await odd.book("b");
    await expect(odd.drain.drain()).rejects.toThrow("bad row");
    expect([await odd.done("a"), await odd.done("b")]).toEqual([false, true]);
  });

  it("that throws instead of rejecting never reports 'saved'", async () => {
    const add = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const odd = phone({ store: () => ({ add }) });
    expect(await odd.book("a")).toEqual({ ok: false, code: "storage_full" });
  });
});

describe("time and chance", () => {
  it("delay nothing for long when a clock is set back by any amount", async () => {
    for (const back of [1_000, 300_000, HOUR_MS, 400 * 24 * HOUR_MS]) {
      let fails = 3;
      const createBooking: OutboxNet["createBooking"] = async (request) => {
        fails -= 1;
        if (fails >= 0) return { ok: false, code: "unreachable", reason: "No connection" };
        return { ok: true, value: aView({ id: request.id, total_cents: request.total_price_cents }) };
      };
      const odd = phone({ net: { createBooking } });
      await odd.book("a");
      await odd.drain.drain();
      odd.clock.now -= back;
      await odd.drainFor(HOUR_MS / 2);
      expect(await odd.done("a")).toBe(true);
    }
  });

  it("neither lose nor mix up queued entries when ids collide", async () => {
    let release: (answer: Awaited<ReturnType<OutboxNet["createBooking"]>>) => void = () => undefined;
    let calls = 0;
    const createBooking: OutboxNet["createBooking"] = (request) => {
      calls += 1;
      if (calls === 1) return new Promise((resolve) => (release = resolve));
      return Promise.resolve({ ok: true, value: aView({ id: request.id, total_cents: request.total_price_cents }) });
    };
    const odd = phone({ net: { createBooking }, deps: { newId: () => "same" } });
    await odd.book("a");
    const slow = odd.drain.drain();
    await new Promise(setImmediate);
    await odd.drain.drain({ force: true });
    expect(await odd.done("a")).toBe(true);
    release(refusedResult({ ok: false, code: "seats_gone", message: "" }));
    await slow;
    expect(await odd.disk.booking("a")).toMatchObject({ refusal: null, view: { id: "a" } });
  });

  it("ask no oftener than the backoff when a sleep ends early, and resume at the next wake when it never ends", async () => {
    let calls = 0;
    const createBooking: OutboxNet["createBooking"] = async () => {
      calls += 1;
      return { ok: false, code: "unreachable", reason: "No connection" };
    };
    let naps = 0;
    const early = async () => {
      naps += 1;
      if (naps > 50) await new Promise(() => undefined);
    };
    const odd = phone({ net: { createBooking }, deps: { sleep: early } });
    await odd.book("a");
    const loop = { drain: odd.drain, sleep: early, sent: () => undefined, failed: () => undefined };
    const { wake } = createDrainLoop(loop);
    void wake();
    await vi.waitFor(() => expect([naps, calls]).toEqual([51, 1]), 30_000);
    void wake(true);
    await vi.waitFor(() => expect(calls).toBe(2), 30_000);
  });
});

it("send a message although the payment queued before it gets no answer", async () => {
  const delivered: string[] = [];
  const odd = phone({
    net: {
      createPayment: async () => ({ ok: false, code: "unreachable", reason: "unreachable" }),
      submitMessage: async (kind) => {
        delivered.push(kind);
        return { ok: true, value: undefined };
      },
    },
  });
  await odd.book("a");
  await odd.drain.drain();
  await odd.enqueue.enqueueMessage({ kind: "trip_request", payload: {} });
  await odd.drainFor(60_000);
  expect(delivered).toEqual(["trip_request"]);
});
