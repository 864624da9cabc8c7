import type { Random } from "./random.ts";
import type { Time } from "./virtual-time.ts";

export type FaultRates = {
  lostRequest: number;
  lostAnswer: number;
  twice: number;
  slow: number;
  refuses: number;
  serverDies: number;
  diskError: number;
  offline: boolean;
};

const NONE: FaultRates = {
  lostRequest: 0,
  lostAnswer: 0,
  twice: 0,
  slow: 0,
  refuses: 0,
  serverDies: 0,
  diskError: 0,
  offline: false,
};

export function drawFaults(random: Random, time: Time, chaosMs: number) {
  const rates: FaultRates = {
    lostRequest: random.pick([0, 0.05, 0.3]),
    lostAnswer: random.pick([0, 0.1, 0.4]),
    twice: random.pick([0, 0.1, 0.4]),
    slow: random.pick([0, 0.1, 0.4]),
    refuses: random.pick([0, 0.1, 0.4]),
    serverDies: random.pick([0, 0.1, 0.3]),
    diskError: random.pick([0, 0, 0.05]),
    offline: false,
  };
  const windows = Array.from({ length: random.int(0, 2) }, () => {
    const from = random.int(0, chaosMs);
    return { from, to: from + random.int(1_000, 20_000) };
  });
  return {
    now(): FaultRates {
      if (time.now() >= chaosMs) return NONE;
      const offline = windows.some(({ from, to }) => time.now() >= from && time.now() < to);
      return offline ? { ...rates, offline } : rates;
    },
  };
}
export type Faults = ReturnType<typeof drawFaults>;
