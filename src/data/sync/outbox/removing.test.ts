import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, it, vi } from "vitest";
import { aRequest, aView } from "../../../domain/booking/booking.fixture.ts";
import type { OutboxNet } from "../../../domain/outbox/outbox-types.ts";
import { refusedResult, type NoAnswer } from "../../../domain/result.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
const { db } = await import("../../local/db.ts");
const { createOutboxStore } = await import("../../local/outbox-store.ts");
const { createDrain } = await import("./drain.ts");
const { createEnqueue } = await import("./enqueue.ts");

const ITEM = { title: "Trip", image_url: "", duration_days: 1 };
const silence: NoAnswer = { ok: false, code: "unreachable", reason: "unreachable" };

const aMessage = {
  kind: "travelers" as const,
  payload: {},
  refusal: null,
  version: "1",
  tries: 0,
  queued_at: 0,
  next_try_at: 0,
  problem: null,
};

beforeEach(() => Promise.all([db.bookings.clear(), db.outbox.clear(), db.drafts.clear()]));

function phone(changes: Partial<OutboxNet> = {}) {
  const asked: string[] = [];
  const net: OutboxNet = {
    probe: async () => ({ ok: true, value: undefined }),
    createBooking: async ({ id }) => ({ ok: true, value: aView({ id }) }),
    createPayment: async () => silence,
    myBooking: async (id) => ({ ok: true, value: aView({ id }) }),
    cancelUnpaid: async (id) => {
      asked.push(`cancel ${id}`);
      return { ok: true, value: undefined };
    },
    submitMessage: async () => ({ ok: true, value: undefined }),
    ...changes,
  };
  const exclusively = async (work: () => Promise<void>) => work().then(() => true);
  let ids = 0;
  const deps = {
    store: createOutboxStore(),
    net,
    locks: { exclusively },
    now: () => Date.now(),
    sleep: async () => undefined,
    newId: () => `v${(ids += 1)}`,
  };
  const enqueue = createEnqueue(deps);
  const { drain } = createDrain(deps);
  return {
    asked,
    refresh: () => createDrain(deps).refresh(),
    remove: (about: string, asUnsent: boolean) => enqueue.remove(about, asUnsent),
    withdraw: (about: string) => enqueue.withdraw(about),
    send: () => drain({ force: true }),
    book: () => enqueue.enqueueBooking(aRequest(), ITEM),
  };
}
const { id } = aRequest();
const rows = async () => [await db.bookings.count(), await db.outbox.count()];

it("drops a request that never left the device", async () => {
  const { book, remove, send } = phone({ probe: async () => silence });
  await book();
  await send();
  expect(await db.bookings.get(id)).not.toHaveProperty("unanswered");
  expect(await remove(id, true)).toBe(true);
  expect(await rows()).toEqual([0, 0]);
});

it("drops a request whose page was closed during an offline try", async () => {
  const { book, remove, send } = phone({ probe: () => new Promise(() => undefined) });
  await book();
  void send();
  await vi.waitFor(async () => expect(await db.outbox.get(id)).toMatchObject({ tries: 1 }), 30_000);
  await phone({ probe: async () => silence }).send();
  expect(await db.bookings.get(id)).not.toHaveProperty("unanswered");
  expect(await remove(id, true)).toBe(true);
  expect(await rows()).toEqual([0, 0]);
});

it("sends nothing of a request while the server cannot be reached, and says so in every tab", async () => {
  const createBooking = vi.fn(async () => silence);
  const { book, send } = phone({ probe: async () => silence, createBooking });
  await book();
  await send();
  await send();
  expect(createBooking).not.toHaveBeenCalled();
  expect(await db.outbox.get(id)).toMatchObject({ problem: "unreachable", perhaps_sent: false });
  expect(await db.bookings.get(id)).not.toHaveProperty("unanswered");
});

it("shows a login page as the reason when it answers in the server's place", async () => {
  const { book, send } = phone({ probe: async () => ({ ...silence, reason: "login_page" }) });
  await book();
  await send();
  expect(await db.outbox.get(id)).toMatchObject({ problem: "login_page", perhaps_sent: false });
});

it("removes nothing when a request shown as unsent was sent meanwhile", async () => {
  const { book, remove, send } = phone({ createBooking: async () => silence });
  await book();
  await send();
  expect(await db.bookings.get(id)).toMatchObject({ unanswered: true, view: null });
  expect(await remove(id, true)).toBe(false);
  expect(await rows()).toEqual([1, 1]);
});

it("cancels nothing when a booking with a queued payment is removed", async () => {
  const { book, remove, send, asked } = phone();
  await book();
  await send();
  expect(await db.outbox.get(id)).toMatchObject({ step: "pay", tries: 1 });
  expect(await remove(id, false)).toBe(true);
  await send();
  expect([await rows(), asked]).toEqual([[0, 0], []]);
});

it("deletes an erased booking with all that is queued about it, and nothing else", async () => {
  const erased = refusedResult({ code: "erased" });
  const { book, send, refresh } = phone({ myBooking: async () => erased });
  await book();
  await send();
  await db.bookings.add({ ...(await db.bookings.get(id))!, id: "other", token: "" });
  await db.outbox.put({ ...aMessage, id: `travelers:${id}` });
  await db.drafts.bulkPut([
    { key: `travelers:${id}`, value: {} },
    { key: "message:contact_message", value: { email: "other@example.com" } },
  ]);
  await refresh();
  expect(await db.bookings.toCollection().primaryKeys()).toEqual(["other"]);
  expect(await db.outbox.count()).toBe(0);
  expect(await db.drafts.toCollection().primaryKeys()).toEqual(["message:contact_message"]);
});

it("asks about a cancelled booking once a day, so that it learns when the booking was erased", async () => {
  const { book, send, refresh } = phone({ myBooking: async () => refusedResult({ code: "erased" }) });
  await book();
  await send();
  const cancel = (updated_at: string) =>
    db.bookings.update(id, { view: aView({ id, status: "cancelled" }), updated_at });
  await cancel(new Date().toISOString());
  await refresh();
  expect(await db.bookings.count()).toBe(1);
  await cancel(new Date(Date.now() - 25 * 3_600_000).toISOString());
  await refresh();
  expect(await db.bookings.count()).toBe(0);
});

it("withdraws nothing when a request that may have arrived is removed", async () => {
  const { book, remove, send, asked } = phone({ createBooking: async () => silence });
  await book();
  await send();
  expect(await remove(id, false)).toBe(true);
  await send();
  expect([await rows(), asked]).toEqual([[0, 0], []]);
});

it("withdraws at the server only when that was asked for", async () => {
  const { book, withdraw, send, asked } = phone({ createBooking: async () => silence });
  await book();
  await send();
  await withdraw(id);
  expect(await rows()).toEqual([1, 1]);
  await send();
  expect([await rows(), asked]).toEqual([[0, 0], [`cancel ${id}`]]);
});

it("keeps a booking that was paid before it could be withdrawn", async () => {
  const confirmed = async () => ({ ok: true as const, value: aView({ id, status: "confirmed" }) });
  const { book, withdraw, send, asked } = phone({ createBooking: async () => silence, myBooking: confirmed });
  await book();
  await send();
  await withdraw(id);
  await send();
  expect([await rows(), asked]).toEqual([[1, 0], []]);
  expect(await db.bookings.get(id)).toMatchObject({ view: { status: "confirmed" }, unanswered: false });
});
