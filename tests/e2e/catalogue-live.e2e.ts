import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { openBrowser, type Browser } from "../support/browser.ts";
import { changeTour, readCatalogue } from "./catalogue-server.ts";

const url = stackUrl;
const keys = stackKeys;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ timed: true, serviceWorkers: "allow" });
});
afterAll(() => browser.close());

it("an admin's change reaches an open tab as soon as it is focused, in at most 2 KB on its way", async () => {
  const { tours } = await readCatalogue(url, keys.publishable);
  const [tour] = tours;
  if (tour === undefined) throw new Error("no tours");
  const { page } = browser;
  // Its own page: which tours stand first on the list depends on what other stories have made.
  await page.goto(`${url}/tours/${tour.id}`);
  await page.getByText(tour.title).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_200);
  const sizes: number[] = [];
  page.on("response", (response) => {
    // As a hosted project sends it; this machine does not compress answers.
    if (response.url().includes("catalogue_since"))
      void response.body().then((body) => sizes.push(gzipSync(body).length));
  });
  const title = `${tour.title} (changed)`;
  await changeTour(url, keys.secret, tour.id, { title });
  try {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await page.getByText(title).first().waitFor();
    // The driver brings an answer's words when it gets to it: the page may have shown them by then.
    await expect.poll(() => sizes).toHaveLength(1);
    expect(sizes[0]).toBeLessThanOrEqual(2_048);
  } finally {
    await changeTour(url, keys.secret, tour.id, { title: tour.title });
  }
  expect(browser.errors).toEqual([]);
});

it("texts with HTML in them are shown as text", async () => {
  const { tours } = await readCatalogue(url, keys.publishable);
  const tour = tours.at(-1);
  if (tour === undefined) throw new Error("no tours");
  const nasty = `<img src=x onerror="window.broken=1"></script><b>bold</b>`;
  await changeTour(url, keys.secret, tour.id, { description: nasty });
  try {
    await browser.page.goto(`${url}/tours/${tour.id}`);
    await browser.page.getByText(nasty).first().waitFor();
    expect(await browser.page.evaluate(() => "broken" in window)).toBe(false);
  } finally {
    await changeTour(url, keys.secret, tour.id, { description: tour.description });
  }
});

it("bad answers leave the catalogue as it was, and say so", async () => {
  const { page, context } = browser;
  await page.goto(`${url}/packages`);
  await page.getByText(/packages available/).waitFor();
  const before = await page.locator("main h3").allTextContents();
  const bad: [number, string, string][] = [
    [500, "application/json", '{"message":"boom"}'],
    [200, "text/html", "<!doctype html><title>Hotel Wi-Fi</title>"],
    [200, "application/json", '{"revision":99,"destinations":[{"id":'],
    [200, "application/json", '{"revision":99999,"destinations":[],"tours":[{"id":1}],"packages":[],"deleted":[]}'],
  ];
  for (const [status, contentType, body] of bad) {
    await context.route("**/catalogue_since", (route) => route.fulfill({ status, contentType, body }));
    await page.waitForTimeout(1_100);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await page.getByText(/Prices and dates as of/).waitFor();
    expect(await page.locator("main h3").allTextContents()).toEqual(before);
    await context.unroute("**/catalogue_since");
    await page.waitForTimeout(1_100);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await page.getByText(/Prices and dates as of/).waitFor({ state: "hidden" });
  }
});

it("works online where IndexedDB is refused, and says what is missing", async () => {
  const page = await browser.context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined });
  });
  await page.goto(`${url}/search?q=bukara`);
  await page.locator("ul[aria-label=Results] h3", { hasText: "Bukhara" }).first().waitFor();
  await page.getByText(/keeps no data for this site/).waitFor();
  await page.close();
});
