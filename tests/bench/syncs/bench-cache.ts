import { round, type Bench } from "../figures.ts";
import { openAsking, type Sync } from "./asking.ts";
import { startCache, LIFE_SECONDS } from "./cache.ts";
import { mixOf, type Kind } from "./kinds.ts";
import { cpuOf, load, noteLoad, SECONDS } from "./load.ts";
import type { Shop } from "./shop.ts";
import { staleness } from "./staleness.ts";

const MANY = 32;
/** Past the life of an answer, so that its end is measured too. */
const LONG_SECONDS = 2 * LIFE_SECONDS + 5;
const QUIET_PER_SECOND = 10;

export async function benchCache(shop: Shop, kinds: readonly Kind[], note: Bench["note"]): Promise<void> {
  const mix = await mixOf(shop);
  const direct = openAsking(shop.url, shop.key, "POST");
  const without = await load((n) => direct.ask(mix(n)), { atOnce: MANY, seconds: SECONDS }, shop.parts);
  direct.close();
  noteLoad(note, `a mix, ${MANY} at once`, without);
  const cache = await startCache(shop.url);
  const asking = openAsking(cache.url, shop.key, "GET");
  try {
    const parts = { ...shop.parts, nginx: cache.processes };
    const through = async (what: string, sync: (n: number) => Sync, how: Parameters<typeof load>[1]) => {
      const done = await load((n) => asking.ask(sync(n)), how, parts);
      noteLoad(note, `${what} through the cache`, done, `${done.fromOrigin} reached the origin`);
      return done;
    };
    for (const { name, sync } of kinds)
      await through(`${name}, ${MANY} at once,`, () => sync, { atOnce: MANY, seconds: SECONDS });
    const busy = await through(`a mix, ${MANY} at once,`, mix, { atOnce: MANY, seconds: LONG_SECONDS });
    const rests = { atOnce: QUIET_PER_SECOND, seconds: LONG_SECONDS, pauseMs: 1_000 };
    const quiet = await through(`a mix, ${QUIET_PER_SECOND} per second,`, mix, rests);
    for (const [what, done] of [
      ["busy", busy],
      [`${QUIET_PER_SECOND} per second`, quiet],
    ] as const)
      note(`saved per 1,000 syncs of the mix, ${what}`, round(cpuOf(without) - cpuOf(done), 2), "s CPU");
    await staleness(shop, cache.url, note);
  } finally {
    asking.close();
    await cache.stop();
  }
}
