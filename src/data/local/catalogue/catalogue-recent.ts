import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { db, type JourneyDatabase } from "../db.ts";

export type RecentItem = {
  kind: ItemKind;
  id: string;
};

const MOST_RECENT = 12;

export async function storeViewed(item: RecentItem, at: number, database: JourneyDatabase = db): Promise<void> {
  const { recent } = database;
  await database.transaction("rw", recent, async () => {
    await recent.put({ key: `${item.kind}:${item.id}`, at });
    const oldKeys = await recent.orderBy("at").reverse().offset(MOST_RECENT).primaryKeys();
    await recent.bulkDelete(oldKeys);
  });
}

export async function recentlyViewed(database: JourneyDatabase = db): Promise<RecentItem[]> {
  const rows = await database.recent.orderBy("at").reverse().toArray();
  return rows.flatMap(({ key }) => {
    const [kind, id] = key.split(":");
    const isItemKind = kind === "destination" || kind === "tour" || kind === "package";
    return isItemKind && id !== undefined ? [{ kind, id }] : [];
  });
}
