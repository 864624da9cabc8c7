import { registerRoute } from "workbox-routing";
import { CAMERA_PAGE } from "../src/domain/worker/shell-page.ts";
import { cachedFile } from "./app-files.ts";
import { isPage } from "./is-page.ts";
import { type BuiltFile, isWhole } from "./whole-files.ts";

const HOME = "index.html";

/** Kept once, but is it still what the build made? Every other page of the app begins with one of these two. */
async function keptPage(name: string): Promise<Response | undefined> {
  const kept = await cachedFile(`/${name}`);
  return kept && (await isWhole(new URL(name, self.location.origin).href, kept)) ? kept : undefined;
}

const POLICY = "permissions-policy";

/** The shell's own headers forbid the camera, as everywhere; a document's rights are those of the answer it began with. */
function withCamera(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set(POLICY, (headers.get(POLICY) ?? "").replace("camera=()", "camera=(self)"));
  return new Response(page.body, { headers });
}

/** Every address of the app from the neutral shell. */
export function registerShell(files: readonly BuiltFile[], mend: () => Promise<unknown>): void {
  // The prerendered home must not flash up on another address, so the shell is used where the build made one.
  const shell = files.some(({ url }) => url === "shell.html") ? "shell.html" : HOME;
  registerRoute(
    ({ request, url }) => request.mode === "navigate" && isPage(url),
    async ({ url, request, event }) => {
      const page = (url.pathname === "/" ? await keptPage(HOME) : undefined) ?? (await keptPage(shell));
      if (page) return url.pathname === CAMERA_PAGE ? withCamera(page) : page;
      // Damaged on this device: the server's own page meanwhile, or the login page that has to be answered first.
      event.waitUntil(mend());
      return fetch(request);
    },
  );
}
