import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aCompanionTrip, aCompanionView } from "../../../domain/companions/companion.fixture.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
const { db } = await import("../../local/db.ts");
const { draftKey } = await import("../../drafts/draft-keys.ts");
const { saveDraft } = await import("../../local/drafts.ts");
const { countPrivate, removePrivate } = await import("../../local/private-data.ts");
const { readCompanionTrip, storeCompanionKey } = await import("../../local/stored-companions.ts");
const { openOutbox } = await import("../outbox/outbox.ts");
const { saveCompanionDetails } = await import("../outbox/save-companion-details.ts");
const { fetchCompanionVoucher, refreshCompanion, refreshCompanions } = await import("./refresh-companion.ts");

const trip = aCompanionTrip();
const { id, token } = trip;
const details = {
  name: "Bek Olimov",
  birth_year: 1990,
  nationality: null,
  passport: "AB 1234567",
  diet: null,
  note: null,
};
const form = { name: "Bek", birth_year: "", nationality: "", passport: "AB 1", diet: "", note: "" };

let answers: unknown[];
let sent: unknown[];
beforeEach(async () => {
  await Promise.all([db.companion_trips.clear(), db.outbox.clear(), db.drafts.clear()]);
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

const readRow = async () => (await readCompanionTrip(id))?.trip;
const everythingOf = async () =>
  JSON.stringify(await Promise.all(db.tables.map((table) => table.toArray()))).match(/AB 1|tttt|Hotel lobby/g);
const isQuiet = () =>
  vi.waitFor(async () => expect((await readCompanionTrip(id))?.details?.problem).toBe("unreachable"), 30_000);

it("stores a link before the server answers, and keeps the trip when the same link is opened again", async () => {
  await storeCompanionKey({ id, token });
  expect(await readRow()).toMatchObject({ id, token, view: null });
  expect(await refreshCompanion({ id, token })).toBe("unreachable");
  answers = [trip.view];
  expect(await refreshCompanion({ id, token })).toBe("known");
  expect(sent).toEqual([{ companion_id: id, token }]);
  await storeCompanionKey({ id, token });
  expect(await readRow()).toMatchObject({ view: { meeting_point: "Hotel lobby" } });
});

it("keeps the newest answer when an older one arrives last", async () => {
  await db.companion_trips.add(trip);
  answers = [
    aCompanionView({ meeting_point: "North gate", server_time: "2026-11-21T12:00:00Z" }),
    aCompanionView({ meeting_point: "Hotel lobby", server_time: "2026-11-21T11:00:00Z" }),
  ];
  await refreshCompanion(trip);
  await refreshCompanion(trip);
  expect(await readRow()).toMatchObject({ view: { meeting_point: "North gate" } });
});

it("deletes trip, draft and queued details once the server does not know the link any more", async () => {
  await db.companion_trips.add(trip);
  await saveCompanionDetails(trip, details);
  await isQuiet();
  await saveDraft(draftKey.companion(id), form);
  answers = [null];
  await refreshCompanions();
  expect(await everythingOf()).toBeNull();
});

it("keeps a trip that a newer link opened while the request for an older link was running", async () => {
  await db.companion_trips.add(trip);
  answers = [null];
  expect(await refreshCompanion({ id, token: "o".repeat(43) })).toBe("gone");
  expect(await readRow()).toMatchObject({ token });
});

it("asks for the own voucher with the companion's key, stores its code, and keeps the trip when there is none", async () => {
  await db.companion_trips.add(trip);
  await fetchCompanionVoucher(trip);
  expect(await readRow()).toEqual(trip);
  answers = [aCompanionView({ voucher: "JTU:SIGNED" })];
  await fetchCompanionVoucher(trip);
  expect(sent).toEqual([{ id, token, as: "companion" }]);
  expect(await readRow()).toMatchObject({ view: { voucher: "JTU:SIGNED" } });
});

it("queues only the newest details while offline, sends those, and then has none of them on the device", async () => {
  await db.companion_trips.add(trip);
  await saveDraft(draftKey.companion(id), form);
  expect(await saveCompanionDetails(trip, { ...details, passport: "AB 1" })).toMatchObject({ ok: true });
  expect(await db.drafts.count()).toBe(0);
  await isQuiet();
  const first = await readRow();
  await saveCompanionDetails(first ?? trip, details);
  await isQuiet();
  const saved_at = (await readRow())?.details_saved_at ?? 0;
  expect(saved_at).toBeGreaterThan(first?.details_saved_at ?? Infinity);
  answers = [{ ok: true }];
  await openOutbox().drain({ force: true });
  expect(sent).toEqual([{ details: { id, token, saved_at, ...details } }]);
  expect(await db.outbox.count()).toBe(0);
  expect(JSON.stringify(await db.companion_trips.toArray())).not.toContain("AB 1");
});

it("keeps a refusal of details until the companion has read it", async () => {
  await db.companion_trips.add(trip);
  await saveCompanionDetails(trip, details);
  await isQuiet();
  answers = [{ ok: false, code: "newer_details", message: "No", field: null }];
  await openOutbox().drain({ force: true });
  expect((await readCompanionTrip(id))?.details?.refusal).toMatchObject({ code: "newer_details" });
});

it("stores no details for a trip that was removed meanwhile", async () => {
  expect(await saveCompanionDetails(trip, details)).toEqual({ ok: false, code: "storage_failed" });
  expect(await db.outbox.count()).toBe(0);
});

it("counts shared trips as personal data, and removes them with the rest", async () => {
  await db.companion_trips.add(trip);
  expect(await countPrivate()).toMatchObject({ trips: 1 });
  await removePrivate();
  expect(await everythingOf()).toBeNull();
});
