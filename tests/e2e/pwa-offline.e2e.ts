import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stackState } from "../support/shared-stack.ts";
import { openBrowser, type Browser } from "../support/browser.ts";
import type { Stack } from "../support/stack.ts";
import { visitorPages } from "../support/visitor-pages.ts";
import { catalogueKept, contentAfter, hangingServer, ownStack, workerReady } from "./pwa-desk.ts";

const STARTS = 3;
const profile = mkdtempSync(join(tmpdir(), "journey-pwa-profile-"));
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

let stack: Stack & { remove: () => void };
let browser: Browser | undefined;
let pages: { name: string; path: string }[] = [];
let warmOnline = 0;

/** A start as people make it: the browser was closed. */
const start = async (path: string, selector: string) => {
  await browser?.close();
  browser = await openBrowser({ timed: true, serviceWorkers: "allow", profile });
  return contentAfter(browser.page, `${stack.url}${path}`, selector);
};
const starts = async (path: string, selector: string) => {
  const times: number[] = [];
  while (times.length < STARTS) times.push(await start(path, selector));
  return times;
};

beforeAll(async () => {
  stack = await ownStack(join(stackState, "dist"));
  pages = await visitorPages(stack.url);
  browser = await openBrowser({ timed: true, serviceWorkers: "allow", profile });
  await browser.page.goto(stack.url, { waitUntil: "networkidle" });
  await workerReady(browser.page);
  await catalogueKept(browser.page);
  await browser.page.waitForLoadState("networkidle");
  warmOnline = median(await starts("/tours", "main h3"));
  await browser?.close();
  browser = undefined;
  await stack.kill();
});
afterAll(async () => {
  await browser?.close();
  await stack?.kill();
  stack?.remove();
  rmSync(profile, { recursive: true, force: true });
});

describe("after one visit to the home page, with the server gone and the browser restarted", () => {
  it("a cold start shows content in at most 1.5 times a warm online start", async () => {
    const cold = median(await starts("/tours", "main h3"));
    console.info(`content of /tours: cold and offline ${Math.round(cold)} ms, online ${Math.round(warmOnline)} ms`);
    expect(cold).toBeLessThanOrEqual(warmOnline * 1.5);
  });

  it("every visitor's page opens with content", async () => {
    if (!browser) throw new Error("No browser");
    const { page, errors } = browser;
    for (const { path } of pages) {
      await page.goto(`${stack.url}${path}`);
      const heading = page.locator("main h1, main h2").first();
      await heading.waitFor();
      // An address that is none opens too, but only as that.
      expect(/Page not found/.test(await heading.innerText()), path).toBe(path === "/no-such-page");
      expect(await page.getByText("could not be shown").count(), path).toBe(0);
      // Some addresses send on to another page, whose code is read first.
      await expect
        .poll(async () => (await page.locator("main").innerText()).length, { message: path })
        .toBeGreaterThan(60);
    }
    expect(errors).toEqual([]);
  });

  it("five addresses never seen before open with their content", async () => {
    if (!browser) throw new Error("No browser");
    const { page } = browser;
    await page.goto(`${stack.url}/tours`);
    await page.locator("main h3").first().waitFor();
    const links = await page
      .locator('main a[href^="/tours/"]')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
    const never = [...new Set(links)].filter((path) => !pages.some((known) => known.path === path)).slice(0, 5);
    expect(never.length).toBe(5);
    for (const path of never) {
      await page.goto(`${stack.url}${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByText(/\$\d/).first().waitFor();
    }
  });

  it("a network that hangs instead of failing is not waited for", async () => {
    const hanging = await hangingServer(stack.port);
    try {
      const times = [await start("/", "main h3")];
      const page = browser?.page;
      while (page && times.length <= STARTS) times.push(await contentAfter(page, `${stack.url}/tours`, "main h3"));
      console.info(`content while the network hangs: ${times.map(Math.round).join(", ")} ms`);
      // The first carries the start of the browser itself.
      expect(Math.min(...times)).toBeLessThanOrEqual(1_500);
    } finally {
      await browser?.close();
      browser = undefined;
      await hanging.close();
    }
  });
});
