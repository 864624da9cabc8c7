import { describe, expect, it } from "vitest";
import { MISTAKES } from "./mistakes.ts";
import { runSchedule } from "./schedule.ts";

/** Replays a failed seed: SIM_SEED=123 -t "keeps its promises". */
const REPLAY = process.env["SIM_SEED"];
const SCHEDULES = REPLAY ? 1 : Number(process.env["SIM_SCHEDULES"] ?? 20_000);
const FIRST_SEED = Number(REPLAY ?? 1_000_000);
const LIMIT_MS = 300_000;

async function firstFailure(schedules: number, name?: string) {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + schedules; seed += 1) {
    const faults = await runSchedule(seed, name === undefined ? {} : MISTAKES[name]);
    if (faults.length > 0) return { seed, faults };
  }
  return null;
}

describe("the outbox", () => {
  it(
    `keeps its promises in ${SCHEDULES} random schedules`,
    async () => {
      expect(await firstFailure(SCHEDULES)).toBeNull();
    },
    LIMIT_MS,
  );

  it("meets departures that were cancelled, full or dearer, and leads their replacement to payment", async () => {
    const met = new Map<string, number>();
    for (let seed = FIRST_SEED; seed < FIRST_SEED + 3_000; seed += 1)
      await runSchedule(seed, {}, undefined, (what) => met.set(what, (met.get(what) ?? 0) + 1));
    const often = [...met].filter(([, times]) => times >= 50).map(([what]) => what);
    expect(often.toSorted()).toEqual([
      "led to payment: another day for date_gone",
      "led to payment: another day for price_up",
      "led to payment: another day for seats_gone",
      "led to payment: its new price",
      "refused: date_gone",
      "refused: price_up",
      "refused: seats_gone",
    ]);
  });

  it.each(Object.keys(MISTAKES))(
    "is caught with the mistake: %s",
    async (name) => {
      expect(await firstFailure(5_000, name)).not.toBeNull();
    },
    LIMIT_MS,
  );
});
