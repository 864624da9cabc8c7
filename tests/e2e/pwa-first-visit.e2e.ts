import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { startFaultyProxy } from "../support/faulty-proxy.ts";
import { stackUrl } from "../support/shared-stack.ts";
import { catalogueKept, workerReady } from "./pwa-desk.ts";
import { brokenPictures, ready, saveHere } from "./saved-pages.ts";

/** From the network's return until everything works again. */
const HEALED = { timeout: 20_000 };
const GONE_MS = 8_000;
const LOOKED_MS = 1_500;

let profile: string;
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
let browser: Browser;

const open = async (inTheWay = /./) => {
  proxy = await startFaultyProxy(inTheWay);
  browser = await openBrowser({ serviceWorkers: "allow", profile, args: proxy.args });
  return browser.page;
};
const openAgain = async () => {
  await browser.close();
  browser = await openBrowser({ serviceWorkers: "allow", profile, args: proxy.args });
  return browser.page;
};
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), "journey-first-visit-"));
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
  await proxy.stop();
  rmSync(profile, { recursive: true, force: true });
});

const followInFooter = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
const workerInTime = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, HEALED);

it("a page whose network goes before anybody touches it opens another one when the network is back, and brings the worker", async () => {
  const page = await open();
  // Nothing comes after the app's own code: neither other screens nor what brings the worker.
  proxy.state.next = { after: /\/assets\/index-.*\.js/, trouble: "no signal" };
  await page.goto(`${stackUrl}/tours`, { waitUntil: "commit" });
  await expect.poll(() => proxy.state.trouble).toBe("no signal");
  await page.waitForTimeout(LOOKED_MS);
  await page.mouse.wheel(0, 600);
  await followInFooter(page, "About Us");
  await page.getByText("This page is not on this device yet").waitFor();
  await page.waitForTimeout(GONE_MS);
  proxy.state.trouble = "none";
  await page.getByRole("heading", { level: 1, name: /About/ }).waitFor(HEALED);
  await workerInTime(page);
});

it("a page whose own code is cut off comes to life when the network is back", async () => {
  const page = await open();
  proxy.state.next = { after: /\/assets\/react-.*\.js/, trouble: "no signal" };
  await page.goto(`${stackUrl}/tours`, { waitUntil: "commit" });
  await expect.poll(() => proxy.state.trouble).toBe("no signal");
  await page.waitForTimeout(GONE_MS);
  proxy.state.trouble = "none";
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.getByRole("button", { name: "List", exact: true, pressed: true }).waitFor(HEALED);
  await workerInTime(page);
});

it("pictures that did not come are fetched when the network is back", async () => {
  const page = await open();
  await page.goto(`${stackUrl}/tours`);
  // The app runs: on a page that is only painted nobody puts a placeholder into a lost picture's place.
  await page.waitForFunction(() => localStorage.getItem("journey-visits") !== null);
  proxy.state.trouble = "no signal";
  const lost = page.locator("main li img[src*='placeholder']");
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1_500);
      return lost.count();
    })
    .toBeGreaterThan(0);
  await page.waitForTimeout(GONE_MS);
  proxy.state.trouble = "none";
  await expect.poll(() => lost.count(), HEALED).toBe(0);
  await expect.poll(() => brokenPictures(page), HEALED).toEqual([]);
});

it("the worker stores the catalogue with the app, also when the page itself never gets it", async () => {
  const page = await open();
  await page.route("**/rpc/catalogue_since", (route) => route.abort());
  await page.goto(stackUrl);
  await workerReady(page);
  const again = await openAgain();
  proxy.state.trouble = "no signal";
  await again.goto(`${stackUrl}/packages`);
  await again.locator("main h3").first().waitFor();
  await again.getByText(/\d+ packages available/).waitFor();
  await catalogueKept(again);
});

it("a saved tour is ready offline only once the app itself is", async () => {
  const page = await open(/\/sw\.js/);
  proxy.state.trouble = "answers 503";
  await page.goto(`${stackUrl}/tours`);
  await page.locator("main li a[href^='/tours/']").first().click();
  await saveHere(page);
  await page.getByText("The app itself is still being downloaded").waitFor();
  expect(await ready(page).count()).toBe(0);
  proxy.state.trouble = "none";
  await ready(page).waitFor();
  await workerReady(page);
});

it("a first visit at 100 ms a round trip ends ready for offline after at most 70 requests", async () => {
  const page = await open();
  proxy.state.delayMs = 100;
  await page.goto(stackUrl, { waitUntil: "commit" });
  await workerReady(page);
  await catalogueKept(page);
  expect(proxy.state.asked).toBeLessThanOrEqual(70);
});
