import { pause, round, type Bench } from "../figures.ts";
import { readSync } from "./asking.ts";
import { LIFE_SECONDS } from "./cache.ts";
import { CHANGES, type Shop } from "./shop.ts";

const LOOK_EVERY_MS = 100;

/** The worst case: an answer is kept, and in the next moment it is old. How long do travellers still get it? */
export async function staleness({ key, newest, changeOne }: Shop, url: string, note: Bench["note"]): Promise<void> {
  // Nobody asked for this one yet: it is kept from now on.
  const since = newest - CHANGES - 1;
  await readSync(url, key, since);
  await changeOne();
  const changed = performance.now();
  while ((await readSync(url, key, since)).revision === newest) await pause(LOOK_EVERY_MS);
  note(
    "a change is told through the cache, at the latest",
    round((performance.now() - changed) / 1_000, 1),
    "s",
    `an answer lives ${LIFE_SECONDS} s`,
  );
}
