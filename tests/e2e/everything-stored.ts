import type { Page } from "playwright-core";

export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const stored: unknown[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        stored.push(await read(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        stored.push(request.url);
        // Skips precached files, which are the same for every visitor.
        if (!/\/assets\/|\.(webp|png|svg|jpg)$/.test(request.url))
          stored.push(await (await cache.match(request))?.text());
      }
    }
    return JSON.stringify(stored);
  });
