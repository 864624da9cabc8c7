import type { Time } from "./virtual-time.ts";

/** Nothing that a dead tab or worker awaits ever resolves. */
export function createContext(time: Time, clockOffsetMs: () => number) {
  const context = {
    alive: true,
    now: () => time.now() + clockOffsetMs(),
    sleep: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        time.at(Math.max(0, ms), () => {
          if (context.alive) resolve();
        });
      }),
  };
  return context;
}
export type Context = ReturnType<typeof createContext>;
