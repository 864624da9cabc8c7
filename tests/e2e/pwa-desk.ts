import { rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import type { Page } from "playwright-core";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { startStack, type Stack } from "../support/stack.ts";
import { untilTrue } from "../support/until-true.ts";

/** A stack that may be killed; like all on a ready state it has the keys that the shared build carries. */
export const ownStack = async (buildDir: string): Promise<Stack & { remove: () => void }> => {
  const stateDir = copyReadyState();
  const stack = await startStack({ stateDir, env: { BUILD_DIR: buildDir } });
  return { ...stack, remove: () => rmSync(stateDir, { recursive: true, force: true }) };
};

/** The next try of a worker that could not be had comes after up to a minute. */
const WORKER_WITHIN_MS = 120_000;

/** The worker controls the page and has everything it precaches; the page may begin anew meanwhile, to mend itself. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: WORKER_WITHIN_MS });
}

/** The whole catalogue is on the disk, whoever wrote it: the database alone is there before its rows. */
export const catalogueKept = (page: Page): Promise<void> =>
  untilTrue(page, async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "journey")) return false;
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const database = await read(indexedDB.open("journey"));
    const mark: unknown = await read(database.transaction("state").objectStore("state").get("catalogue"));
    database.close();
    return mark !== undefined;
  });

/** What the network does behind a captive portal: it takes the connection and says nothing. */
export const hangingServer = async (port: number): Promise<{ close: () => Promise<void> }> => {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return { close };
};

/** What a page that lacks its content has instead: without it nobody knows whether code, worker or disk let it down. */
const whatIsThere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const late = new Promise<string>((resolve) => setTimeout(resolve, 3_000, "no answer"));
    const soon = (asked: Promise<unknown>) => Promise.race([asked.catch(String), late]);
    const kept = async () => {
      const names = await caches.keys();
      const sizes = names.map(async (name) => [name, (await (await caches.open(name)).keys()).length]);
      return Promise.all(sizes);
    };
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const rows = async () => {
      const database = await done(indexedDB.open("journey"));
      const names = [...database.objectStoreNames];
      const reading = database.transaction(names);
      const counts = names.map(async (name) => [name, await done(reading.objectStore(name).count())] as const);
      const { value: mark }: { value?: { revision: number; as_of: string } } =
        (await done(reading.objectStore("state").get("catalogue"))) ?? {};
      const there = (await Promise.all(counts)).filter(([, count]) => count > 0);
      database.close();
      return { revision: mark?.revision, as_of: mark?.as_of, rows: there };
    };
    const files = performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1));
    return JSON.stringify({
      text: document.body.innerText.slice(0, 200),
      controlled: navigator.serviceWorker.controller?.state,
      caches: await soon(kept()),
      databases: await soon(indexedDB.databases()),
      disk: await soon(rows()),
      files,
    });
  });

/** Milliseconds from the start of the navigation until the page has what one comes for. */
export const contentAfter = async (page: Page, url: string, selector: string): Promise<number> => {
  await page.goto(url, { waitUntil: "commit" });
  try {
    const handle = await page.waitForFunction(
      (wanted) => document.querySelector(wanted) !== null && performance.now(),
      selector,
      { polling: "raf" },
    );
    return Number(await handle.jsonValue());
  } catch (error) {
    throw new Error(`${url} without ${selector}: ${await whatIsThere(page).catch(String)}`, { cause: error });
  }
};
