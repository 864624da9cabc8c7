import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { until } from "../support/processes.ts";
import { bookingsOf, newEmail } from "../support/shop/bookings.ts";
import { fillBookingForm, openBookingForm, PAYMENT_PAGE, submitBookingForm } from "../support/shop/pages.ts";
import type { Shop } from "../support/shop/shop.ts";
import { makeTour } from "../support/shop/tours.ts";
import { type Stack, startStack } from "../support/stack.ts";
import { journey } from "../support/tiers.ts";
import { readCatalogue } from "./catalogue-server.ts";
import { workerReady } from "./pwa-desk.ts";
import { brokenPictures } from "./saved-pages.ts";

const stateDir = copyReadyState();
let stack: Stack;
let backend: Shop;
let browser: Browser;
let violations: string[] = [];

beforeAll(async () => {
  stack = await startStack({ stateDir, twoOrigins: true });
  backend = { url: stack.backendUrl, keys: stack.keys };
});
afterAll(async () => {
  await stack?.stop();
  rmSync(stateDir, { recursive: true, force: true });
});
beforeEach(async () => {
  violations = [];
  browser = await openBrowser({ serviceWorkers: "allow" });
  await browser.context.exposeFunction("tellViolation", (what: string) => violations.push(what));
  await browser.context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      (globalThis as unknown as { tellViolation: (what: string) => void }).tellViolation(
        `${effectiveDirective} ${blockedURI}`,
      ),
    );
  });
});
afterEach(async () => {
  const { errors } = browser;
  await browser.close();
  expect({ errors, violations }).toEqual({ errors: [], violations: [] });
});

it("shows pictures seen before offline, and fetches the first of a page once", async () => {
  const { page, context } = browser;
  const requestedPictures: string[] = [];
  context.on("request", (request) => {
    if (request.resourceType() === "image") requestedPictures.push(request.url());
  });
  const { tours } = await readCatalogue(backend.url, backend.keys.publishable);
  await page.goto(`${stack.url}/tours/${tours[0]?.id}`, { waitUntil: "networkidle" });
  const hero = await page
    .locator("main img")
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(hero).toContain(backend.url);
  expect(requestedPictures.filter((url) => url === hero)).toHaveLength(1);
  expect(await page.locator("link[rel=preload][as=image]").first().getAttribute("crossorigin")).not.toBeNull();

  await workerReady(page);
  await page.goto(`${stack.url}/tours`);
  await page.locator("main h3").first().waitFor();
  expect(await brokenPictures(page)).toEqual([]);
  const seen = await page.locator("main img").count();
  expect(seen).toBeGreaterThanOrEqual(20);
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.goto(`${stack.url}/tours`);
  await page.locator("main h3").first().waitFor();
  expect(await page.locator("main img").count()).toBe(seen);
  expect(await brokenPictures(page)).toEqual([]);
  expect(await page.locator("main img").first().getAttribute("src")).toContain(backend.url);
});

journey("sends a booking made offline once online, and comes back from the provider to a confirmed trip", async () => {
  const { page, context } = browser;
  const [offline, paid] = [newEmail("two-origins"), newEmail("two-origins-pays")];
  const tour = await makeTour(backend);
  await openBookingForm(page, stack, tour);
  await workerReady(page);
  await context.setOffline(true);
  await fillBookingForm(page, offline);
  await submitBookingForm(page);
  await page.getByText("Only on this device").waitFor();
  await context.setOffline(false);
  await until("the booking has arrived", async () => (await bookingsOf(backend, offline)).length === 1, 40_000);

  await openBookingForm(page, stack, await makeTour(backend));
  await fillBookingForm(page, paid, 1);
  await submitBookingForm(page);
  await page.waitForURL(PAYMENT_PAGE);
  await page.getByLabel("Card number").fill("8600 0000 0000 0000");
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor();
  expect(await bookingsOf(backend, paid)).toMatchObject([{ status: "confirmed" }]);
});
