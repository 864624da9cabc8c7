import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { stackUrl } from "../support/shared-stack.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { visitorPages } from "../support/visitor-pages.ts";

const url = stackUrl;
const pages = await visitorPages(url);

/** Some at once, each in a tab of its own: most of the time is waiting for the network to fall silent. */
const visit = async <T>({ context }: Browser, path: string, look: (page: Page) => Promise<T>): Promise<T> => {
  const page = await context.newPage();
  await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
  // A busy machine may still be drawing what an address leads on to.
  await page.locator("main h1").first().waitFor();
  const seen = await look(page);
  await page.close();
  return seen;
};

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
  afterAll(async () => {
    expect(browser.errors).toEqual([]);
    await browser.close();
  });

  it.concurrent.each(pages)("$path has no accessibility violation", async ({ path }) => {
    expect(await visit(browser, path, axeFindings)).toEqual([]);
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

  it.concurrent.each(pages)("$path loses nothing to the side", async ({ path }) => {
    const beyond = await visit(browser, path, async (page) => {
      if (scale !== 1) await page.addStyleTag({ content: `html { font-size: ${scale * 100}% !important; }` });
      return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    });
    expect(beyond).toBeLessThanOrEqual(1);
  });
});
