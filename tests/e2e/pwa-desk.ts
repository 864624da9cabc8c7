import { rmSync } from "node:fs";
import type { CDPSession, Page } from "playwright-core";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { startStack, type Stack } from "../support/stack.ts";
import { untilTrue } from "../support/until-true.ts";

export const ownStack = async (buildDir: string): Promise<Stack & { remove: () => Promise<void> }> => {
  const stateDir = copyReadyState();
  const stack = await startStack({ stateDir, env: { BUILD_DIR: buildDir } });
  const remove = async () => {
    await stack.stop();
    rmSync(stateDir, { recursive: true, force: true });
  };
  return { ...stack, remove };
};

/** The app retries a worker's failed installation after up to a minute. */
const WORKER_WITHIN_MS = 120_000;

const workerStates = async () => {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return `installing ${installing?.state}, waiting ${waiting?.state}, active ${active?.state}`;
};

/** The page may reload to repair itself before the worker controls it. */
export async function workerReady(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: WORKER_WITHIN_MS });
  } catch (error) {
    throw new Error(`No worker controls the page: ${await page.evaluate(workerStates)}`, { cause: error });
  }
}

/** The protocol names a worker by its registration's id. */
export async function registrationOf(
  page: Page,
  shopUrl: string,
): Promise<{ session: CDPSession; registrationId: string }> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(shopUrl) && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  return { session, registrationId: await registered };
}

/** Waits for the whole catalogue, since the database exists before its rows. */
export const catalogueStored = (page: Page): Promise<void> =>
  untilTrue(page, async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name, version = 0 }) => name === "journey" && version > 1)) return false;
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
