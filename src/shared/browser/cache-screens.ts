const ASSETS = "/assets/";
const LOOKS = 4;
const LOOK_EVERY_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function partsAsked(): string[] {
  const named = [...document.querySelectorAll("link[href], script[src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
  );
  const all = named.map((name) => new URL(name, location.href));
  const parts = all.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(ASSETS));
  return [...new Set(parts.map(({ href }) => href))];
}

async function missingOf(parts: readonly string[]): Promise<string[]> {
  const kept = await Promise.all(parts.map((part) => caches.match(part, { ignoreSearch: true })));
  return parts.filter((_, index) => kept[index] === undefined);
}

/** Fetches files again that loaded before the worker controlled the page. */
export async function cacheScreens(screens: readonly (() => Promise<void>)[]): Promise<boolean> {
  if (!("caches" in window) || !navigator.serviceWorker?.controller) return false;
  await Promise.all(screens.map((fetchScreen) => fetchScreen()));
  const parts = partsAsked();
  let missing = await missingOf(parts);
  await Promise.all(missing.map((part) => fetch(part).then((answer) => answer.blob())));
  for (let look = 0; look < LOOKS && missing.length > 0; look += 1) {
    await pause(LOOK_EVERY_MS);
    missing = await missingOf(missing);
  }
  return parts.length > 0 && missing.length === 0;
}
