const ASSETS = "/assets/";
const CHECKS = 4;
const CHECK_INTERVAL_MS = 500;

const waitMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function loadedAssets(): string[] {
  const fileNames = [...document.querySelectorAll("link[href], script[src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
  );
  const fileUrls = fileNames.map((name) => new URL(name, location.href));
  const assets = fileUrls.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(ASSETS));
  return [...new Set(assets.map(({ href }) => href))];
}

async function uncached(assets: readonly string[]): Promise<string[]> {
  const cachedResponses = await Promise.all(assets.map((asset) => caches.match(asset, { ignoreSearch: true })));
  return assets.filter((_, index) => cachedResponses[index] === undefined);
}

/** Fetches files again that loaded before the worker controlled the page. */
export async function cacheScreens(screens: readonly (() => Promise<void>)[]): Promise<boolean> {
  if (!("caches" in window) || !navigator.serviceWorker?.controller) return false;
  await Promise.all(screens.map((fetchScreen) => fetchScreen()));
  const assets = loadedAssets();
  let missingFiles = await uncached(assets);
  await Promise.all(missingFiles.map((asset) => fetch(asset).then((answer) => answer.blob())));
  for (let check = 0; check < CHECKS && missingFiles.length > 0; check += 1) {
    await waitMs(CHECK_INTERVAL_MS);
    missingFiles = await uncached(missingFiles);
  }
  return assets.length > 0 && missingFiles.length === 0;
}
