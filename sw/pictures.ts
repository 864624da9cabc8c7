import { registerQuotaErrorCallback } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { makeRoom, pictureCap } from "./picture-cap.ts";
import { orSavedPicture } from "./saved-pictures.ts";

const CACHE = "pictures";

const isPicture = ({ request, url }: { request: Request; url: URL }) =>
  request.destination === "image" &&
  (url.origin === self.location.origin || url.pathname.includes("/storage/v1/object/public/"));

/** Catalogue pictures as they were seen: from the phone first, the oldest go when there are many or space is short. */
export const registerPictures = (): void => {
  registerRoute(isPicture, new CacheFirst({ cacheName: CACHE, plugins: [pictureCap(), orSavedPicture] }));
  registerQuotaErrorCallback(() => makeRoom(CACHE));
  // Pictures of other hosts are not collected here, but may have been saved.
  registerRoute(({ request }) => request.destination === "image", new NetworkOnly({ plugins: [orSavedPicture] }));
};
