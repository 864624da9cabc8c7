import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AT_LATEST_MS } from "../../src/app/start/first-touch.ts";
import { AT_LATEST_MS as QUIET_AT_LATEST_MS } from "../../src/shared/when-quiet.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackUrl } from "../support/shared-stack.ts";
import { everythingStored } from "./stored.ts";

const url = stackUrl;
let browser: Browser;

/** The timer that runs an untouched page never comes: what runs here does so for another reason. */
const neverByItself = (ms: number) => {
  const own = window.setTimeout as (...args: unknown[]) => number;
  Object.assign(window, { setTimeout: (...args: unknown[]) => (args[1] === ms ? 0 : own(...args)) });
};

beforeEach(async () => {
  browser = await openBrowser({ still: true, hasTouch: true });
  await browser.context.addInitScript(neverByItself, AT_LATEST_MS);
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

/** React marks what it draws into. */
const isRun = (page: Page) =>
  page.evaluate(() => Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__react")));

/** The app was asked for; whether it runs is another matter. */
const isFetched = (page: Page) => page.locator("link[rel=modulepreload][href*='/index-']").count();

async function openStill(path: string): Promise<Page> {
  const { page } = browser;
  await page.goto(`${url}${path}`);
  await expect.poll(() => isFetched(page)).toBe(1);
  await page.waitForTimeout(500);
  expect(await isRun(page)).toBe(false);
  return page;
}

async function someTour(): Promise<string> {
  const list = await (await fetch(`${url}/tours`)).text();
  return /\/tours\/([\da-f-]{36})/.exec(list)?.[1] ?? "";
}

it("a first visit's page is run with the first touch, which is answered", async () => {
  const page = await openStill("/tours");
  await page.getByRole("button", { name: "List", exact: true }).tap();
  await page.getByRole("button", { name: "List", exact: true, pressed: true }).waitFor();
  expect(await isRun(page)).toBe(true);
});

it("a page that is scrolled is run", async () => {
  const page = await openStill("/");
  await page.mouse.wheel(0, 300);
  await expect.poll(() => isRun(page)).toBe(true);
});

it("a page that nobody touches is run by itself", async () => {
  const other = await openBrowser({ still: true });
  await other.page.goto(url);
  await expect.poll(() => isRun(other.page), { interval: 200 }).toBe(true);
  expect(other.errors).toEqual([]);
  await other.close();
});

it("a link is followed by the browser, to a page that is not run before it is touched either", async () => {
  const page = await openStill("/");
  await page.getByRole("link", { name: "Explore Destinations" }).tap();
  await page.waitForURL(/\/destinations$/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForTimeout(300);
  expect(await isRun(page)).toBe(false);
});

it.each(["/tours?sort=price-low", "/#content", "/about"])(
  "%s is run at once: it says more than what was painted, or nothing of the catalogue",
  async (path) => {
    await browser.page.goto(`${url}${path}`);
    await expect.poll(() => isRun(browser.page)).toBe(true);
  },
);

it("on a wide screen an item is run at once: its other pictures are in sight", async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url}/tours/${await someTour()}`);
  await expect.poll(() => isRun(page)).toBe(true);
  await expect.poll(() => page.locator("section ul li img").count()).toBeGreaterThan(1);
});

it("where somebody was before, a page is run at once", async () => {
  const page = await openStill("/");
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await page.goto(`${url}/tours`);
  await expect.poll(() => isRun(page)).toBe(true);
});

it("a booking's form takes what is typed before the app runs, and keeps it", async () => {
  // Nothing waits for the browser to have time: it may have none until the page is left.
  await browser.context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await browser.context.addInitScript(neverByItself, QUIET_AT_LATEST_MS);
  const page = await openStill(`/booking/tour/${await someTour()}`);
  const name = page.getByRole("textbox", { name: "First name" });
  expect(await name.isEnabled()).toBe(true);
  await name.tap();
  await page.keyboard.type("Anna-Lisa");
  await expect.poll(() => everythingStored(page)).toContain("Anna-Lisa");
  expect(await name.inputValue()).toBe("Anna-Lisa");
  await page.reload();
  await page.getByText("We saved your details.").waitFor();
  expect(await name.inputValue()).toBe("Anna-Lisa");
});

it("a form that is sent before the app runs is sent by the app, with what was typed and nothing of it in the address", async () => {
  const page = await openStill(`/booking/tour/${await someTour()}`);
  const name = page.getByRole("textbox", { name: "First name" });
  await expect.poll(() => name.isEnabled()).toBe(true);
  // In one step, so that the app does not run in between.
  await name.evaluate((field: HTMLInputElement) => {
    field.value = "Anna-Lisa";
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    const press = field.form?.querySelector<HTMLButtonElement>("button[type=submit]");
    press?.click();
    press?.click();
  });
  await page.getByText("Invalid booking information").first().waitFor();
  expect(await name.inputValue()).toBe("Anna-Lisa");
  expect(page.url()).not.toContain("?");
  await name.fill("Anna-Maria");
  await expect.poll(() => everythingStored(page)).toContain("Anna-Maria");
  await name.press("Enter");
  await page.getByText("Invalid booking information").first().waitFor();
  expect(page.url()).not.toContain("?");
});
