import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, it } from "vitest";
import { aFact, aRosterBooking, aRosterDeparture } from "../../../domain/guide/guide.fixture.ts";
import type { GuideFact, RosterAnswer } from "../../../domain/guide/roster.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
const { openRoster, readRoster, storeRoster } = await import("./stored-roster.ts");

function answer(server_time: string, facts: GuideFact[]): RosterAnswer {
  const departure = aRosterDeparture({ hash: server_time, bookings: [aRosterBooking(1)], facts });
  return { server_time, guide: { id: "g", name: "Aziz" }, assigned: [departure.id], departures: [departure] };
}

it("keeps the later answer when an earlier one arrives after it", async () => {
  const { device_id } = await openRoster("user");
  await storeRoster(device_id, answer("2027-04-15T04:00:01.500Z", [aFact()]));
  await storeRoster(device_id, answer("2027-04-15T04:00:01.100Z", []));
  const roster = await readRoster("user");
  expect(roster?.departures[0]?.facts).toHaveLength(1);
  expect(roster?.mark.as_of).toBe("2027-04-15T04:00:01.500Z");
});
