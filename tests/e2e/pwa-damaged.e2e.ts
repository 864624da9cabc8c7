import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { LOGIN, startFaultyProxy, type Trouble } from "../support/faulty-proxy.ts";
import { until } from "../support/processes.ts";
import { stackState } from "../support/shared-stack.ts";
import type { Stack } from "../support/stack.ts";
import { ownStack, workerReady } from "./pwa-desk.ts";
import { deploy, nextVersion, poison, wrongFiles } from "./pwa-files.ts";

const folder = mkdtempSync(join(tmpdir(), "journey-damaged-"));
const served = join(folder, "served");
const next = join(folder, "next");
const built = join(stackState, "dist");
let stack: Stack & { remove: () => void };
type Proxy = Awaited<ReturnType<typeof startFaultyProxy>>;
let proxy: Proxy;
let browser: Browser;
/** A browser behind a proxy of its own. */
async function behindProxy(): Promise<{ browser: Browser; proxy: Proxy; leave: () => Promise<void> }> {
  const between = await startFaultyProxy(/./);
  const opened = await openBrowser({ serviceWorkers: "allow", args: between.args });
  const leave = async () => {
    await opened.close();
    await between.stop();
  };
  return { browser: opened, proxy: between, leave };
}

const app = (page: Page) => page.getByRole("link", { name: "Explore Destinations" });
const versionOf = (page: Page) => page.locator("meta[name=version]").getAttribute("content", { timeout: 1_000 });
const prompt = (page: Page) => page.getByText("A new version is ready");

