import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stackUrl } from "../support/shared-stack.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { visitorPages } from "../support/visitor-pages.ts";

const url = stackUrl;
const pages = await visitorPages(url);

describe.each([
  ["phone", "light", 360, 740],
  ["phone", "dark", 360, 740],
  ["desktop", "light", 1440, 900],
  ["desktop", "dark", 1440, 900],
] as const)("on a %s, %s", (_, colorScheme, width, height) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
  });
  afterAll(() => browser.close());

  it.each(pages)("$path has no accessibility violation and no error in the console", async ({ path }) => {
    await browser.page.goto(`${url}${path}`, { waitUntil: "networkidle" });
    // A busy machine may still be drawing what an address leads on to.
    await browser.page.locator("main h1").first().waitFor();
    expect(await axeFindings(browser.page)).toEqual([]);
    expect(browser.errors.splice(0)).toEqual([]);
  });
});

describe.each([
  ["320 px wide", 320, 1],
  ["text of 200 %", 640, 2],
] as const)("with %s", (_, width, scale) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser({ viewport: { width, height: 740 } });
  });
  afterAll(() => browser.close());

  it.each(pages)("$path loses nothing to the side", async ({ path }) => {
    const { page } = browser;
    await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
    if (scale !== 1) await page.addStyleTag({ content: `html { font-size: ${scale * 100}% !important; }` });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBeLessThanOrEqual(1);
  });
});
