import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";

const url = stackUrl;
let browser: Browser;

const open = async (serviceWorkers: "allow" | "block") => {
  browser = await openBrowser({ serviceWorkers, viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
};
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const focused = () => browser.page.evaluate(() => document.activeElement?.textContent ?? "");

describe("the shell", () => {
  beforeEach(() => open("block"));

  it("begins with a link that skips to the content", async () => {
    const { page } = browser;
    await page.goto(url, { waitUntil: "networkidle" });
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Skip to content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  });

  it("moves focus to the heading and the title to the page when one goes on", async () => {
    const { page } = browser;
    await page.goto(`${url}/about`, { waitUntil: "networkidle" });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tours" }).click();
    await page.waitForURL(`${url}/tours`);
    await page.getByRole("heading", { level: 1, name: /Tours/ }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    expect(await page.title()).toMatch(/^Tours/);
  });

  it("comes back to where it was", async () => {
    const { page } = browser;
    await page.goto(`${url}/terms`, { waitUntil: "networkidle" });
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    await page.waitForTimeout(200);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).focus();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    await page.waitForTimeout(200);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${url}/about`);
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 5);
  });

  it("shows 404 for an address that is none, with a link home", async () => {
    const { page } = browser;
    await page.goto(`${url}/no/such/page`, { waitUntil: "networkidle" });
    await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(`${url}/`);
  });

  it("opens and closes its menu on a phone, by keyboard too", async () => {
    const { page } = browser;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(url, { waitUntil: "networkidle" });
    const tours = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tours" });
    expect(await tours.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Open menu" }).press("Enter");
    await tours.waitFor({ state: "visible" });
    await page.keyboard.press("Escape");
    await tours.waitFor({ state: "hidden" });
  });
});

describe("a message", () => {
  beforeEach(() => open("allow"));

  it("written without a signal is kept, said to be only here, and sent when the signal is back", async () => {
    const { page, context } = browser;
    await page.goto(`${url}/contact`, { waitUntil: "networkidle" });
    await page.getByRole("textbox", { name: /^Your name/ }).fill("Oʻtkir Жасур");
    await page.getByRole("textbox", { name: /^Email/ }).fill("utkir@example.com");
    await page.getByRole("textbox", { name: /^Message/ }).fill("Is the Aral Sea tour possible in March?");
    await page.waitForTimeout(200);
    await page.reload({ waitUntil: "networkidle" });
    expect(await page.getByRole("textbox", { name: /^Message/ }).inputValue()).toBe(
      "Is the Aral Sea tour possible in March?",
    );
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("heading", { name: "Only on this device" }).waitFor();
    await context.setOffline(false);
    await page.getByRole("heading", { name: "Sent", exact: true }).waitFor();
  });

  it("that is incomplete says what is missing at its field and takes the focus there", async () => {
    const { page } = browser;
    await page.goto(`${url}/contact`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Please tell us your name").first().waitFor();
    await page.getByText("Please write a message").first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
  });
});
