import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openBrowser, type Browser } from "../support/browser.ts";

const url = inject("stackUrl");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

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

it("asks for little before the home page has loaded, and uses most of it", async () => {
  const { page, context } = browser;
  const names: string[] = [];
  const sizes = new Map<string, number>();
  let loaded = false;
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!loaded) names.push(pathname);
    if (pathname.endsWith(".js") || pathname.endsWith(".css"))
      sizes.set(pathname, Number(response.headers()["content-length"] ?? 0));
  });
  page.once("load", () => (loaded = true));
  await context.route(/\.(webp|jpe?g|png|svg)$/, (route) => route.abort());
  await page.coverage.startJSCoverage();
  await page.goto(url, { waitUntil: "load" });
  await page.getByRole("link", { name: "Explore Destinations" }).waitFor();
  await page.waitForTimeout(3_000);
  const coverage = await page.coverage.stopJSCoverage();
  const scripts = coverage.filter(({ url: from }) => names.includes(from.slice(url.length)));
  const all = scripts.reduce((sum, { source = "" }) => sum + source.length, 0);
  const used = scripts.reduce((sum, { source = "", functions }) => sum + usedOf(source.length, functions), 0);
  const unused = Math.round(100 * (1 - used / all));
  const kib = (ending: string) =>
    Math.round(
      names.filter((name) => name.endsWith(ending)).reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0) / 1024,
    );
  // Pictures are not counted: how many there are is the operator's choice.
  const requests = names.filter((name) => !/\.(webp|jpe?g|png|svg)$/.test(name));
  console.log(
    `first load: ${requests.length} requests, ${kib(".js")} KiB JS, ${kib(".css")} KiB CSS, ${unused} % unused`,
  );
  console.log(requests.map((name) => `${name} ${sizes.get(name) ?? ""}`).join("\n"));
  expect(kib(".js")).toBeGreaterThan(50);
  expect(kib(".js")).toBeLessThanOrEqual(130);
  expect(kib(".css")).toBeLessThanOrEqual(12);
  expect(unused).toBeLessThanOrEqual(55);
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(8);
});
