import { describe, expect, it } from "vitest";
import { GUIDE_MISTAKES } from "./guide-mistakes.ts";
import { runGuides } from "./guide-schedule.ts";

/** SIM_GUIDES=10000 takes minutes. */
const REPLAY = process.env["SIM_SEED"];
const SCHEDULES = REPLAY ? 1 : Number(process.env["SIM_GUIDES"] ?? 300);
const FIRST_SEED = Number(REPLAY ?? 1);
const LIMIT_MS = 1_200_000;

async function firstFailure(schedules: number, name?: string, met?: (what: string) => void) {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + schedules; seed += 1) {
    const { problems } = await runGuides(seed, name === undefined ? {} : GUIDE_MISTAKES[name], met);
    if (problems.length > 0) return { seed, problems };
  }
  return null;
}

describe("two guides at one departure", () => {
  it(
    `lose nothing, admit nobody twice unseen, and end with one list in ${SCHEDULES} mornings`,
    async () => {
      const met = new Map<string, number>();
      const failure = await firstFailure(SCHEDULES, undefined, (what) => met.set(what, (met.get(what) ?? 0) + 1));
      expect(failure).toBeNull();
      if (REPLAY) return;
      const often = [...met].filter(([, times]) => times >= SCHEDULES / 100).map(([what]) => what);
      expect(often.toSorted()).toEqual([
        "a double, shown with both times",
        "in",
        "in, and cancelled or moved",
        "shown with a doubt about its time",
        "shown: already_in",
        "shown: cancelled",
        "shown: moved",
        "shown: not_listed",
        "shown: other_departure",
        "shown: welcome",
      ]);
    },
    LIMIT_MS,
  );

  it.each(Object.keys(GUIDE_MISTAKES))(
    "are caught with the mistake: %s",
    async (name) => {
      expect(await firstFailure(2_000, name)).not.toBeNull();
    },
    LIMIT_MS,
  );
});
