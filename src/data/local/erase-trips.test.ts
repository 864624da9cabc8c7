import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, it } from "vitest";
import { aRequest, aView } from "../../domain/booking/booking.fixture.ts";
import type { OutboxEntry } from "../../domain/outbox/outbox-types.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
const { db } = await import("./db.ts");
const { eraseTrips } = await import("./erase-trips.ts");
const { storeTransferredTrips, readTransferredTrips } = await import("./transferred-trips.ts");
const { storeReceipt, receiptsOf } = await import("./receipts.ts");

const MINE = "zenobia@example.com";
const [erased, named, other] = ["a", "b", "c"].map((letter) => letter.repeat(8)) as [string, string, string];

const aTrip = (id: string, customer_email: string) => ({
  id,
  token: id,
  updated_at: "",
  created_at: "",
  title: "Trip",
  image_url: "",
  duration_days: 1,
  request: aRequest({ id, customer_email }),
  view: null,
  payment: null,
  refusal: null,
});
const waits = { version: "1", tries: 0, queued_at: 0, next_try_at: 0, problem: null };
const aBooking = (id: string): OutboxEntry => ({ ...waits, id, kind: "booking", step: "create" });
const aMessage = (id: string, payload: Record<string, unknown>): OutboxEntry => ({
  ...waits,
  id,
  kind: "contact_message",
  payload,
  refusal: null,
});
const saved = (id: string) => ({
  key: `trip:${id}`,
  kind: "trip" as const,
  id,
  title: "",
  image_url: "",
  revision: 1,
  saved_at: null,
  files: [],
  rows: { destinations: [], tours: [], packages: [] },
});

it("deletes a person's trips, queued requests, drafts, saved pages and receipts, and leaves those of others", async () => {
  await db.bookings.bulkAdd([
    { ...aTrip(erased, "x@example.com"), request: null, view: aView({ id: erased }) },
    aTrip(named, "Zenobia@Example.com"),
    aTrip(other, "other@example.com"),
  ]);
  await db.outbox.bulkAdd([
    aBooking(named),
    aBooking(other),
    aMessage("m1", { email: MINE }),
    aMessage("m2", { email: "other@example.com" }),
    aMessage(`review:${erased}`, {}),
  ]);
  await db.drafts.bulkAdd([
    { key: `travelers:${erased}`, value: {} },
    { key: "booking:tour:t", value: { form: { customer_email: MINE } } },
    { key: "message:contact_message", value: { email: "other@example.com" } },
  ]);
  await db.saved.bulkAdd([saved(erased), saved(other)]);
  for (const id of [erased, other])
    await storeReceipt(id, {
      payment_id: id,
      amount_cents: 1,
      currency: "USD",
      charged_minor: null,
      seen_at: "2027-04-15T04:30:00.000Z",
      guide_name: "Aziz",
      reference: "JU",
    });
  await storeTransferredTrips([{ id: "d", token: "d" }]);
  await eraseTrips([erased, "d"], ` ${MINE} `);
  const keys = async (table: "bookings" | "outbox" | "drafts" | "saved") =>
    (await db[table].toCollection().primaryKeys()).map(String);
  expect(await keys("bookings")).toEqual([other]);
  expect(await keys("outbox")).toEqual([other, "m2"].toSorted());
  expect(await keys("drafts")).toEqual(["message:contact_message"]);
  expect(await keys("saved")).toEqual([`trip:${other}`]);
  expect([await receiptsOf(erased), (await receiptsOf(other)).length, await readTransferredTrips()]).toEqual([
    [],
    1,
    [],
  ]);
});
