import type { NoAnswer } from "../../src/domain/result.ts";
import type { Context } from "./context.ts";
import type { Faults } from "./faults.ts";
import type { Random } from "./random.ts";
import type { Time } from "./virtual-time.ts";

const TIMEOUT_MS = 10_000;
const silence: NoAnswer = { ok: false, code: "unreachable", reason: "No connection" };
const answered = (status: number): NoAnswer => ({
  ok: false,
  code: "failed",
  reason: `HTTP ${status}`,
  // A 4xx was refused before anything was passed on.
  ...(status < 500 && { not_done: true as const }),
});

export type Wire = <T>(work: () => Promise<T>) => Promise<T | NoAnswer>;
export const isNoAnswer = (answer: object | null): answer is NoAnswer =>
  answer !== null && "ok" in answer && "reason" in answer;

export function createWire(context: Context, time: Time, random: Random, faults: Faults): Wire {
  return function call<T>(work: () => Promise<T>): Promise<T | NoAnswer> {
    const now = faults.now();
    return new Promise((resolve) => {
      const give = (answer: T | NoAnswer) => {
        if (context.alive) resolve(answer);
      };
      time.at(TIMEOUT_MS, () => give(silence));
      const delay = () => random.int(5, 200) + (random.chance(now.slow) ? random.int(1_000, 40_000) : 0);
      const deliver = async (answers: boolean) => {
        const answer = await work();
        if (answers && !random.chance(now.lostAnswer)) time.at(delay(), () => give(answer));
      };
      if (now.offline || random.chance(now.lostRequest)) return;
      if (random.chance(now.refuses)) {
        const status = random.pick([500, 502, 503, 429, 401]);
        time.at(delay(), () => give(answered(status)));
        // The server may continue although a gateway answers 502.
        if (status !== 502) return;
        time.at(delay(), () => void deliver(false));
        return;
      }
      time.at(delay(), () => void deliver(true));
      if (random.chance(now.twice)) time.at(delay(), () => void deliver(true));
    });
  };
}
