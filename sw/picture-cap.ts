import type { WorkboxPlugin } from "workbox-core";

const MOST_PICTURES = 200;
/** Counting the cache for every picture would cost more than the picture. */
const TRIM_EVERY = 20;

/** A cache lists its entries in insertion order. */
async function trimPictures(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  const oldestKeys = keys.slice(0, Math.max(0, keys.length - most));
  await Promise.all(oldestKeys.map((key) => cache.delete(key)));
}

export function pictureCap(): WorkboxPlugin {
  let picturesSinceTrim = 0;
  return {
    async cacheDidUpdate({ cacheName }) {
      picturesSinceTrim += 1;
      if (picturesSinceTrim % TRIM_EVERY === 1) await trimPictures(cacheName, MOST_PICTURES);
    },
  };
}

export const makeRoom = (cacheName: string): Promise<void> => trimPictures(cacheName, MOST_PICTURES / 2);
