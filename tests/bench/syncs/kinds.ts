import { round } from "../figures.ts";
import { readSync, type Sync } from "./asking.ts";
import { CHANGES, type Shop } from "./shop.ts";

export type Kind = { name: string; sync: Sync };

export async function kindsOf({ url, key, newest }: Shop): Promise<Kind[]> {
  const asked: [name: string, since: number, rows: (count: number) => boolean][] = [
    ["nothing new", newest, (count) => count === 0],
    [`${CHANGES} changes`, newest - CHANGES, (count) => count === CHANGES],
    ["first sync", 0, (count) => count > 2 * CHANGES],
  ];
  const kinds: Kind[] = [];
  for (const [name, since, isRight] of asked) {
    const { rows, bytes } = await readSync(url, key, since);
    if (!isRight(rows)) throw new Error(`${name}: ${rows} rows`);
    kinds.push({ name: `${name} (${round(bytes / 1024, 1)} KiB)`, sync: { since, bytes } });
  }
  return kinds;
}

/** Of twenty syncs one is a first, fourteen have nothing new, five begin at any of the last revisions: 22 answers in all. */
export async function mixOf({ url, key, newest }: Shop): Promise<(n: number) => Sync> {
  const behind: Sync[] = [];
  for (let n = 0; n <= CHANGES; n += 1) behind.push(await readSync(url, key, newest - n));
  const first = await readSync(url, key, 0);
  const older = (n: number) => 1 + (Math.floor(n / 4) % CHANGES);
  return (n) => (n % 20 === 0 ? first : (behind[n % 4 === 1 ? older(n) : 0] ?? first));
}
