import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { makeTour } from "../support/shop/tours.ts";
import { everythingStored } from "./everything-stored.ts";
import { catalogueStored } from "./pwa-desk.ts";

const url = stackUrl;

/** Drops the database's start after ten idle seconds, since a slow machine needs these for the rest. */
const withoutLateDisk = (): void => {
  const own = window.setTimeout;
  Object.assign(window, { setTimeout: (run: () => void, ms?: number) => (ms === 10_000 ? 0 : own(run, ms)) });
};

async function visit(
  work: (browser: Browser) => Promise<void>,
  options: Parameters<typeof openBrowser>[0] = {},
): Promise<void> {
  const browser = await openBrowser({ serviceWorkers: "allow", ...options });
  try {
    await browser.context.addInitScript(withoutLateDisk);
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

/** As a host compresses it: the local stack compresses quickly, for a quick start. */
const weightOf = async (response: Response) => brotliCompressSync(await response.body()).length;

const kib = (bytes: number) => Math.round(bytes / 1024);

async function firstLoad({ page, context }: Browser): Promise<void> {
  const beforeLoad: string[] = [];
  const sizes = new Map<string, Promise<number>>();
  let loaded = false;
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!loaded) beforeLoad.push(pathname);
    if (/\.(js|css)$/.test(pathname)) sizes.set(pathname, weightOf(response));
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
  await expect.poll(() => [...code, ...styles].filter((name) => !sizes.has(name))).toEqual([]);
  await catalogueStored(page);
  await page.waitForLoadState("networkidle");
  const scripts = (await page.coverage.stopJSCoverage()).filter(({ url: from }) =>
    code.includes(from.slice(url.length)),
  );
  const all = scripts.reduce((sum, { source = "" }) => sum + source.length, 0);
  const used = scripts.reduce((sum, { source = "", functions }) => sum + usedOf(source.length, functions), 0);
  const unused = Math.round(100 * (1 - used / all));
  const weigh = async (names: string[]) => {
    const weights = await Promise.all(names.map(async (name) => sizes.get(name) ?? Number.NaN));
    return kib(weights.reduce((sum, weight) => sum + weight, 0));
  };
  const [codeKib, stylesKib] = [await weigh(code), await weigh(styles)];
  // Ignores pictures, since their number is the operator's choice, and the code, which a slow page asks for before it has loaded.
  const requests = beforeLoad.filter((name) => !/\.(webp|jpe?g|png|svg)$/.test(name) && !code.includes(name));
  console.log(
    `first load: ${requests.length} requests before load, ${codeKib} KiB JS, ${stylesKib} KiB CSS, ${unused} % unused`,
  );
  expect(scripts).toHaveLength(code.length);
  expect(codeKib).toBeLessThanOrEqual(130);
  expect(stylesKib).toBeLessThanOrEqual(12);
  expect(unused).toBeLessThanOrEqual(55);
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(8);
}

async function storedWithoutDatabase({ page }: Browser): Promise<void> {
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.set(pathname, weightOf(response));
  });
  const hasDatabase = () => [...scripts.keys()].some((name) => name.includes("/device-"));
  await page.goto(url);
  await catalogueStored(page);
  await page.waitForLoadState("networkidle");
  const weights = await Promise.all(scripts.values());
  const all = kib(weights.reduce((sum, weight) => sum + weight, 0));
  console.log(`first visit: ${scripts.size} scripts, ${all} KiB`);
  expect(all).toBeLessThanOrEqual(140);
  expect(hasDatabase()).toBe(false);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My trips" }).click();
  await page.getByRole("heading", { level: 1, name: "My trips" }).waitFor();
  await expect.poll(hasDatabase).toBe(true);
}

async function newFormOf(page: Page) {
  const { id } = await makeTour({ url, keys: stackKeys });
  await page.goto(`${url}/booking/tour/${id}`);
  await page.locator("form fieldset:enabled").first().waitFor();
  return page.getByRole("textbox", { name: "First name" });
}

async function storedByFirstTouch({ page }: Browser): Promise<void> {
  const scripts: string[] = [];
  page.on("response", (response) => scripts.push(new URL(response.url()).pathname));
  const hasDatabase = () => scripts.some((name) => name.includes("/device-"));
  const name = await newFormOf(page);
  await page.waitForLoadState("networkidle");
  expect(hasDatabase()).toBe(false);
  await name.fill("Anna-Lisa");
  await expect.poll(() => everythingStored(page)).toContain("Anna-Lisa");
  expect(hasDatabase()).toBe(true);
  await page.reload();
  await page.getByText("We saved your details.").waitFor();
  expect(await name.inputValue()).toBe("Anna-Lisa");
}

async function storedOnceOnline({ page, context }: Browser): Promise<void> {
  // Blocks the database's code, which another feature may load before the network fails.
  await context.route(/\/assets\/device-/, (route) => route.abort());
  const name = await newFormOf(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await name.fill("An");
  await page.getByText("Nothing is saved on this device yet").waitFor();
  await context.unroute(/\/assets\/device-/);
  await context.setOffline(false);
  await name.fill("Anna-Lisa");
  await page.getByText("Nothing is saved on this device yet").waitFor({ state: "detached" });
  await expect.poll(() => everythingStored(page)).toContain("Anna-Lisa");
}

async function offeredBeforeDatabase({ page }: Browser): Promise<void> {
  const scripts: string[] = [];
  page.on("response", (response) => scripts.push(new URL(response.url()).pathname));
  await page.goto(`${url}/tours?q=silk`);
  const offer = page.getByRole("region", { name: "Читать сайт на русском?" });
  await offer.getByRole("button", { name: "Нет, спасибо" }).waitFor();
  expect(await offer.getAttribute("lang")).toBe("ru");
  expect(await offer.getByRole("link").getAttribute("href")).toBe("/ru/tours?q=silk");
  expect(scripts.filter((name) => name.includes("/device-"))).toEqual([]);
  await offer.getByRole("button", { name: "Нет, спасибо" }).click();
  await offer.waitFor({ state: "detached" });
  await page.reload({ waitUntil: "networkidle" });
  expect(await offer.count()).toBe(0);
}

it("requests little before the home page has loaded, and uses most of that code", () => visit(firstLoad));
it("stores the catalogue on a first visit before the page fetches the database's code", () =>
  visit(storedWithoutDatabase));
it("offers a visitor's own language before the page fetches the database's code, and asks once", () =>
  visit(offeredBeforeDatabase, { locale: "ru-RU" }));
it("fetches the database's code with the first touch of a booking form, and stores what is typed", () =>
  visit(storedByFirstTouch));
it("says so when the network fails before a form is touched, and stores the form once it is back", () =>
  visit(storedOnceOnline, { serviceWorkers: "block" }));
