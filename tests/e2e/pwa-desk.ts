import { rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import type { Page } from "playwright-core";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { startStack, type Stack } from "../support/stack.ts";

/** A stack that may be killed; like all on a ready state it has the keys that the shared build carries. */
export const ownStack = async (buildDir: string): Promise<Stack & { remove: () => void }> => {
  const stateDir = copyReadyState();
  const stack = await startStack({ stateDir, env: { BUILD_DIR: buildDir } });
  return { ...stack, remove: () => rmSync(stateDir, { recursive: true, force: true }) };
};

/** The worker controls the page and has everything it precaches. */
export const workerReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });

/** The whole catalogue is on the disk, whoever wrote it: the database alone is there before its rows. */
export const catalogueKept = async (page: Page): Promise<void> => {
  await page.waitForFunction(async () => {
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
};

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

/** Milliseconds from the start of the navigation until the page has what one comes for. */
export const contentAfter = async (page: Page, url: string, selector: string): Promise<number> => {
  await page.goto(url, { waitUntil: "commit" });
  const handle = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) !== null && performance.now(),
    selector,
    { polling: "raf" },
  );
  return Number(await handle.jsonValue());
};
