import { afterAll, beforeAll, expect, it } from "vitest";
import { stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { DESKTOP, seenInFour, seenInNarrow, wrongOf } from "../support/look-around.ts";
import { visitorPages } from "../support/visitor-pages.ts";

const url = stackUrl;
const pages = await visitorPages(url);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ viewport: DESKTOP, reducedMotion: "reduce" });
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

/** Some at once, each in a tab of its own: much of the time is waiting for the network to fall silent. */
it.concurrent.each(pages)(
  "$path has no accessibility violation in four combinations, and loses nothing to the side",
  async ({ path }) => {
    const page = await browser.context.newPage();
    await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
    // A busy machine may still be drawing what an address leads on to.
    await page.locator("main h1").first().waitFor();
    expect(wrongOf({ ...(await seenInFour(page)), ...(await seenInNarrow(page)) })).toEqual([]);
    await page.close();
  },
);
