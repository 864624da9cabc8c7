import type { Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { booked, fill, type Item, mailbox, send, toursWithDates } from "./booking-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
let tours: Item[];
let browser: Browser;
let email: string;
let turn = 0;

beforeAll(async () => {
  tours = await toursWithDates(desk);
});
beforeEach(async () => {
  turn += 1;
  email = mailbox("retry");
  browser = await openBrowser();
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const payable = (page: Page) => page.getByLabel("Card number").waitFor();
const payWith = async (page: Page, last: string) => {
  await page.getByLabel("Card number").fill(`8600 0000 0000 ${last}`);
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByRole("button", { name: "Pay" }).click();
};
const toProvider = async (page: Page) => {
  const tour = tours[(11 + turn) % tours.length];
  await page.goto(`${desk.url}/booking/tour/${tour?.id}`);
  await page.getByLabel("Departure date").waitFor();
  await fill(page, email, 1);
  await send(page);
  await page.waitForURL("**/_sandbox/pay/*");
  if (!tour) throw new Error("The seed has too few tours with departures");
  return tour;
};
const failed = (page: Page) => page.waitForURL("**/payment/failure?*", { timeout: 40_000 });
const retry = (page: Page) => page.getByRole("button", { name: "Retry Payment" }).click();
const confirmed = (page: Page) =>
  page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor({ timeout: 40_000 });

describe("'Retry Payment'", () => {
  it("opens a payable page at the first tap: after Cancel, after a decline, from a bookmark, in a fresh tab", async () => {
    const { page, context } = browser;
    const booking = await toProvider(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    await failed(page);
    const bookmark = page.url();
    await page
      .getByRole("region", { name: booking.title })
      .getByText(/^Reference/)
      .waitFor();
    await page.getByText(/Your seats are held until \d\d:\d\d: pay again before then/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await retry(page);
    await payable(page);

    await payWith(page, "0001");
    await failed(page);
    await retry(page);
    await payable(page);

    // The bookmark names the first of three attempts.
    const fresh = await context.newPage();
    await fresh.goto(bookmark);
    await retry(fresh);
    await payable(fresh);
    await payWith(fresh, "0000");
    await confirmed(fresh);
    // The trip first: which one, what was paid, and the way to it.
    await fresh
      .getByRole("region", { name: booking.title })
      .getByText(/^Reference/)
      .waitFor();
    await fresh.getByRole("region", { name: "Receipt" }).getByText("Taxes and fees (10%)").waitFor();
    expect(await axeFindings(fresh)).toEqual([]);
    const file = fresh.waitForEvent("download");
    await fresh.getByRole("button", { name: "Add to calendar" }).click();
    expect((await file).suggestedFilename()).toMatch(/\.ics$/);
    expect(await fresh.getByRole("link", { name: "Open my trip" }).getAttribute("href")).toMatch(/^\/trips\//);
    expect(await booked(desk, email)).toMatchObject([{ status: "confirmed" }]);

    await page.goto(bookmark);
    await retry(page);
    await page.getByText("This booking is already paid.").waitFor();
    await page.getByRole("link", { name: "Show my trip" }).click();
    await page.getByText("Confirmed", { exact: true }).waitFor();
  });

  it("opens the page that is still open after the asking timed out, also without an id in the address", async () => {
    const { page, context } = browser;
    await toProvider(page);
    const open = page.url();
    for (const query of ["error=Payment%20processing%20timeout", ""]) {
      const fresh = await context.newPage();
      await fresh.goto(`${desk.url}/payment/failure?${query}`);
      await retry(fresh);
      await payable(fresh);
      expect(fresh.url()).toBe(open);
    }
  });

  it("says on another device why it cannot, and leads to the links by email", async () => {
    await toProvider(browser.page);
    await browser.page.getByRole("button", { name: "Cancel" }).click();
    await failed(browser.page);
    const other = await openBrowser();
    try {
      await other.page.goto(browser.page.url());
      await retry(other.page);
      await other.page.getByText("This booking isn't on this device.").waitFor();
      await other.page.getByRole("link", { name: "Email me my bookings" }).click();
      await other.page.getByRole("button", { name: "Email me my bookings" }).waitFor();
      expect(other.errors).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

it("'Back' on the booking page leads to the trip where the tab has no page before", async () => {
  const { context } = browser;
  const [tour] = tours;
  const tab = await context.newPage();
  await tab.goto(`${desk.url}/booking/tour/${tour?.id}`);
  await tab.getByRole("button", { name: "Back" }).click();
  await tab.waitForURL(`**/tours/${tour?.id}`);
});
