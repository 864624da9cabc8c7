import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Traveler } from "../../../domain/booking/booking-view.ts";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
const { db } = await import("../../local/db.ts");
const { tripWithMessages } = await import("../../local/trip-messages.ts");
const { openOutbox } = await import("./outbox.ts");
const { saveReview, saveTravelers } = await import("./send-trip-message.ts");

const booking = aLocalBooking({ view: aView() });
const guest = (name: string): Traveler => ({
  position: 1,
  name,
  birth_year: null,
  nationality: null,
  diet: null,
  note: null,
});

let answers: unknown[];
const wise = { rating: 4, words: "Fine", name: "Anna" };
let sent: { list: { id: string; token: string; saved_at: number; travelers: Traveler[] } }[];
beforeEach(async () => {
  await Promise.all([db.bookings.clear(), db.outbox.clear()]);
  await db.bookings.add(booking);
  [answers, sent] = [[], []];
  vi.stubGlobal("fetch", async (url: string, init: { body: string }) => {
    if (answers.length === 0) throw new TypeError("Failed to fetch");
    if (url.endsWith("/news_ways")) return Response.json({ push_key: null, bot: null });
    sent.push(JSON.parse(init.body));
    return new Response(JSON.stringify(answers.shift()));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function known() {
  const trip = await tripWithMessages(booking.id);
  if (!trip) throw new Error("The trip is gone");
  return trip;
}
const quiet = () =>
  vi.waitFor(async () => expect((await known()).messages.travelers?.problem).toBe("unreachable"), 30_000);

it("queues only the newest list of travelers while offline, and sends that one", async () => {
  expect(await saveTravelers(booking, [guest("Anna")])).toMatchObject({ ok: true });
  await quiet();
  const first = await known();
  expect(await saveTravelers(first.booking, [guest("Bek")])).toMatchObject({ ok: true });
  await quiet();
  const second = await known();
  expect(await db.outbox.count()).toBe(1);
  expect(second.booking.travelers?.saved_at).toBeGreaterThan(first.booking.travelers?.saved_at ?? Infinity);
  expect(sent).toEqual([]);

  answers = [{ ok: true }];
  await openOutbox().drain({ force: true });
  expect(sent).toEqual([{ list: { id: booking.id, token: booking.token, ...second.booking.travelers } }]);
  expect((await known()).messages).toEqual({});
  expect(await known()).toMatchObject({ booking: { travelers: { travelers: [guest("Bek")] } } });
});

it("keeps a refusal until it was read, and sends again on a newer save", async () => {
  await saveTravelers(booking, [guest("Anna")]);
  await quiet();
  answers = [{ ok: false, code: "newer_list", message: "No", field: null }];
  await openOutbox().drain({ force: true });
  expect((await known()).messages.travelers?.refusal).toMatchObject({ code: "newer_list" });
  await saveTravelers((await known()).booking, [guest("Anna")]);
  expect((await known()).messages.travelers?.refusal).toBeNull();
});

it("queues a review beside the list, and sends the newest of each", async () => {
  await saveTravelers(booking, [guest("Anna")]);
  await saveReview(booking, wise);
  await quiet();
  const first = (await known()).booking;
  await saveReview(first, { ...wise, rating: 5 });
  expect((await known()).booking.review?.written_at).toBeGreaterThan(first.review?.written_at ?? Infinity);
  expect(await db.outbox.count()).toBe(2);
  await quiet();
  answers = [{ ok: true }, { ok: true }];
  await openOutbox().drain({ force: true });
  expect(sent.map((body) => Object.keys(body)[0]).toSorted()).toEqual(["list", "review"]);
  expect((await known()).messages).toEqual({});
  expect(await known()).toMatchObject({ booking: { review: { rating: 5, words: "Fine" } } });
});

it("sends a list for a trip that was removed from this device meanwhile", async () => {
  await saveTravelers(booking, [guest("Anna")]);
  await quiet();
  expect(await openOutbox().remove(booking.id, false)).toBe(true);
  expect([await db.outbox.count(), await db.bookings.count()]).toEqual([1, 0]);
  answers = [{ ok: true }];
  await openOutbox().drain({ force: true });
  expect(sent).toMatchObject([{ list: { id: booking.id, token: booking.token, travelers: [guest("Anna")] } }]);
  expect(await db.outbox.count()).toBe(0);
});

it("stores no refusal for a trip that was removed from this device", async () => {
  await saveTravelers(booking, [guest("Anna")]);
  await quiet();
  await openOutbox().remove(booking.id, false);
  answers = [{ ok: false, code: "trip_over", message: "No", field: null }];
  await openOutbox().drain({ force: true });
  expect(await db.outbox.count()).toBe(0);
});

it("reports that the trip is gone, and queues nothing", async () => {
  await db.bookings.clear();
  const gone: LocalBooking = booking;
  expect(await saveTravelers(gone, [guest("Anna")])).toEqual({ ok: false, code: "storage_failed" });
  expect(await db.outbox.count()).toBe(0);
});
