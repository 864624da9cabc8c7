import type { Wait } from "../../src/domain/outbox/outbox-types.ts";
import type { Context } from "./context.ts";
import type { Faults } from "./faults.ts";
import type { Random } from "./random.ts";
import type { Time } from "./virtual-time.ts";

const TIMEOUT_MS = 10_000;
const silence: Wait = { ok: false, code: "wait", problem: "No connection", reachable: false };
const answered = (status: number): Wait => ({
  ok: false,
  code: "wait",
  problem: `HTTP ${status}`,
  reachable: true,
  // A refusal by something in between: nothing was passed on.
  ...(status < 500 && { not_done: true as const }),
});

export type Wire = <T>(work: () => Promise<T>) => Promise<T | Wait>;
export const isWait = (answer: object | null): answer is Wait => answer !== null && "reachable" in answer;

/**
 * The network: requests get lost, arrive late (also after the client gave up), twice and out of order; answers get
 * lost; a gateway answers 5xx, 429 or 401 by itself.
 */
export function createWire(context: Context, time: Time, random: Random, faults: Faults): Wire {
  return function call<T>(work: () => Promise<T>): Promise<T | Wait> {
    const now = faults.now();
    return new Promise((resolve) => {
      const give = (answer: T | Wait) => {
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
        // A gateway may answer 502 although the server continues.
        if (status !== 502) return;
        time.at(delay(), () => void deliver(false));
        return;
      }
      time.at(delay(), () => void deliver(true));
      if (random.chance(now.twice)) time.at(delay(), () => void deliver(true));
    });
  };
}
