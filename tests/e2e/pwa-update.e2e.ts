import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stackState } from "../support/shared-stack.ts";
import { openBrowser, type Browser } from "../support/browser.ts";
import { until } from "../support/processes.ts";
import { run } from "../support/run.ts";
import type { Stack } from "../support/stack.ts";
import { booked, fill, send, toursWithDates, type Item } from "./booking-desk.ts";
import { guideWithAccount } from "./guide-desk.ts";
import { rowsOf } from "./paid-desk.ts";
import { ledDeparture, signInAsGuide } from "./pocket-desk.ts";
import { ownStack, workerReady } from "./pwa-desk.ts";

const NEXT = "next-version";
const folder = mkdtempSync(join(tmpdir(), "journey-versions-"));
const served = join(folder, "served");
const next = join(folder, "next");
let old = "";
let stack: Stack & { remove: () => void };
let browser: Browser;
let tour: Item;

/** A deploy: the files of the other version are gone. */
const deploy = (version: string) => {
  symlinkSync(version, `${served}.new`);
  renameSync(`${served}.new`, served);
};
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
const prompt = (page: Page) => page.getByText("A new version is ready");
const reload = (page: Page) => page.getByRole("button", { name: "Reload", exact: true }).click();
const versionOn = async (page: Page) => (await page.getByText(/App version/).innerText()).replace("App version ", "");
/** By the app's own link: the document stays. */
const follow = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name }).first().click();

beforeAll(async () => {
  old = join(stackState, "dist");
  deploy(old);
  stack = await ownStack(served);
  const env = {
    NODE_ENV: "production",
    VITE_SUPABASE_KEY: stack.keys.publishable,
    VITE_APP_VERSION: NEXT,
    SUPABASE_PRERENDER_URL: stack.url,
  };
  const built = await run("vite", ["build", "--outDir", next, "--emptyOutDir"], { quiet: true, env });
  if (built.code !== 0) throw new Error(built.output);
  const found = (await toursWithDates(stack)).at(0);
  if (!found) throw new Error("No tour has room left");
  tour = found;
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  stack?.remove();
  unlinkSync(served);
  rmSync(folder, { recursive: true, force: true });
});

