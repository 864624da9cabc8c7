import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackState } from "../support/shared-stack.ts";
import { bookingsOf, newEmail } from "../support/shop/bookings.ts";
import { guideWithAccount, ledDeparture } from "../support/shop/guides.ts";
import { fillBookingForm, openBookingForm, signInAsGuide, submitBookingForm } from "../support/shop/pages.ts";
import { readRows } from "../support/shop/shop.ts";
import { makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { ownStack, workerReady } from "./pwa-desk.ts";
import { copyBuild, deploy, lookForUpdate, nextVersion, showsVersion, takeUpdate, updatePrompt } from "./pwa-files.ts";

const NEXT = "next-version";
/** Reload asks the waiting worker every 2 s. */
const LONGER_THAN_A_RETRY_MS = 8_000;
const folder = mkdtempSync(join(tmpdir(), "journey-versions-"));
const served = join(folder, "served");
const next = join(folder, "next");
const old = join(stackState, "dist");
let stack: Awaited<ReturnType<typeof ownStack>>;
let browser: Browser;

beforeAll(async () => {
  deploy(old, served);
  await nextVersion(old, next, NEXT);
  stack = await ownStack(served);
});
afterAll(async () => {
  await stack?.remove();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => deploy(old, served));
afterEach(() => browser.close());

const visit = async (path: string) => {
  browser = await openBrowser({ serviceWorkers: "allow" });
  await browser.page.goto(`${stack.url}${path}`);
  await workerReady(browser.page);
  return browser;
};
const offerUpdate = async (page: Page, version = next) => {
  deploy(version, served);
  await lookForUpdate(page);
  await updatePrompt(page).waitFor();
};
const follow = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name }).first().click();
/** Only the next version names itself. */
const showsBuiltVersion = (page: Page) =>
  page.waitForFunction(() => document.readyState === "complete" && !document.querySelector("meta[name=version]"));
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
/** Chromium activates the new worker only after the old one's events, and the page must wait for that. */
const keepWorkerBusy = async ({ context, page }: Browser, ms: number) => {
  await context.serviceWorkers()[0]?.evaluate((wait) => {
    const hold = (event: Event) =>
      (event as Event & { waitUntil: (work: Promise<void>) => void }).waitUntil(
        new Promise((resolve) => setTimeout(resolve, wait)),
      );
    self.addEventListener("message", hold, { once: true });
  }, ms);
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage("hold"));
};
const hasReloaded = (page: Page) => page.waitForFunction(() => !("sameDocument" in window));

journey("updates one tab at a time and back, and loses neither typed words nor a queued booking", async () => {
  const tour = await makeTour(stack);
  const { context, page } = await visit("/");
  const email = newEmail("over-the-update");
  await context.route("**/rpc/create_booking", (route) => route.abort());
  await openBookingForm(page, stack, tour);
  await fillBookingForm(page, email);
  await submitBookingForm(page);
  await page.getByText("Waiting for our answer").waitFor();
  const form = await context.newPage();
  await form.goto(`${stack.url}/contact`);
  await form.getByLabel("Message").fill("Half a sentence that must not get lo");
  await markDocument(form);

  await offerUpdate(page);
  await updatePrompt(form).waitFor();
  await showsBuiltVersion(page);

  await takeUpdate(page);
  await showsVersion(page, NEXT);
  await updatePrompt(form).waitFor();
  await follow(form, "About Us");
  await showsBuiltVersion(form);
  expect(await form.evaluate(() => "sameDocument" in window)).toBe(true);
  await form.goBack();
  await takeUpdate(form);
  await hasReloaded(form);
  await expect.poll(() => form.getByLabel("Message").inputValue()).toBe("Half a sentence that must not get lo");

  await context.unroute("**/rpc/create_booking");
  await page.goto(`${stack.url}/trips`);
  await page.getByText(tour.title).first().waitFor();
  await expect.poll(async () => (await bookingsOf(stack, email)).length, { timeout: 30_000 }).toBe(1);

  await page.goto(`${stack.url}/about`);
  await offerUpdate(page, old);
  await takeUpdate(page);
  await showsBuiltVersion(page);
  await page.goto(`${stack.url}/trips`);
  await page.getByText(tour.title).first().waitFor();
  expect(browser.errors).toEqual([]);
});

