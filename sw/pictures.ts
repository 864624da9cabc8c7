import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { orSavedPicture } from "./saved-pictures.ts";

const most = 200;
const keepSeconds = 60 * 24 * 60 * 60;

const isPicture = ({ request, url }: { request: Request; url: URL }) =>
  request.destination === "image" &&
  (url.origin === self.location.origin || url.pathname.includes("/storage/v1/object/public/"));

/** Catalogue pictures as they were seen: from the phone first, the oldest go when there are many or space is short. */
export const registerPictures = (): void => {
  registerRoute(
    isPicture,
    new CacheFirst({
      cacheName: "pictures",
      plugins: [
        new ExpirationPlugin({ maxEntries: most, maxAgeSeconds: keepSeconds, purgeOnQuotaError: true }),
        orSavedPicture,
      ],
    }),
  );
  // Pictures of other hosts are not collected here, but may have been saved.
  registerRoute(({ request }) => request.destination === "image", new NetworkOnly({ plugins: [orSavedPicture] }));
};