beforeAll(async () => {
  deploy(built, served);
  await nextVersion(built, next, "next");
  stack = await ownStack(served);
});
afterAll(async () => {
  await stack?.stop();
  stack?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const troubles: Trouble[] = ["login page", "redirects to the login page", "cuts files in half", "answers 503"];
/** By then the page has tried once more, in the same network. */
const LONG_ENOUGH_FOR_A_SECOND_TRY_MS = 7_000;

// Each waits most of its time, for the worker's next try.
describe.concurrent.each<Trouble>([...troubles, "answers nothing"])(
  "a network that %s from the first visit on",
  (trouble) => {
    it("nothing of it is kept, and the worker comes by itself once the network is good", async () => {
      const here = await behindProxy();
      const { state } = here.proxy;
      const { page } = here.browser;
      state.next = { after: /\/sw\.js/, trouble };
      await page.goto(stack.url);
      await until("the worker has met it", () => state.met > 1);
      await page.waitForTimeout(LONG_ENOUGH_FOR_A_SECOND_TRY_MS);
      state.trouble = "none";
      await workerReady(page);
      expect(await wrongFiles(page, built)).toEqual([]);
      state.trouble = "no signal";
      await page.goto(`${stack.url}/tours`);
      await page.locator("main h1").waitFor();
      await here.leave();
    });
  },
);

describe("one after the other, since each puts another version in place", () => {
  let leave: () => Promise<void>;
  beforeEach(async () => {
    deploy(built, served);
    ({ browser, proxy, leave } = await behindProxy());
  });
  afterEach(() => leave());

  describe.each(troubles)("a network that %s just when the worker fetches its files", (trouble) => {
    it("an update waits for better times, and the old version goes on", async () => {
      const { page } = browser;
      await page.goto(stack.url);
      await workerReady(page);
      deploy(next, served);
      proxy.state.met = 0;
      proxy.state.next = { after: /\/sw\.js/, trouble };
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await until("the worker has met it", () => proxy.state.met > 0);
      await page.waitForTimeout(500);
      await page.reload();
      await app(page).waitFor();
      expect(await page.locator("meta[name=version]").count()).toBe(0);
      expect(await wrongFiles(page, built)).toEqual([]);
      proxy.state.trouble = "none";
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await prompt(page).waitFor();
      await page.getByRole("button", { name: "Reload", exact: true }).click();
      await until("the new version is there", async () => (await versionOf(page).catch(() => null)) === "next");
      expect(await wrongFiles(page, next)).toEqual([]);
    });
  });

  it("an update whose files reach the server a moment later is taken up without a hand", async () => {
    const { page } = browser;
    const late = join(folder, "late");
    cpSync(next, late, { recursive: true });
    for (const name of ["index.html", "shell.html"])
      for (const ending of ["", ".br", ".gz"]) rmSync(join(late, name + ending), { force: true });
    await page.goto(stack.url);
    await workerReady(page);
    deploy(late, served);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => undefined));
    await page.waitForTimeout(2_000);
    expect(await prompt(page).count()).toBe(0);
    deploy(next, served);
    await prompt(page).waitFor();
    await page.getByRole("button", { name: "Reload", exact: true }).click();
    await until("the new version is there", async () => (await versionOf(page).catch(() => null)) === "next");
  });

  describe("a device on which something else is kept in the place of the app", () => {
    const entry = /^\/assets\/index-.*\.js$/;

    it("opens the app at once when there is a signal, and mends itself", async () => {
      const { page } = browser;
      await page.goto(stack.url);
      await workerReady(page);
      expect(await poison(page, /^\/(index|shell)\.html$/, LOGIN)).toBe(2);
      await page.goto(`${stack.url}/about`);
      await page.getByRole("heading", { level: 1, name: /About/ }).waitFor();
      await until("it is mended", async () => (await wrongFiles(page, built)).length === 0);
      proxy.state.trouble = "no signal";
      await page.goto(stack.url);
      await app(page).waitFor();
    });

    it("opens without a signal from what is whole, and mends itself with the next one", async () => {
      const { page } = browser;
      await page.goto(stack.url);
      await workerReady(page);
      await poison(page, /^\/index\.html$/, LOGIN);
      proxy.state.trouble = "no signal";
      await page.goto(stack.url);
      await app(page).waitFor();
      expect(await page.getByText("Hotel WiFi login").count()).toBe(0);
      proxy.state.trouble = "none";
      await page.goto(stack.url);
      await until("it is mended", async () => (await wrongFiles(page, built)).length === 0);
    });

    it("mends code cut in half", async () => {
      const { page } = browser;
      await page.goto(stack.url);
      await workerReady(page);
      const name = readdirSync(join(built, "assets")).find((file) => entry.test(`/assets/${file}`));
      if (!name) throw new Error("The build has no entry");
      await poison(page, /^\/assets\/(about-screen|index)-.*\.(js|css)$/, "export const half = (");
      await page.goto(`${stack.url}/trips`);
      await page.locator("main h1").waitFor();
      await until("it is mended", async () => (await wrongFiles(page, built)).length === 0);
    });

    it("is freed of a login page that a worker of before had kept for good", async () => {
      const { page } = browser;
      const before = join(folder, "before");
      cpSync(built, before, { recursive: true });
      for (const ending of [".br", ".gz"]) rmSync(join(before, `sw.js${ending}`), { force: true });
      writeFileSync(join(before, "sw.js"), unchecked);
      deploy(before, served);
      await page.goto(stack.url);
      await workerReady(page);
      await page.goto(`${stack.url}/about`);
      await page.getByText("Hotel WiFi login").first().waitFor();
      deploy(built, served);
      const heading = page.getByRole("heading", { level: 1, name: /About/ });
      const healed = async () => {
        await page.goto(`${stack.url}/about`);
        await page.waitForTimeout(2_000);
        return (await heading.count()) === 1;
      };
      await until("the app is back", healed, 40_000);
      expect(await wrongFiles(page, built)).toEqual([]);
    });
  });
});

/** As a worker of before: what it fetched is kept unseen. The network gave it the login page for the shell. */
const unchecked = `
const cacheName = "workbox-precache-v2-" + registration.scope;
const shell = "/shell.html?__WB_REVISION__=before";
self.addEventListener("install", (event) => event.waitUntil(caches.open(cacheName).then((cache) =>
  cache.put(shell, new Response(${JSON.stringify(LOGIN)}, { headers: { "content-type": "text/html" } })))));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(caches.match(shell));
});
`;
