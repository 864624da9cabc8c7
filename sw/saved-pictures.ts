import type { WorkboxPlugin } from "workbox-core";
import { savedPicture } from "../src/data/local/saved-store.ts";
import { cachedFile } from "./app-files.ts";

const isHomePicture = (url: string) => new URL(url).pathname.startsWith("/hero-");

/** A Wi-Fi login page or an error must not be cached as a picture. */
export const fallBackToSavedPicture: WorkboxPlugin = {
  async fetchDidSucceed({ request, response }) {
    const type = response.headers.get("content-type") ?? "";
    if (response.type === "opaque" || (response.ok && type.startsWith("image/"))) return response;
    throw new TypeError(`No picture (${response.status} ${type}): ${request.url}`);
  },
  async handlerDidError({ request }) {
    const picture = await savedPicture(request.url);
    if (picture !== null) return new Response(picture, { headers: { "content-type": picture.type } });
    return isHomePicture(request.url) ? cachedFile("/hero-portrait-800.webp") : undefined;
  },
};
