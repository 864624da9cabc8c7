import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { LOGIN } from "../support/faulty-proxy.ts";
import { stackState } from "../support/shared-stack.ts";
import { journey } from "../support/tiers.ts";
import { openProxied, type Proxied } from "./proxied.ts";
import { ownStack, workerReady } from "./pwa-desk.ts";
import {
  copyBuild,
  deploy,
  lookForUpdate,
  nextVersion,
  poison,
  replaceFile,
  showsVersion,
  takeUpdate,
  updatePrompt,
  wrongFiles,
} from "./pwa-files.ts";

const folder = mkdtempSync(join(tmpdir(), "journey-damaged-"));
const served = join(folder, "served");
const next = join(folder, "next");
const built = join(stackState, "dist");
/** The worker's second try in the same network comes before this. */
const AFTER_A_SECOND_TRY_MS = 7_000;
const REPAIRED = { timeout: 40_000 };
let stack: Awaited<ReturnType<typeof ownStack>>;
let here: Proxied;

beforeAll(async () => {
  deploy(built, served);
  await nextVersion(built, next, "next");
  stack = await ownStack(served);
});
afterAll(async () => {
  await stack?.remove();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  deploy(built, served);
  here = await openProxied();
});
afterEach(() => here.close());

const visit = async () => {
  await here.page.goto(stack.url);
  await workerReady(here.page);
};
const app = (page: Page) => page.getByRole("link", { name: "Explore Destinations" });
const isRepaired = () => expect.poll(() => wrongFiles(here.page, built), REPAIRED).toEqual([]);

it("caches nothing of a login page met on the first visit, and installs the worker once the network is good", async () => {
  const { page, network } = here;
  network.next = { after: /\/sw\.js/, trouble: "login page" };
  await page.goto(stack.url);
  await expect.poll(() => network.met, REPAIRED).toBeGreaterThan(1);
  await page.waitForTimeout(AFTER_A_SECOND_TRY_MS);
  network.trouble = "none";
  await workerReady(page);
  expect(await wrongFiles(page, built)).toEqual([]);
  network.trouble = "no signal";
  await page.goto(`${stack.url}/tours`);
  await page.locator("main h1").waitFor();
});

it("goes on with the old version when a network cuts the update's files in half, and updates later", async () => {
  const { page, network } = here;
  await visit();
  deploy(next, served);
  network.next = { after: /\/sw\.js/, trouble: "cuts files in half" };
  await lookForUpdate(page);
  await expect.poll(() => network.met, REPAIRED).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  await page.reload();
  await app(page).waitFor();
  expect(await page.locator("meta[name=version]").count()).toBe(0);
  expect(await wrongFiles(page, built)).toEqual([]);
  network.trouble = "none";
  await lookForUpdate(page);
  await updatePrompt(page).waitFor();
  await takeUpdate(page);
  await showsVersion(page, "next");
  expect(await wrongFiles(page, next, built)).toEqual([]);
});

it("offers an update automatically when the deploy copied its pages later than its worker", async () => {
  const { page } = here;
  const late = join(folder, "late");
  copyBuild(next, late);
  for (const name of ["index.html", "shell.html"]) rmSync(join(late, name));
  await visit();
  deploy(late, served);
  await lookForUpdate(page).catch(() => undefined);
  await page.waitForTimeout(2_000);
  expect(await updatePrompt(page).count()).toBe(0);
  deploy(next, served);
  await updatePrompt(page).waitFor();
  await takeUpdate(page);
  await showsVersion(page, "next");
});

journey("opens the app although cached pages and code are damaged, offline too, and repairs them online", async () => {
  const { page, network } = here;
  await visit();
  expect(await poison(page, /^\/(index|shell)\.html$/, LOGIN)).toBe(2);
  await page.goto(`${stack.url}/about`);
  await page.getByRole("heading", { level: 1, name: /About/ }).waitFor();
  await isRepaired();

  expect(await poison(page, /^\/index\.html$/, LOGIN)).toBe(1);
  network.trouble = "no signal";
  await page.goto(stack.url);
  await app(page).waitFor();
  expect(await page.getByText("Hotel WiFi login").count()).toBe(0);
  network.trouble = "none";
  await page.goto(stack.url);
  await isRepaired();

  expect(await poison(page, /^\/assets\/(about-screen|index)-.*\.(js|css)$/, "export const half = (")).toBeGreaterThan(
    1,
  );
  await page.goto(`${stack.url}/trips`);
  await page.locator("main h1").waitFor();
  await isRepaired();
});

it("says offline that a dropped part is missing, fetches it again online, and takes no page for a script", async () => {
  const { page, network } = here;
  await visit();
  const precached = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes("precache"));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().filter(({ url }) => url.includes("terms-screen")).length;
    });
  expect(await precached()).toBeGreaterThan(0);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes("terms-screen")) await cache.delete(request);
    }
  });
  network.trouble = "no signal";
  await page.reload();
  await page.getByText(/parts of the app are missing/).waitFor();
  network.trouble = "login page";
  const script = await page.evaluate(async () => {
    const { status, headers } = await fetch("/assets/gone-12345678.js");
    return `${status} ${headers.get("content-type")}`;
  });
  expect(script).toBe("404 text/plain");
  network.trouble = "none";
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByText(/parts of the app are missing/).waitFor({ state: "detached" });
  expect(await precached()).toBeGreaterThan(0);
});

it("replaces a login page that an older worker had cached for good", async () => {
  const { page } = here;
  const before = join(folder, "before");
  copyBuild(built, before);
  replaceFile(join(before, "sw.js"), UNCHECKED_WORKER);
  deploy(before, served);
  await visit();
  await page.goto(`${stack.url}/about`);
  await page.getByText("Hotel WiFi login").first().waitFor();
  deploy(built, served);
  await expect
    .poll(async () => {
      await page.goto(`${stack.url}/about`);
      await page.waitForTimeout(2_000);
      return page.getByRole("heading", { level: 1, name: /About/ }).count();
    }, REPAIRED)
    .toBe(1);
  expect(await wrongFiles(page, built)).toEqual([]);
});

/** Caches what it fetched unchecked, as an older worker did: a login page in place of the shell. */
const UNCHECKED_WORKER = `
const cacheName = "workbox-precache-v2-" + registration.scope;
const shell = "/shell.html?__WB_REVISION__=before";
self.addEventListener("install", (event) => event.waitUntil(caches.open(cacheName).then((cache) =>
  cache.put(shell, new Response(${JSON.stringify(LOGIN)}, { headers: { "content-type": "text/html" } })))));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(caches.match(shell));
});
`;