describe("from one version to the next", () => {
  let form: Page;
  let other: Page;
  let oldVersion = "";

  it("one visits, begins a form, and queues a booking that cannot be sent yet", async () => {
    browser = await openBrowser({ serviceWorkers: "allow" });
    const { context, page } = browser;
    await page.goto(stack.url, { waitUntil: "networkidle" });
    await workerReady(page);
    await context.route("**/rpc/create_booking", (route) => route.abort());
    await page.goto(`${stack.url}/booking/tour/${tour.id}`);
    await fill(page, "over-the-update@example.com");
    await send(page);
    await page.getByText("Waiting for our answer").waitFor();
    form = await context.newPage();
    await form.goto(`${stack.url}/contact`);
    await form.getByLabel("Message").fill("Half a sentence that must not get lo");
    await form.evaluate(() => Object.assign(window, { sameDocument: true }));
    other = page;
  });

  it("the new one is announced in every tab, and forces nothing", async () => {
    deploy(next);
    await lookForUpdate(other);
    await prompt(other).waitFor();
    await prompt(form).waitFor();
    // Code of the old version that is on no server any more.
    await follow(other, "About Us");
    oldVersion = await versionOn(other);
    expect(oldVersion).not.toBe(NEXT);
  });

  it("Reload changes to it, and no other tab is reloaded", async () => {
    await reload(other);
    await other.getByText(`App version ${NEXT}`).waitFor();
    expect(await form.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(await form.getByLabel("Message").inputValue()).toBe("Half a sentence that must not get lo");
    await prompt(form).waitFor();
  });

  it("the tab that stayed behind goes on, and what was typed is there after its own reload", async () => {
    await follow(form, "About Us");
    expect(await versionOn(form)).toBe(oldVersion);
    expect(await form.evaluate(() => "sameDocument" in window)).toBe(true);
    await form.goBack();
    await reload(form);
    await form.waitForFunction(() => !("sameDocument" in window));
    await expect.poll(() => form.getByLabel("Message").inputValue()).toBe("Half a sentence that must not get lo");
  });

  it("the queued booking is sent by the new version", async () => {
    await browser.context.unroute("**/rpc/create_booking");
    await other.goto(`${stack.url}/trips`);
    await other.getByText(tour.title).first().waitFor();
    const sent = async () => (await booked(stack, "over-the-update@example.com")).length === 1;
    await until("the booking has arrived", sent);
  });

  it("back to the old version works, and the trip is still there", async () => {
    await other.goto(`${stack.url}/about`);
    deploy(old);
    await lookForUpdate(other);
    await prompt(other).waitFor();
    await reload(other);
    await other.getByText(`App version ${oldVersion}`).waitFor();
    await other.goto(`${stack.url}/trips`);
    await other.getByText(tour.title).first().waitFor();
    expect(browser.errors).toEqual([]);
    await browser.close();
  });
});

it("an update in the very first session is announced, and Reload works", async () => {
  deploy(old);
  browser = await openBrowser({ serviceWorkers: "allow" });
  const { page } = browser;
  await page.goto(`${stack.url}/about`);
  await workerReady(page);
  deploy(next);
  await lookForUpdate(page);
  await prompt(page).waitFor();
  await reload(page);
  await page.getByText(`App version ${NEXT}`).waitFor();
  await browser.close();
});

it("a guide's notes wait over an update that is taken without a network, and go with the first one", async () => {
  deploy(old);
  browser = await openBrowser({ serviceWorkers: "allow" });
  const { page, context } = browser;
  const guide = await guideWithAccount(stack);
  const led = await ledDeparture(stack, guide, { bookings: 2 });
  await signInAsGuide(page, stack, guide);
  const bookingPage = (at: number) => `${stack.url}/guide/${led.id}/${led.held[at]?.id}`;
  await page.getByText("Ready without a network.").waitFor();
  deploy(next);
  await lookForUpdate(page);
  // Offered only with all that a guide needs of it: the road may have no network.
  await prompt(page).waitFor();

  await context.setOffline(true);
  await page.goto(bookingPage(0));
  await page.getByRole("button", { name: "1 person here" }).click();
  await page.getByText(/waits to be sent/).waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await reload(page);
  await page.waitForFunction(() => !("sameDocument" in window));
  await page.getByText("1 note waiting to be sent", { exact: false }).waitFor();
  await page.getByRole("heading", { name: "1 in", exact: true }).waitFor();
  await page.goto(bookingPage(1));
  await page.getByRole("button", { name: "2 people here" }).click();
  await page.getByText("2 notes waiting to be sent", { exact: false }).waitFor();
  await follow(page, "About Us");
  await page.getByText(`App version ${NEXT}`).waitFor();

  await context.setOffline(false);
  const arrived = async () =>
    (await rowsOf<{ guests: number }>(stack, `check_ins?departure_id=eq.${led.id}&select=guests`)).map(
      ({ guests }) => guests,
    );
  await expect.poll(async () => (await arrived()).toSorted()).toEqual([1, 2]);
  expect(browser.errors).toEqual([]);
  await browser.close();
});

describe("a deploy that removed the parts of an open page, without a worker to keep them", () => {
  const visit = async () => {
    deploy(old);
    browser = await openBrowser({ serviceWorkers: "block" });
    await browser.page.goto(stack.url, { waitUntil: "networkidle" });
    // On a busy machine the network is silent before the page says that it is loaded, and that would count.
    await browser.page.waitForLoadState("load");
    let loads = 0;
    browser.page.on("load", () => (loads += 1));
    return () => loads;
  };

  it("the app starts anew by itself, once", async () => {
    const loads = await visit();
    deploy(next);
    await follow(browser.page, "About Us");
    await browser.page.getByText(`App version ${NEXT}`).waitFor();
    expect(loads()).toBe(1);
    await browser.close();
  });

  it("the painted page stays when that did not help, and does not go round in circles", async () => {
    const loads = await visit();
    const broken = join(folder, "broken");
    cpSync(next, broken, { recursive: true, filter: (path) => !path.includes("about-screen") });
    deploy(broken);
    await follow(browser.page, "About Us");
    await until("the new start has happened", async () => loads() === 1);
    await browser.page.getByRole("heading", { level: 1, name: /About/ }).waitFor();
    // Longer than until its part is asked for again.
    await browser.page.waitForTimeout(6_000);
    expect(await browser.page.getByText("What we value").count()).toBe(1);
    expect(loads()).toBe(1);
    await browser.close();
  });
});

/** Reload asks a worker that does not answer three times. */
const LONGER_THAN_ANY_TRY_MS = 8_000;

it("Reload waits for a form that nothing stores, and reloads once it is empty", async () => {
  deploy(old);
  browser = await openBrowser({ serviceWorkers: "allow" });
  const { page } = browser;
  await page.goto(`${stack.url}/trips`);
  await workerReady(page);
  deploy(next);
  await lookForUpdate(page);
  await prompt(page).waitFor();
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("half@an.address");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await reload(page);
  await page.getByText("What you typed is not saved yet").waitFor();
  await page.waitForTimeout(LONGER_THAN_ANY_TRY_MS);
  expect(await email.inputValue()).toBe("half@an.address");
  await email.fill("");
  await page.waitForFunction(() => !("sameDocument" in window));
  await browser.close();
});
