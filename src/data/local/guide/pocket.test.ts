import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { Dexie } from "dexie";
import { expect, it } from "vitest";
import { aFact, aPocketBooking, aPocketDeparture } from "../../../domain/guide/guide.fixture.ts";
import type { GuideFact, PocketAnswer } from "../../../domain/guide/pocket.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
const { openPocket, readPocket, takePocket } = await import("./pocket.ts");

function answer(server_time: string, facts: GuideFact[]): PocketAnswer {
  const departure = aPocketDeparture({ hash: server_time, bookings: [aPocketBooking(1)], facts });
  return { server_time, guide: { id: "g", name: "Aziz" }, assigned: [departure.id], departures: [departure] };
}

it("keeps the later answer when an earlier one arrives after it", async () => {
  const { device_id } = await openPocket("user");
  await takePocket(device_id, answer("2027-04-15T04:00:01.500Z", [aFact()]));
  await takePocket(device_id, answer("2027-04-15T04:00:01.100Z", []));
  const pocket = await readPocket("user");
  expect(pocket?.departures[0]?.facts).toHaveLength(1);
  expect(pocket?.mark.as_of).toBe("2027-04-15T04:00:01.500Z");
});
