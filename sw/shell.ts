import { registerRoute } from "workbox-routing";
import { CAMERA_PAGE } from "../src/domain/worker/shell-page.ts";
import { cachedFile } from "./app-files.ts";
import { isPage } from "./is-page.ts";
import { type BuiltFile, isWholeFile } from "./whole-files.ts";

const HOME = "index.html";

/** All other pages of the app start from these two, so verify them on every read. */
async function keptPage(name: string): Promise<Response | undefined> {
  const cachedScript = await cachedFile(`/${name}`);
  return cachedScript && (await isWholeFile(new URL(name, self.location.origin).href, cachedScript))
    ? cachedScript
    : undefined;
}

const POLICY = "permissions-policy";

/** A document takes its permissions from its own response, and the shell's headers forbid the camera. */
function withCamera(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set(POLICY, (headers.get(POLICY) ?? "").replace("camera=()", "camera=(self)"));
  return new Response(page.body, { headers });
}

export function registerShell(files: readonly BuiltFile[], mend: () => Promise<unknown>): void {
  // The prerendered home page must not flash up on another address.
  const shell = files.some(({ url }) => url === "shell.html") ? "shell.html" : HOME;
  registerRoute(
    ({ request, url }) => request.mode === "navigate" && isPage(url),
    async ({ url, request, event }) => {
      const page = (url.pathname === "/" ? await keptPage(HOME) : undefined) ?? (await keptPage(shell));
      if (page) return url.pathname === CAMERA_PAGE ? withCamera(page) : page;
      // The network may answer with a Wi-Fi login page, so repair the cache in the background.
      event.waitUntil(mend());
      return fetch(request);
    },
  );
}
