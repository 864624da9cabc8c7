import type { Bench } from "../figures.ts";
import { openAlone } from "./alone.ts";
import { openAsking } from "./asking.ts";
import { kindsOf, type Kind } from "./kinds.ts";
import { load, noteLoad, SECONDS } from "./load.ts";
import { openShop, type Shop } from "./shop.ts";

const AT_ONCE = [1, 8, 32, 64];
const POOL = 8;

async function benchOrigin(shop: Shop, kinds: readonly Kind[], note: Bench["note"]): Promise<void> {
  const alone = openAlone(shop.socket, POOL);
  const asking = openAsking(shop.url, shop.key);
  for (const { name, sync } of kinds) {
    const byPool = () => alone.ask(sync.since);
    await load(byPool, { atOnce: POOL, seconds: 1 }, {});
    const { PostgreSQL } = shop.parts;
    noteLoad(
      note,
      `${name}, PostgreSQL alone, ${POOL} at once`,
      await load(byPool, { atOnce: POOL, seconds: SECONDS }, { PostgreSQL }),
    );
  }
  await alone.close();
  for (const { name, sync } of kinds) {
    for (const atOnce of AT_ONCE) {
      await load(() => asking.ask(sync), { atOnce, seconds: 1 }, {});
      noteLoad(
        note,
        `${name}, ${atOnce} at once`,
        await load(() => asking.ask(sync), { atOnce, seconds: SECONDS }, shop.parts),
      );
    }
  }
  asking.close();
}

export async function benchSyncs({ note }: Bench): Promise<void> {
  const shop = await openShop();
  try {
    const kinds = await kindsOf(shop);
    await benchOrigin(shop, kinds, note);
  } finally {
    await shop.close();
  }
}
