import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { onlyRealFiles } from "./real-files.ts";

// Answered by the servers behind the same origin, never by the app.
const notPages = [/^\/(rest|auth|storage|functions)\/v1\//, /^\/_/, /\/[^/]+\.[^/]+$/];

/** The app itself: its files from the precache, every address from the neutral shell. */
export const registerShell = (manifest: PrecacheEntry[]): void => {
  addPlugins([onlyRealFiles]);
  precacheAndRoute(manifest, { cleanURLs: false, directoryIndex: "" });
  cleanupOutdatedCaches();
  const urls = manifest.map(({ url }) => url);
  // The prerendered home must not flash up on another address, so the shell is used where the build made one.
  const shell = urls.includes("shell.html") ? "shell.html" : "index.html";
  const fromPrecache = createHandlerBoundToURL(shell);
  registerRoute(
    new NavigationRoute(
      async (options) => (options.url.pathname === "/" && (await matchPrecache("index.html"))) || fromPrecache(options),
      { denylist: notPages },
    ),
  );
};
