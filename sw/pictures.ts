import { registerQuotaErrorCallback, type WorkboxPlugin } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { CACHES } from "../src/domain/device/stored-names.ts";
import { isWholePicture } from "../src/domain/saved/picture-bytes.ts";
import { makeRoom, pictureCap } from "./picture-cap.ts";
import { fallBackToSavedPicture } from "./saved-pictures.ts";
import { isOfThisBuild } from "./whole-files.ts";

const CACHE = CACHES.pictures;
const BACKEND_PICTURES = "/storage/v1/object/public/";

/** An unverified picture must never be cached, so pictures of other hosts can only be saved. */
async function cachePicture(address: string, picture: Response): Promise<Response | undefined> {
  const { origin, pathname } = new URL(address);
  if (picture.status !== 200) return undefined;
  if (pathname.startsWith(BACKEND_PICTURES)) {
    return isWholePicture(new Uint8Array(await picture.clone().arrayBuffer())) ? picture : undefined;
  }
  return origin === self.location.origin && (await isOfThisBuild(picture)) ? picture : undefined;
}

const wholePicturesOnly: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => cachePicture(request.url, response),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && cachePicture(request.url, cachedResponse),
};

export function registerPictures(): void {
  const plugins = [wholePicturesOnly, pictureCap(), fallBackToSavedPicture];
  registerRoute(({ request }) => request.destination === "image", new CacheFirst({ cacheName: CACHE, plugins }));
  registerQuotaErrorCallback(() => makeRoom(CACHE));
}
