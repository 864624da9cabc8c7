import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, it } from "vitest";
import { JourneyDatabase } from "../../src/data/local/db.ts";
import { createOutboxStore } from "../../src/data/local/outbox-store.ts";
import { MISTAKES } from "./mistakes.ts";
import { runSchedule } from "./schedule.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };

const SCHEDULES = Number(process.env["SIM_DEXIE_SCHEDULES"] ?? 300);
const FIRST_SEED = 5_000_000;

async function onRealStore(seed: number, name?: string): Promise<string[]> {
  const database = new JourneyDatabase(`simulation-${seed}-${name ?? ""}`);
  const faults = await runSchedule(seed, name === undefined ? {} : MISTAKES[name], createOutboxStore(database));
  await database.delete();
  return faults;
}

it(`keeps its promises in ${SCHEDULES} schedules on the real store`, async () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed += 1)
    expect({ seed, faults: await onRealStore(seed) }).toEqual({ seed, faults: [] });
}, 120_000);

it("catches a mistake there too", async () => {
  expect(await onRealStore(FIRST_SEED, "done before the answer")).not.toEqual([]);
});
