import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stackUrl } from "../support/shared-stack.ts";
import { openBrowser, type Browser } from "../support/browser.ts";
import { everythingStored } from "./stored.ts";

const url = stackUrl;

/** As a new visitor, with the worker that a first visit brings or in a browser that takes none. */
async function visit(
  work: (browser: Browser) => Promise<void>,
  serviceWorkers: "allow" | "block" = "allow",
): Promise<void> {
  const browser = await openBrowser({ serviceWorkers });
  try {
    await work(browser);
    expect(browser.errors).toEqual([]);
  } finally {
    await browser.close();
  }
}

type Range = { startOffset: number; endOffset: number; count: number };

/** Characters of a script that ran: the innermost range decides. */
const usedOf = (length: number, functions: { ranges: Range[] }[]): number => {
  const used = new Uint8Array(length);
  const ranges = functions
    .flatMap((one) => one.ranges)
    .toSorted((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
  for (const { startOffset, endOffset, count } of ranges) used.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return used.reduce((sum, one) => sum + one, 0);
};

const kib = (bytes: number) => Math.round(bytes / 1024);

async function firstLoad({ page, context }: Browser): Promise<void> {
  const beforeLoad: string[] = [];
  const sizes = new Map<string, number>();
  let loaded = false;
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!loaded) beforeLoad.push(pathname);
    if (/\.(js|css)$/.test(pathname)) sizes.set(pathname, Number(response.headers()["content-length"] ?? 0));
  });
  page.once("load", () => (loaded = true));
  await context.route(/\.(webp|jpe?g|png|svg)$/, (route) => route.abort());
  await page.coverage.startJSCoverage();
  await page.goto(url, { waitUntil: "load" });
  // The code comes once the page is painted, before or after it has loaded: all that the page names is its first load.
  const code = await page.evaluate(() => {
    const { run, fetch }: { run: string[]; fetch: string[] } = JSON.parse(
      document.getElementById("app-code")?.textContent ?? "",
    );
    return [...run, ...fetch];
  });
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => new URL(href).pathname),
  );
  await page.getByRole("link", { name: "Explore Destinations" }).waitFor();
  await page.waitForTimeout(3_000);
  const scripts = (await page.coverage.stopJSCoverage()).filter(({ url: from }) =>
    code.includes(from.slice(url.length)),
  );
  const all = scripts.reduce((sum, { source = "" }) => sum + source.length, 0);
  const used = scripts.reduce((sum, { source = "", functions }) => sum + usedOf(source.length, functions), 0);
  const unused = Math.round(100 * (1 - used / all));
  const weigh = (names: string[]) => kib(names.reduce((sum, name) => sum + (sizes.get(name) ?? Number.NaN), 0));
  // Pictures are not counted: how many there are is the operator's choice.
  const requests = beforeLoad.filter((name) => !/\.(webp|jpe?g|png|svg)$/.test(name));
  console.log(
    `first load: ${requests.length} requests before load, ${weigh(code)} KiB JS, ${weigh(styles)} KiB CSS, ${unused} % unused`,
  );
  console.log([...code, ...styles].map((name) => `${name} ${sizes.get(name)}`).join("\n"));
  expect(scripts).toHaveLength(code.length);
  expect(weigh(code)).toBeLessThanOrEqual(130);
  expect(weigh(styles)).toBeLessThanOrEqual(12);
  expect(unused).toBeLessThanOrEqual(55);
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(8);
}

/** What the mirror holds on this device, asked past the app. */
const toursKept = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "journey")) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open("journey");
      opening.onerror = () => reject(new Error(String(opening.error)));
      opening.onsuccess = () => {
        const counting = opening.result.transaction("tours").objectStore("tours").count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });

async function keptWithoutDatabase({ page }: Browser): Promise<void> {
  const scripts = new Map<string, number>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.js$/.test(pathname))
      scripts.set(pathname, Number(response.headers()["content-length"] ?? Number.NaN));
  });
  const began = Date.now();
  await page.goto(url);
  await expect.poll(() => toursKept(page), { interval: 100 }).toBeGreaterThan(10);
  console.log(`first visit: the catalogue is on the disk after ${Date.now() - began} ms`);
  await page.waitForTimeout(Math.max(0, 4_000 - (Date.now() - began)));
  const all = kib([...scripts.values()].reduce((sum, bytes) => sum + bytes, 0));
  console.log(`first visit: ${scripts.size} scripts, ${all} KiB within 4 s`);
  expect(all).toBeLessThanOrEqual(140);
  expect([...scripts.keys()].filter((name) => name.includes("/device-"))).toEqual([]);
  // Whoever goes on gets it with the first screen that reads the disk.
  await page.getByRole("navigation").getByRole("link", { name: "Tours" }).first().click();
  await page.getByRole("heading", { level: 1, name: /tours/i }).waitFor();
  await expect.poll(() => [...scripts.keys()].some((name) => name.includes("/device-"))).toBe(true);
}

async function someTour(): Promise<string> {
  const list = await (await fetch(`${url}/tours`)).text();
  const [, id = ""] = /\/tours\/([\da-f-]{36})/.exec(list) ?? [];
  return id;
}

async function newFormOf(page: Page) {
  const name = page.getByRole("textbox", { name: "First name" });
  await page.goto(`${url}/booking/tour/${await someTour()}`);
  await page.locator("form fieldset:enabled").first().waitFor();
  return name;
}

async function bookedWithoutDatabase({ page }: Browser): Promise<void> {
  const scripts: string[] = [];
  page.on("response", (response) => scripts.push(new URL(response.url()).pathname));
  const hasDatabase = () => scripts.some((name) => name.includes("/device-"));
  const name = await newFormOf(page);
  await page.waitForTimeout(3_000);
  expect(hasDatabase()).toBe(false);
  await name.fill("Anna-Lisa");
  await expect.poll(() => everythingStored(page)).toContain("Anna-Lisa");
  expect(hasDatabase()).toBe(true);
  await page.reload();
  await page.getByText("We saved your details.").waitFor();
  expect(await name.inputValue()).toBe("Anna-Lisa");
}

async function withoutWhatKeepsIt({ page, context }: Browser): Promise<void> {
  const name = await newFormOf(page);
  await context.setOffline(true);
  await name.fill("An");
  await page.getByText("Nothing is saved on this device yet").waitFor();
  await context.setOffline(false);
  await name.fill("Anna-Lisa");
  await page.getByText("Nothing is saved on this device yet").waitFor({ state: "detached" });
  await expect.poll(() => everythingStored(page)).toContain("Anna-Lisa");
}

it("asks for little before the home page has loaded, and uses most of its code", () => visit(firstLoad));
it("keeps the catalogue on a first visit without bringing the page a database", () => visit(keptWithoutDatabase));
it("brings a booking's form its database with the first touch, and keeps what is typed", () =>
  visit(bookedWithoutDatabase));
it("says so when the signal goes before a form is touched, and keeps what is typed once it is back", () =>
  visit(withoutWhatKeepsIt, "block"));
