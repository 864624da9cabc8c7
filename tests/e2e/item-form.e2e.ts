import { afterEach, beforeEach, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "./admin-session.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser;

beforeEach(async () => {
  browser = await openBrowser({ viewport: { width: 1440, height: 900 } });
  await signInAsAdmin(browser.page, desk);
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

it("asks at the browser's Back as well: going on stays where it was, leaving goes back", async () => {
  const { page } = browser;
  await page.goto(`${desk.url}/admin/bookings`);
  await page.getByRole("heading", { name: "Bookings", level: 1 }).waitFor();
  await page.goto(`${desk.url}/admin/audit`);
  await page.getByRole("link", { name: "Catalogue" }).first().click();
  await page.getByRole("link", { name: "Add new tour" }).click();
  await page.waitForURL(`${desk.url}/admin/tours/new`);
  await page.getByRole("textbox", { name: "Title" }).fill("Half a tour");
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.goBack();
  await dialog.getByRole("button", { name: "Go on editing" }).click();
  await page.waitForURL(`${desk.url}/admin/tours/new`);
  expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).toBe("Half a tour");
  await page.goBack();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(/\/admin\/catalogue$/);
  await page.goto(`${desk.url}/admin/tours/new`);
  await page.getByText("What you typed earlier and did not save is back.").waitFor();
  await page.getByRole("button", { name: "Discard it" }).click();
});

it("shows the page on a phone as it is typed, saying that it is not published, and what it lacks", async () => {
  const { page } = browser;
  await page.goto(`${desk.url}/admin/tours/new`);
  const lacking = page.getByRole("region", { name: "Before it sells" });
  await lacking.getByText("A meeting point").waitFor();
  await lacking.getByText("A picture").waitFor();
  await page.getByRole("textbox", { name: "Title" }).fill("Walls at dusk");
  await page.getByRole("textbox", { name: "Meeting point", exact: true }).fill("The west gate");
  await lacking.getByText("A meeting point").waitFor({ state: "detached" });
  await page.getByLabel("Search a known place").fill("Khiva");
  await page.getByLabel("Latitude").and(page.locator(":not([value=''])")).waitFor();
  const mark = page.getByRole("button", { name: /^Place on the map: / });
  const before = Number(await page.getByLabel("Latitude").inputValue());
  await mark.press("ArrowUp");
  expect(Number(await page.getByLabel("Latitude").inputValue())).toBeCloseTo(before + 0.001, 6);

  await page.getByRole("button", { name: "Preview on a phone" }).click();
  await page.getByText("Preview, not published: what you see").waitFor();
  const phone = page.frameLocator("iframe");
  await phone.getByRole("heading", { name: "Walls at dusk", level: 1, includeHidden: true }).waitFor();
  await phone.getByText("The west gate").first().waitFor();
  expect(await phone.locator("body").evaluate((body) => body.ownerDocument.defaultView?.innerWidth)).toBe(390);
  // What is drawn there has this page's colors and type.
  expect(await phone.locator("h1").evaluate((title) => getComputedStyle(title).fontFamily)).not.toBe("");
  await page.getByRole("textbox", { name: "Title" }).fill("Walls at dawn");
  await phone.getByRole("heading", { name: "Walls at dawn", level: 1, includeHidden: true }).waitFor();
  expect(await page.title()).toContain("New tour");
  // Where it was scrolled to, the header may lie over half a button.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await axeFindings(page)).toEqual([]);
});
