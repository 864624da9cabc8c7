import type { WorkboxPlugin } from "workbox-core";

const MOST = 200;
/** Counting the cache for every picture would cost more than the picture. */
const TRIM_EVERY = 20;

/** A cache lists its entries in insertion order. */
async function leave(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  const tooMany = keys.slice(0, Math.max(0, keys.length - most));
  await Promise.all(tooMany.map((key) => cache.delete(key)));
}

export function pictureCap(): WorkboxPlugin {
  let since = 0;
  return {
    async cacheDidUpdate({ cacheName }) {
      since += 1;
      if (since % TRIM_EVERY === 1) await leave(cacheName, MOST);
    },
  };
}

export const makeRoom = (cacheName: string): Promise<void> => leave(cacheName, MOST / 2);
