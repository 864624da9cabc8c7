import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aLocalBooking, aRequest, aView } from "../../domain/booking/booking.fixture.ts";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { aBookingEntry, aMessageEntry } from "../../domain/outbox/outbox.fixture.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
const { JourneyDatabase } = await import("./db.ts");
const { createRequestCopies } = await import("./request-copies.ts");

const entry = aBookingEntry();
const booking = aLocalBooking({ id: "a", request: aRequest({ id: "a" }), view: null });
const copy = {
  id: "a",
  kind: "booking",
  perhaps_sent: false,
  booking: {
    token: booking.token,
    type: "tour",
    item_id: aRequest().tour_id,
    title: booking.title,
    check_in: aRequest().check_in,
    guests: aRequest().guests,
  },
};

const stored = new Map<string, string>();
const cached = new Map<string, string>();
let database: InstanceType<typeof JourneyDatabase>;
beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  const put = async (key: string, response: Response) => void cached.set(key, await response.text());
  vi.stubGlobal("caches", {
    match: async (key: string) => (cached.has(key) ? new Response(cached.get(key)) : undefined),
    open: async () => ({ put }),
    delete: async () => cached.clear(),
  });
  database = new JourneyDatabase("copies");
});
afterEach(async () => {
  await database.delete();
  stored.clear();
  cached.clear();
  vi.unstubAllGlobals();
});

async function queue() {
  await database.outbox.put(entry);
  await database.bookings.put(booking);
}
const lose = () => database.delete().then(() => database.open());
async function openPage() {
  const page = createRequestCopies(database);
  await page.sync();
  return page;
}

it("tells which booking was lost when the database is gone after a restart, and no more once it is queued again", async () => {
  const page = await openPage();
  await queue();
  await page.add(entry, booking);
  await lose();
  const restarted = await openPage();
  expect(restarted.lost.get()).toEqual([copy]);
  expect((await openPage()).lost.get()).toEqual([copy]);
  await queue();
  await restarted.sync();
  expect(restarted.lost.get()).toEqual([]);
});

it("tells it from the cache when the killed browser lost the newest of its local storage too", async () => {
  const page = await openPage();
  await queue();
  await page.add(entry, booking);
  await lose();
  stored.clear();
  expect((await openPage()).lost.get()).toEqual([copy]);
});

it("writes a queued booking back when the database is deleted while its page is open", async () => {
  const page = await openPage();
  const restored = vi.fn();
  page.onRestored(restored);
  await queue();
  await page.add(entry, booking);
  await lose();
  const otherTab = await openPage();
  await page.sync();
  await otherTab.sync();
  expect(await database.outbox.toArray()).toEqual([entry]);
  expect(await database.bookings.toArray()).toEqual([booking]);
  expect(restored).toHaveBeenCalledOnce();
  expect([page.lost.get(), otherTab.lost.get()]).toEqual([[], []]);
});

it.each<[string, () => Promise<unknown>]>([
  ["was answered", () => database.bookings.put({ ...booking, view: aView({ id: "a" }) })],
  ["was removed", () => database.bookings.clear()],
])("tells nothing as lost and writes nothing back when the request %s before the loss", async (_, settle) => {
  const page = await openPage();
  await queue();
  await page.sync();
  await settle();
  await database.outbox.clear();
  await page.sync();
  expect([stored.get(LOCAL_STORAGE.requestCopies), cached.size]).toEqual([undefined, 0]);
  await lose();
  await page.sync();
  expect(await database.outbox.count()).toBe(0);
  expect((await openPage()).lost.get()).toEqual([]);
});

it("tells a message and a change to a trip as lost, but no request that was refused or that no page shows", async () => {
  await database.outbox.bulkPut([
    aMessageEntry("trip_request"),
    { ...aMessageEntry("cancel"), perhaps_sent: true },
    aMessageEntry("contact_message", "invalid"),
    aMessageEntry("news_seen"),
  ]);
  await openPage();
  await lose();
  expect((await openPage()).lost.get()).toEqual([
    { id: "cancel:a", kind: "cancel", perhaps_sent: true },
    { id: "trip_request:a", kind: "trip_request", perhaps_sent: false },
  ]);
});

it("tells a lost request until it is dismissed, in each later visit", async () => {
  await queue();
  await openPage();
  await lose();
  const page = await openPage();
  page.dismiss("a");
  expect(page.lost.get()).toEqual([]);
  await vi.waitFor(() => expect(cached.size).toBe(0), 30_000);
  expect((await openPage()).lost.get()).toEqual([]);
});
