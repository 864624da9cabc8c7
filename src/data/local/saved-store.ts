import { otherWidthsOf } from "../../domain/saved/picture-variants.ts";
import type { SavedItem } from "../../domain/saved/saved-item.ts";
import { db, type JourneyDatabase } from "./db.ts";

export type SavedStore = {
  item: (key: string) => Promise<SavedItem | undefined>;
  items: () => Promise<SavedItem[]>;
  put: (item: SavedItem) => Promise<void>;
  finish: (item: SavedItem) => Promise<void>;
  file: (url: string) => Promise<Blob | undefined>;
  countFiles: (urls: readonly string[]) => Promise<number>;
  putFile: (url: string, key: string, blob: Blob) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
  hasTrip: (id: string) => Promise<boolean>;
  dropLostTrips: () => Promise<void>;
};

export function createSavedStore(database: JourneyDatabase = db): SavedStore {
  const { saved, saved_files: files } = database;
  const tables = [saved, files];

  /** Other items may show the same pictures, so reassign those before deleting. */
  async function deleteUnusedFiles(keys: readonly string[], kept: readonly string[] = []): Promise<void> {
    const keptUrls = new Set(kept);
    const urls = (await files.where("key").anyOf(keys).primaryKeys()).filter((url) => !keptUrls.has(url));
    if (urls.length === 0) return;
    const owners = new Map<string, string>();
    for (const item of await saved.toArray()) for (const { url } of item.files) owners.set(url, item.key);
    await files.bulkDelete(urls.filter((url) => !owners.has(url)));
    const changes = urls.flatMap((url) => {
      const key = owners.get(url);
      return key === undefined ? [] : [{ key: url, changes: { key } }];
    });
    await files.bulkUpdate(changes);
  }

  const remove = (keys: readonly string[]) =>
    database.transaction("rw", tables, async () => {
      await saved.bulkDelete([...keys]);
      await deleteUnusedFiles(keys);
    });

  return {
    item: (key) => saved.get(key),
    items: () => saved.toArray(),
    async put(item) {
      await saved.put(item);
    },
    finish: (item) =>
      database.transaction("rw", tables, async () => {
        await saved.put(item);
        const urls = item.files.map(({ url }) => url);
        await deleteUnusedFiles([item.key], urls);
      }),
    file: async (url) => (await files.get(url))?.blob,
    countFiles: (urls) => files.where("url").anyOf(urls).count(),
    async putFile(url, key, blob) {
      await files.put({ url, key, blob });
    },
    remove,
    hasTrip: async (id) => (await database.bookings.get(id)) !== undefined,
    dropLostTrips: () =>
      database.transaction("rw", [...tables, database.bookings], async () => {
        const storedIds = new Set(await database.bookings.toCollection().primaryKeys());
        const trips = await saved.where("key").startsWith("trip:").toArray();
        const lostTrips = trips.filter(({ id }) => !storedIds.has(id));
        if (lostTrips.length > 0) await remove(lostTrips.map(({ key }) => key));
      }),
  };
}

export async function savedPicture(url: string, database = db): Promise<Blob | null> {
  const exactFile = await database.saved_files.get(url);
  if (exactFile) return exactFile.blob;
  const otherSizes = await database.saved_files.bulkGet(otherWidthsOf(url));
  return otherSizes.find((file) => file !== undefined)?.blob ?? null;
}
