import { round } from "../figures.ts";
import { readSync, type Sync } from "./asking.ts";
import { CHANGES, type Shop } from "./shop.ts";

export type Kind = { name: string; sync: Sync };

export async function kindsOf({ url, key, newest }: Shop): Promise<Kind[]> {
  const syncKinds: [name: string, since: number, rows: (count: number) => boolean][] = [
    ["nothing new", newest, (count) => count === 0],
    [`${CHANGES} changes`, newest - CHANGES, (count) => count === CHANGES],
    ["first sync", 0, (count) => count > 2 * CHANGES],
  ];
  const kinds: Kind[] = [];
  for (const [name, since, isRight] of syncKinds) {
    const { rows, bytes } = await readSync(url, key, since);
    if (!isRight(rows)) throw new Error(`${name}: ${rows} rows`);
    kinds.push({ name: `${name} (${round(bytes / 1024, 1)} KiB)`, sync: { since, bytes } });
  }
  return kinds;
}
