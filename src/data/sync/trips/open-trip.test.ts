import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, expect, it, vi } from "vitest";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
afterEach(() => {
  vi.unstubAllGlobals();
});

it("shows the account's trips beside the device's own, and removes only the account's at sign-out", async () => {
  const { addTrips, deleteAccountRows, readTrips } = await import("../../local/bookings.ts");
  const { showAccountTrips } = await import("./open-trip.ts");
  const mine = aLocalBooking({ view: aView() });
  await addTrips([mine]);
  const confirmed = aView({ status: "confirmed", server_time: "2026-11-21T11:00:00Z" });
  const elsewhere = aView({ id: "0b0e0000-0000-4000-8000-000000000009" });
  const sent: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: { headers: HeadersInit }) => {
    sent.push(new Headers(init.headers).get("authorization"));
    return new Response(JSON.stringify([confirmed, elsewhere]));
  });

  await showAccountTrips("access");
  expect(sent).toEqual(["Bearer access"]);
  expect(await readTrips()).toMatchObject([
    { id: mine.id, token: mine.token, view: { status: "confirmed" } },
    { id: elsewhere.id, token: "" },
  ]);
  await deleteAccountRows();
  expect(await readTrips()).toMatchObject([{ id: mine.id }]);
});
