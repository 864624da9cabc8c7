import { registerQuotaErrorCallback, type WorkboxPlugin } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { CACHES } from "../src/domain/device/stored-names.ts";
import { makeRoom, pictureCap } from "./picture-cap.ts";
import { orSavedPicture } from "./saved-pictures.ts";
import { isOfThisBuild } from "./whole-files.ts";

const CACHE = CACHES.pictures;

const BACKEND_PICTURES = "/storage/v1/object/public/";

/** The app's own pictures are what the build made, or they are not kept; the catalogue's nobody can compare. */
const isSound = async (url: string, picture: Response) =>
  picture.status === 200 && (url.includes(BACKEND_PICTURES) || (await isOfThisBuild(picture))) ? picture : undefined;

const soundPictures: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => isSound(request.url, response),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && isSound(request.url, cachedResponse),
};

const isPicture = ({ request, url }: { request: Request; url: URL }) =>
  request.destination === "image" && (url.origin === self.location.origin || url.pathname.includes(BACKEND_PICTURES));

/** Catalogue pictures as they were seen: from the phone first, the oldest go when there are many or space is short. */
export const registerPictures = (): void => {
  registerRoute(
    isPicture,
    new CacheFirst({ cacheName: CACHE, plugins: [soundPictures, pictureCap(), orSavedPicture] }),
  );
  registerQuotaErrorCallback(() => makeRoom(CACHE));
  // Pictures of other hosts are not collected here, but may have been saved.
  registerRoute(({ request }) => request.destination === "image", new NetworkOnly({ plugins: [orSavedPicture] }));
};
