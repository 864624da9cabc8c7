import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { stackState } from "../support/shared-stack.ts";
import { openBrowser, type Browser } from "../support/browser.ts";
import { startStack, type Stack } from "../support/stack.ts";
import { fill, send, toursWithDates } from "./booking-desk.ts";
import { readCatalogue, type Catalogue } from "./catalogue-server.ts";
import { brokenPictures, forgetPictures, lookAgain, losePicture, ready, saveHere } from "./saved-pages.ts";

let stack: Stack;
let catalogue: Catalogue;
let browser: Browser;
let tripPath: string;
let tripItemPath: string;
const profile = mkdtempSync(join(tmpdir(), "journey-saved-"));
const stateDir = copyReadyState();

const row = <Row>(rows: readonly Row[], at: number): Row => {
  const found = rows[at];
  if (found === undefined) throw new Error(`The seed has no row ${at}`);
  return found;
};
const open = async (path: string) => {
  await browser.page.goto(`${stack.url}${path}`);
};
const tour = () => row(catalogue.tours, 0);
const takenBack = () => row(catalogue.tours, 1);
/** The one with the most pictures: there must be some left to lose. */
const tourPackage = () =>
  row(
    catalogue.packages.toSorted((one, other) => other.tour_ids.length - one.tour_ids.length),
    0,
  );

beforeAll(async () => {
  // This one is killed, so it is a stack of its own; like all on a ready state it has the shared build's keys.
  stack = await startStack({ stateDir, env: { BUILD_DIR: join(stackState, "dist") } });
  catalogue = await readCatalogue(stack.url, stack.keys.publishable);
  browser = await openBrowser({ serviceWorkers: "allow", profile });
});
afterAll(async () => {
  await browser?.close();
  await stack?.kill();
  for (const folder of [profile, stateDir]) rmSync(folder, { recursive: true, force: true });
});

it("a tour is ready after every part was read back, and not once one picture is gone", async () => {
  const { page } = browser;
  await open(`/tours/${tour().id}`);
  await saveHere(page);
  await ready(page).waitFor();
  expect(await losePicture(page, `tour:${tour().id}`)).toContain("/images/");
  await lookAgain(page);
  await page.getByText(/^\d+ of \d+ pictures are on this device/).waitFor();
  expect(await ready(page).count()).toBe(0);
  await page.getByRole("button", { name: "Finish saving" }).click();
  await ready(page).waitFor();
});

it("a save that the network cut short goes on by itself and loads nothing twice", async () => {
  const { page, context } = browser;
  await open(`/packages/${tourPackage().id}`);
  await page.getByRole("button", { name: "Save for offline" }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const loaded: string[] = [];
  const pictures = "**/storage/v1/object/public/images/**";
  await context.route(pictures, async (route) => {
    const request = route.request();
    if (request.method() !== "GET" || request.resourceType() !== "fetch") return route.continue();
    loaded.push(request.url());
    if (loaded.length !== 2) return route.continue();
    await context.setOffline(true);
    return route.abort("internetdisconnected");
  });
  await saveHere(page);
  await page.getByText(/^\d+ of \d+ pictures are on this device.*The connection was lost/).waitFor();
  expect(await ready(page).count()).toBe(0);
  await context.setOffline(false);
  await ready(page).waitFor();
  expect(loaded.filter((url) => url === loaded[0])).toHaveLength(1);
  expect(loaded.filter((url) => url === loaded[1])).toHaveLength(2);
  await context.unroute(pictures);
});

it("a trip is saved with the pictures of where it goes", async () => {
  const { page, context } = browser;
  const item = row(await toursWithDates(stack), 2);
  await context.route("**/functions/v1/create-payment", (route) => route.abort());
  await open(`/booking/tour/${item.id}`);
  await page.getByLabel("Departure date").waitFor();
  await fill(page, "saved-trip@example.com");
  await send(page);
  await page.getByText(/^Held until/).waitFor();
  tripPath = new URL(page.url()).pathname;
  tripItemPath = `/tours/${item.id}`;
  await saveHere(page);
  await ready(page).waitFor();
});

it("server gone, browser restarted, caches dropped: every saved page opens with every picture", async () => {
  await open(`/tours/${takenBack().id}`);
  await saveHere(browser.page);
  await ready(browser.page).waitFor();
  const headers = { apikey: stack.keys.secret, authorization: `Bearer ${stack.keys.secret}` };
  const rest = `${stack.url}/rest/v1/tours?id=eq.${takenBack().id}`;
  const archived = await fetch(rest, {
    method: "PATCH",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ archived: true }),
  });
  expect(archived.ok).toBe(true);
  await open("/offline");
  await browser.page.getByText("No longer offered. Your copy still opens.").waitFor();
  await forgetPictures(browser.context, browser.page);
  await browser.close();
  await stack.kill();

  browser = await openBrowser({ serviceWorkers: "allow", profile });
  const { page } = browser;
  for (const path of [`/tours/${tour().id}`, `/packages/${tourPackage().id}`]) {
    await open(path);
    await ready(page).waitFor();
    expect({ path, broken: await brokenPictures(page) }).toEqual({ path, broken: [] });
  }
  // A held trip's own page has no picture, not even a code yet: its pictures stand in the list and where it goes.
  await open(tripPath);
  await ready(page).waitFor();
  for (const path of ["/trips", tripItemPath]) {
    await open(path);
    await page.locator("main img").first().waitFor();
    expect({ path, broken: await brokenPictures(page) }).toEqual({ path, broken: [] });
  }
  await open(`/tours/${takenBack().id}`);
  await page.getByText("This is no longer offered.").waitFor();
  await page.getByRole("heading", { level: 1, name: takenBack().title }).waitFor();
  expect(await brokenPictures(page)).toEqual([]);
});

it("without a network a lost picture is told, not hidden", async () => {
  const { page } = browser;
  await open("/offline");
  const card = page.getByRole("listitem", { name: tour().title });
  await card.getByText("Ready offline").waitFor();
  await losePicture(page, `tour:${tour().id}`);
  await lookAgain(page);
  await card.getByText(/Not complete: \d+ of \d+ pictures on this device/).waitFor();
  await card.getByRole("button", { name: "Finish saving" }).click();
  await card.getByText(/The connection was lost/).waitFor();
  expect(await card.getByText("Ready offline").count()).toBe(0);
  expect(browser.errors).toEqual([]);
});
