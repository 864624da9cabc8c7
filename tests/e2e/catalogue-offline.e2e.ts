import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { stackState } from "../support/shared-stack.ts";
import { openBrowser, type Browser } from "../support/browser.ts";
import { startStack, type Stack } from "../support/stack.ts";
import { readCatalogue, type Catalogue } from "./catalogue-server.ts";

let stack: Stack;
let catalogue: Catalogue;
let browser: Browser;
const profile = mkdtempSync(join(tmpdir(), "journey-profile-"));
const stateDir = copyReadyState();

/** Looks without opening a database that is not there yet: that would make an empty one. */
const mirrored = async () => {
  const known = await indexedDB.databases();
  if (!known.some((one) => one.name === "journey" && (one.version ?? 0) > 1)) return 0;
  return new Promise<number>((resolve) => {
    const opening = indexedDB.open("journey");
    opening.onsuccess = () => {
      const count = opening.result.transaction("tours").objectStore("tours").count();
      count.onsuccess = () => {
        opening.result.close();
        resolve(count.result);
      };
    };
  });
};

async function until(what: string, happened: () => Promise<boolean>) {
  const deadline = Date.now() + 30_000;
  while (!(await happened())) {
    if (Date.now() > deadline) throw new Error(`It did not happen in 30 s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

beforeAll(async () => {
  // This one is killed, so it is a stack of its own; like all on a ready state it has the shared build's keys.
  stack = await startStack({ stateDir, env: { BUILD_DIR: join(stackState, "dist") } });
  catalogue = await readCatalogue(stack.url, stack.keys.publishable);
  const first = await openBrowser({ serviceWorkers: "allow", profile });
  await first.page.goto(stack.url);
  const active = () => navigator.serviceWorker.getRegistration().then((found) => found?.active?.state ?? "none");
  await until("worker active", async () => (await first.page.evaluate(active)) === "activated");
  await until("mirror full", async () => (await first.page.evaluate(mirrored)) === catalogue.tours.length);
  await first.page.waitForLoadState("networkidle");
  await first.close();
  await stack.kill();
  browser = await openBrowser({ serviceWorkers: "allow", profile });
});
afterAll(async () => {
  await browser?.close();
  await stack?.kill();
  for (const folder of [profile, stateDir]) rmSync(folder, { recursive: true, force: true });
});

const open = async (path: string) => {
  await browser.page.goto(`${stack.url}${path}`);
  await browser.page
    .getByText(/Prices and dates as of .*\d{4}/)
    .first()
    .waitFor();
};

it("every list works from the mirror and tells its age", async () => {
  for (const path of ["/", "/destinations", "/tours?sort=price", "/packages?budget=high"]) {
    await open(path);
    expect(await browser.page.locator("main h3").count()).toBeGreaterThan(0);
  }
  await open("/packages");
  await browser.page.getByText(`${catalogue.packages.length} packages available`).waitFor();
});

it("every detail opens, though none was ever opened before", async () => {
  const all = [
    ...catalogue.destinations.map((row) => [`/destinations/${row.id}`, row.name] as const),
    ...catalogue.tours.map((row) => [`/tours/${row.id}`, row.title] as const),
    ...catalogue.packages.map((row) => [`/packages/${row.id}`, row.title] as const),
  ];
  for (const [path, title] of all) {
    await open(path);
    await browser.page.getByRole("heading", { level: 1, name: title }).waitFor();
  }
  await open("/tours/never-was");
  await browser.page.getByText("Tour not found").waitFor();
});

it("search works with filters", async () => {
  await open("/search?q=Khiwa&type=tour&duration=1-3");
  await browser.page.locator("ul[aria-label=Results] h3", { hasText: "Khiva" }).first().waitFor();
  expect(browser.errors).toEqual([]);
});
