import { expect, it } from "vitest";
import { createDrainLoop } from "./drain-loop.ts";
import type { DrainReport } from "./drain.ts";

const report = (silent: boolean): DrainReport => ({
  ran: true,
  held: [],
  refused: [],
  waiting: 1,
  gotNoAnswer: silent,
});

function aLoop() {
  const looks: boolean[] = [];
  const asleep: (() => void)[] = [];
  const state = { silent: true, next: 0 as number | null };
  const loop = createDrainLoop({
    drain: {
      drain: async (asked) => {
        looks.push(asked?.force ?? false);
        return report(state.silent);
      },
      refresh: async () => undefined,
      untilNext: async () => state.next,
    },
    sleep: () => new Promise((resolve) => asleep.push(resolve)),
    sent: () => undefined,
    failed: () => undefined,
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  const nextLook = async () => {
    asleep.pop()?.();
    await settled();
  };
  return { ...loop, looks, state, settled, nextLook };
}

it("sends a new entry at once, and leaves unanswered ones to the next round", async () => {
  const { nudge, looks, state, settled, nextLook } = aLoop();
  void nudge();
  await settled();
  expect(looks).toEqual([true]);
  void nudge();
  await settled();
  expect(looks).toEqual([true]);
  state.silent = false;
  await nextLook();
  expect(looks).toEqual([true, false]);
  void nudge();
  await settled();
  expect(looks).toEqual([true, false, true]);
});

it("starts rounds again when something is queued after the outbox was empty", async () => {
  const { nudge, looks, state, settled } = aLoop();
  state.next = null;
  void nudge();
  await settled();
  void nudge();
  await settled();
  expect(looks).toEqual([true, true]);
});

it("starts a round at once on wake, also while nothing answers", async () => {
  const { wake, looks, settled } = aLoop();
  void wake(true);
  await settled();
  void wake(true);
  await settled();
  expect(looks).toEqual([true, true]);
});
