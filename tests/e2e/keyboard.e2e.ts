import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stackUrl } from "../support/shared-stack.ts";
import { openBrowser } from "../support/browser.ts";

const url = stackUrl;
const mostTabs = 120;

/** Tab until this has the focus, as somebody without a mouse does; answers by failing when it is never reached. */
const tabTo = async (page: Page, name: RegExp) => {
  for (let n = 0; n < mostTabs; n += 1) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const label = element?.labels?.[0]?.textContent ?? "";
      return `${label} ${element?.getAttribute("aria-label") ?? ""} ${element?.textContent ?? ""}`.trim();
    });
    if (name.test(here)) return;
  }
  throw new Error(`${name} was not reached with ${mostTabs} tabs`);
};

it("a whole booking, from the home page to the confirmation, is done without a mouse", async () => {
  const browser = await openBrowser({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  const { page } = browser;
  await page.goto(url, { waitUntil: "networkidle" });
  await tabTo(page, /^Tours$/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: /Tours/ }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await tabTo(page, /Buddhist Termez/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/tours/*");
  await tabTo(page, /Book This Adventure/);
  await page.keyboard.press("Enter");
  await page.getByLabel("Departure date").waitFor();

  await tabTo(page, /^Departure date/);
  await page.keyboard.press("ArrowDown");
  await tabTo(page, /^First name/);
  await page.keyboard.type("Malika");
  await tabTo(page, /^Last name/);
  await page.keyboard.type("Yusupova");
  await tabTo(page, /^Email/);
  await page.keyboard.type("keyboard@example.com");
  await tabTo(page, /^Phone/);
  await page.keyboard.type("+998 90 765 43 21");
  await tabTo(page, /Complete Booking & Pay/);
  await page.keyboard.press("Enter");

  await page.waitForURL("**/_sandbox/pay/*");
  await tabTo(page, /^Card number/);
  await page.keyboard.type("8600000000000000");
  await tabTo(page, /^Expiry/);
  await page.keyboard.type("12/30");
  await tabTo(page, /^CVV/);
  await page.keyboard.type("123");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor({ timeout: 40_000 });
  expect(browser.errors).toEqual([]);
  await browser.close();
});
