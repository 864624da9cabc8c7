const ASSETS = "/assets/";
const CHECKS = 4;
const CHECK_INTERVAL_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function loadedAssets(): string[] {
  const named = [...document.querySelectorAll("link[href], script[src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
  );
  const all = named.map((name) => new URL(name, location.href));
  const assets = all.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(ASSETS));
  return [...new Set(assets.map(({ href }) => href))];
}

async function uncached(assets: readonly string[]): Promise<string[]> {
  const cached = await Promise.all(assets.map((asset) => caches.match(asset, { ignoreSearch: true })));
  return assets.filter((_, index) => cached[index] === undefined);
}

/** Fetches files again that loaded before the worker controlled the page. */
export async function cacheScreens(screens: readonly (() => Promise<void>)[]): Promise<boolean> {
  if (!("caches" in window) || !navigator.serviceWorker?.controller) return false;
  await Promise.all(screens.map((fetchScreen) => fetchScreen()));
  const assets = loadedAssets();
  let missing = await uncached(assets);
  await Promise.all(missing.map((asset) => fetch(asset).then((answer) => answer.blob())));
  for (let check = 0; check < CHECKS && missing.length > 0; check += 1) {
    await pause(CHECK_INTERVAL_MS);
    missing = await uncached(missing);
  }
  return assets.length > 0 && missing.length === 0;
}