journey("keeps a guide's notes over an update taken offline, and sends them once online", async () => {
  const guide = await guideWithAccount(stack);
  const led = await ledDeparture(stack, guide, { bookings: 2 });
  const { page, context } = await visit("/about");
  await signInAsGuide(page, stack, guide);
  await offerUpdate(page);
  const openBooking = (at: number) => page.goto(`${stack.url}/guide/${led.id}/${led.held[at]?.id}`);

  await context.setOffline(true);
  await openBooking(0);
  await page.getByRole("button", { name: "1 person here" }).click();
  await page.getByText(/queued/).waitFor();
  await markDocument(page);
  await keepWorkerBusy(browser, LONGER_THAN_A_RETRY_MS);
  await takeUpdate(page);
  await hasReloaded(page);
  await page.getByText("1 note waiting to be sent", { exact: false }).waitFor();
  await page.getByRole("heading", { name: "1 in", exact: true }).waitFor();
  await openBooking(1);
  await page.getByRole("button", { name: "2 people here" }).click();
  await page.getByText("2 notes waiting to be sent", { exact: false }).waitFor();
  await follow(page, "About Us");
  await showsVersion(page, NEXT);

  await context.setOffline(false);
  const checkedIn = async () => {
    const rows = await readRows<{ guests: number }>(stack, `check_ins?departure_id=eq.${led.id}&select=guests`);
    return rows.map(({ guests }) => guests).toSorted();
  };
  await expect.poll(checkedIn, { timeout: 30_000 }).toEqual([1, 2]);
  expect(browser.errors).toEqual([]);
});

it("does not reload over a form that nothing stores, and reloads once it is empty", async () => {
  const { page } = await visit("/trips");
  await offerUpdate(page);
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("half@an.address");
  await markDocument(page);
  await takeUpdate(page);
  await page.getByText("What you typed is not saved yet").waitFor();
  await page.waitForTimeout(LONGER_THAN_A_RETRY_MS);
  expect(await email.inputValue()).toBe("half@an.address");
  await email.fill("");
  await hasReloaded(page);
  await showsVersion(page, NEXT);
});

describe("after a deploy removed the parts of an open page that has no worker", () => {
  const countLoads = async () => {
    browser = await openBrowser({ serviceWorkers: "block" });
    await browser.page.goto(stack.url, { waitUntil: "networkidle" });
    await browser.page.waitForLoadState("load");
    let loads = 0;
    browser.page.on("load", () => (loads += 1));
    return () => loads;
  };

  it("reloads the app once", async () => {
    const loads = await countLoads();
    deploy(next, served);
    await follow(browser.page, "About Us");
    await showsVersion(browser.page, NEXT);
    // The text appears before the pictures have loaded, and only then is the page loaded.
    await expect.poll(loads).toBe(1);
  });

  it("shows the prerendered page, without reloading again, when the new version lacks the part too", async () => {
    const loads = await countLoads();
    const broken = join(folder, "broken");
    copyBuild(next, broken, (path) => !path.includes("about-screen"));
    deploy(broken, served);
    await follow(browser.page, "About Us");
    await expect.poll(loads, { timeout: 30_000 }).toBe(1);
    await browser.page.getByRole("heading", { level: 1, name: /About/ }).waitFor();
    // Longer than until the app retries the part.
    await browser.page.waitForTimeout(6_000);
    expect(await browser.page.getByText("What we value").count()).toBe(1);
    expect(loads()).toBe(1);
  });
});
