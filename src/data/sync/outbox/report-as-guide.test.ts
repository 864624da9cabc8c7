import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkInStateOf } from "../../../domain/guide/check-in-state.ts";
import { factsOfReports } from "../../../domain/guide/guide-reports.ts";
import { aRosterBooking, aRosterDeparture, DEPARTURE_ID } from "../../../domain/guide/guide.fixture.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
const { db } = await import("../../local/db.ts");
const { deleteAccountRows } = await import("../../local/bookings.ts");
const { hasSentUnconfirmedReports, openRoster, readRoster, storeRoster } =
  await import("../../local/guide/stored-roster.ts");
const { countPrivate, removePrivate } = await import("../../local/private-data.ts");
const { openOutbox } = await import("./outbox.ts");
const { reportCash, reportCheckIns } = await import("./report-as-guide.ts");

const booking = aRosterBooking(1, { owed_cents: 12_000 });
const departure = aRosterDeparture({ bookings: [booking] });
const guide = { id: "g1", name: "Aziz" };
const answer = { server_time: "2027-04-15T03:00:00Z", guide, assigned: [DEPARTURE_ID], departures: [departure] };
const arrived = (guests = 2) => ({ kind: "arrived", guests, late: false, by: "name" }) as const;
const undone = { kind: "undone", guests: 0, late: false, by: "name" } as const;

let answers: unknown[];
let sent: { url: string; body: { fact?: Record<string, unknown>; cash?: Record<string, unknown> } }[];
let device: string;
beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  [answers, sent] = [[], []];
  vi.stubGlobal("fetch", async (url: string, init: { body: string }) => {
    if (answers.length === 0) throw new TypeError("Failed to fetch");
    sent.push({ url, body: JSON.parse(init.body) });
    return new Response(JSON.stringify(answers.shift()));
  });
  device = (await openRoster("u1")).device_id;
  await storeRoster(device, answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function roster() {
  const found = await readRoster("u1");
  if (!found) throw new Error("No roster");
  return found;
}
async function see(...seen: Parameters<typeof reportCheckIns>[1][number][]) {
  const { mark, reports } = await roster();
  return reportCheckIns({ mark, departure, booking_id: booking.id, booking, facts: factsOfReports(reports) }, seen);
}
const standing = async () => checkInStateOf(factsOfReports((await roster()).reports));
async function send(said: unknown) {
  answers = [said];
  await vi.waitFor(async () => {
    await openOutbox().drain({ force: true });
    expect(answers).toEqual([]);
  }, 30_000);
}

it("shows a check-in on the phone at once, and sends it with the phone's key when online", async () => {
  expect(await see(arrived())).toEqual({ ok: true });
  expect(await standing()).toMatchObject({ state: "in", guests: 2 });
  expect((await roster()).reports[0]?.delivery).toEqual({ state: "waiting" });
  await send({ ok: true });
  const { mark, reports } = await roster();
  expect(reports[0]?.delivery).toEqual({ state: "sent" });
  expect(sent[0]?.url).toMatch(/rpc\/report_check_in$/);
  const [row] = reports;
  expect(sent[0]?.body.fact).toEqual({
    id: row?.row.id,
    device_id: device,
    device_key: mark.device_key,
    departure_id: DEPARTURE_ID,
    booking_id: booking.id,
    kind: "arrived",
    guests: 2,
    late: false,
    by: "name",
    seen_at: row?.row.fact?.seen_at,
    status_seen: "confirmed",
  });
});

it("syncs after a check-in was sent, until the server's own record arrives", async () => {
  await see(arrived());
  expect(await hasSentUnconfirmedReports()).toBe(false);
  await send({ ok: true });
  expect(await hasSentUnconfirmedReports()).toBe(true);
  const facts = (await roster()).reports.flatMap(({ row: { fact } }) => (fact ? [fact] : []));
  await storeRoster(device, { ...answer, departures: [{ ...departure, facts }] });
  expect(await hasSentUnconfirmedReports()).toBe(false);
});

it("checks nobody in twice on a second tap, and corrects a number by undoing first", async () => {
  const [one, other] = await Promise.all([see(arrived()), see(arrived())]);
  expect([one, other].filter(({ ok }) => ok)).toHaveLength(1);
  expect(await see(arrived())).toEqual({ ok: false, code: "already" });
  expect(await see(undone, arrived(3))).toEqual({ ok: true });
  expect(await standing()).toMatchObject({ state: "in", guests: 3, doubles: [] });
  expect(await db.outbox.count()).toBe(3);
});

it("records cash once, however often the form is sent", async () => {
  const { mark } = await roster();
  const cash = { amount_cents: 12_000, currency: "USD", charged_minor: 12_000, rate: null } as const;
  const taken = { mark, departure, booking, cash, id: "ca540000-0000-4000-8000-000000000001" };
  expect(await reportCash(taken)).toEqual({ ok: true });
  expect(await reportCash(taken)).toEqual({ ok: false, code: "already" });
  await send({ ok: true });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body.cash).toMatchObject({
    ...cash,
    id: taken.id,
    booking_id: booking.id,
    device_key: mark.device_key,
  });
});

it("shows the server's refusal and does not count the check-in", async () => {
  await see(arrived());
  await send({ ok: false, code: "unknown_device", message: "" });
  expect((await roster()).reports[0]?.delivery).toEqual({ state: "refused", code: "unknown_device" });
});

it("drops the phone's own record once the server has it, and all records of an unassigned departure", async () => {
  await see(arrived());
  const [report] = (await roster()).reports;
  const fact = report?.row.fact;
  if (!fact) throw new Error("Nothing reported");
  const facts = [{ ...fact, received_at: "2027-04-15T04:00:00Z" }];
  await storeRoster(device, { ...answer, departures: [{ ...departure, hash: "h2", facts }] });
  expect(await roster()).toMatchObject({ reports: [], departures: [{ hash: "h2" }] });
  await see(undone);
  await storeRoster(device, { ...answer, assigned: [], departures: [] });
  expect(await roster()).toMatchObject({ reports: [], departures: [] });
  expect(await db.outbox.count()).toBe(2);
});

it("empties the roster at sign-out but keeps queued check-ins, which carry no names", async () => {
  await see(arrived());
  await deleteAccountRows();
  await removePrivate();
  expect(await readRoster("u1")).toBeNull();
  expect([await db.roster.count(), await db.guide_reports.count()]).toEqual([0, 0]);
  expect(await countPrivate()).toMatchObject({ unsent: 0, facts: 1 });
  expect(JSON.stringify(await db.outbox.toArray())).not.toMatch(/Guest 1|Aziz|\+998/);
  await storeRoster(device, answer);
  expect(await db.roster.count()).toBe(0);
});

it("hides the previous account's records from another account, which gets its own device id", async () => {
  expect(await readRoster("u2")).toBeNull();
  expect((await openRoster("u2")).device_id).not.toBe(device);
  expect([await readRoster("u1"), await db.roster.count()]).toEqual([null, 0]);
});
