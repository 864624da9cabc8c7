import { registerRoute } from "workbox-routing";
import { OFFLINE_AFTER_MS } from "../src/data/net/connection.ts";
import { withTimeLimit } from "../src/data/net/time-limit.ts";
import { addressIn, languageAt, languages, prefixOf, SOURCE_LANGUAGE } from "../src/domain/languages.ts";
import { MISSING_LANGUAGE, missingLanguage } from "../src/domain/worker/missing-language.ts";
import { CAMERA_PAGE } from "../src/domain/worker/shell-page.ts";
import { cachedFile } from "./app-files.ts";
import { isPage } from "./is-page.ts";
import type { registerLanguages } from "./languages.ts";
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

type Shells = {
  files: readonly BuiltFile[];
  mend: () => Promise<unknown>;
  translations: ReturnType<typeof registerLanguages>;
};

export function registerShell({ files, mend, translations }: Shells): void {
  // The prerendered home page must not flash up on another address.
  const shell = files.some(({ url }) => url === "shell.html") ? "shell.html" : HOME;

  async function storedPage(pathname: string): Promise<Response | undefined> {
    const language = languageAt(pathname);
    const isHome = pathname === addressIn(language, "/");
    if (language === SOURCE_LANGUAGE) return (isHome ? await keptPage(HOME) : undefined) ?? (await keptPage(shell));
    return translations.storedPage(language, isHome ? `${language}.html` : `${language}/${shell}`);
  }

  /** Opens the page in the language of the page before, or in another that is stored. */
  async function openInStoredLanguage(url: URL, before: string): Promise<Response | undefined> {
    const missing = languageAt(url.pathname);
    const pages = await Promise.all(languages.map((language) => storedPage(addressIn(language, "/"))));
    const stored = languages.filter((_, index) => pages[index]);
    const languageBefore = before && languageAt(new URL(before).pathname);
    const openLanguage = stored.find((language) => language === languageBefore) ?? stored[0];
    if (openLanguage === undefined) return undefined;
    const page = new URL(url);
    page.pathname = addressIn(openLanguage, url.pathname.slice(prefixOf(missing).length) || "/");
    page.searchParams.set(MISSING_LANGUAGE, missingLanguage(missing, stored));
    return Response.redirect(page.href);
  }

  registerRoute(
    ({ request, url }) => request.mode === "navigate" && isPage(url),
    async ({ url, request, event }) => {
      const { pathname } = url;
      const language = languageAt(pathname);
      event.waitUntil(translations.storeLanguage(language).catch(() => undefined));
      const page = await storedPage(pathname);
      if (page) return pathname === addressIn(language, CAMERA_PAGE) ? withCamera(page) : page;
      // The network may answer with a Wi-Fi login page, so repair the cache in the background.
      event.waitUntil(mend());
      const answer = fetch(request);
      const openStored = () => openInStoredLanguage(url, request.referrer);
      return withTimeLimit(
        answer.catch(async () => (await openStored()) ?? Response.error()),
        OFFLINE_AFTER_MS,
        async () => (await openStored()) ?? answer,
      );
    },
  );
}
