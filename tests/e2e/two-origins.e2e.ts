import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { until } from "../support/processes.ts";
import { type Stack, startStack } from "../support/stack.ts";
import { booked, type Desk, fill, mailbox, send, toursWithDates } from "./booking-desk.ts";
import { workerReady } from "./pwa-desk.ts";
import { brokenPictures } from "./saved-pages.ts";

const stateDir = copyReadyState();
let stack: Stack;
let backend: Desk;
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

const tourWithDates = async (index: number) => {
  const tour = (await toursWithDates(backend))[index];
  if (!tour) throw new Error("The seed has too few tours with departures");
  return tour;
};

describe("the app on one origin, its backend on another", () => {
  it("shows every picture without a signal that was seen before", async () => {
    const { page, context } = browser;
    await page.goto(`${stack.url}/tours`);
    await workerReady(page);
    await page.reload();
    await page.locator("main h3").first().waitFor();
    expect(await brokenPictures(page)).toEqual([]);
    const seen = await page.locator("main img").count();
    const session = await context.newCDPSession(page);
    await session.send("Network.clearBrowserCache");
    await context.setOffline(true);
    await page.goto(`${stack.url}/tours`);
    await page.locator("main h3").first().waitFor();
    expect(await page.locator("main img").count()).toBe(seen);
    expect(seen).toBeGreaterThanOrEqual(20);
    expect(await brokenPictures(page)).toEqual([]);
    expect(await page.locator("main img").first().getAttribute("src")).toContain(stack.backendUrl);
  });

  it("fetches the first picture of a page once", async () => {
    const { page, context } = browser;
    const asked: string[] = [];
    context.on("request", (request) => {
      if (request.resourceType() === "image") asked.push(request.url());
    });
    const { id } = await tourWithDates(0);
    await page.goto(`${stack.url}/tours/${id}`, { waitUntil: "networkidle" });
    const hero = await page
      .locator("main img")
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(hero).toContain(stack.backendUrl);
    expect(asked.filter((url) => url === hero)).toHaveLength(1);
    expect(await page.locator("link[rel=preload][as=image]").first().getAttribute("crossorigin")).not.toBeNull();
  });

  it("keeps a booking made without a signal and sends it when there is one", async () => {
    const { page, context } = browser;
    const email = mailbox("two-origins");
    const tour = await tourWithDates(3);
    await page.goto(`${stack.url}/booking/tour/${tour.id}`);
    await page.getByLabel("Departure date").waitFor();
    await workerReady(page);
    await context.setOffline(true);
    await fill(page, email);
    await send(page);
    await page.getByText("Only on this device").waitFor();
    await context.setOffline(false);
    await until("the booking has arrived", async () => (await booked(backend, email)).length === 1, 40_000);
  });

  it("pays at the provider's and comes back to a confirmed trip", async () => {
    const { page } = browser;
    const email = mailbox("two-origins-pays");
    const tour = await tourWithDates(5);
    await page.goto(`${stack.url}/booking/tour/${tour.id}`);
    await page.getByLabel("Departure date").waitFor();
    await fill(page, email, 1);
    await send(page);
    await page.waitForURL("**/_sandbox/pay/*");
    await page.getByLabel("Card number").fill("8600 0000 0000 0000");
    await page.getByLabel("Expiry").fill("12/30");
    await page.getByLabel("CVV").fill("123");
    await page.getByRole("button", { name: "Pay" }).click();
    await page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor({ timeout: 45_000 });
    expect((await booked(backend, email))[0]?.status).toBe("confirmed");
  });
});
