import { afterEach, expect, it } from "vitest";
import { stackUrl } from "../support/shared-stack.ts";
import { journey } from "../support/tiers.ts";
import { openProxied, type Proxied } from "./proxied.ts";
import { catalogueStored, workerReady } from "./pwa-desk.ts";
import { brokenPictures, ready, saveHere } from "./saved-pages.ts";

const HEALED = { timeout: 20_000 };
const GONE_MS = 8_000;
const LOOKED_MS = 1_500;

let here: Proxied;
afterEach(async () => {
  expect(here.errors).toEqual([]);
  await here.close();
});

const losesSignalAfter = async (file: RegExp) => {
  here = await openProxied();
  here.network.next = { after: file, trouble: "no signal" };
  await here.page.goto(`${stackUrl}/tours`, { waitUntil: "commit" });
  await expect.poll(() => here.network.trouble).toBe("no signal");
  return here;
};
const workerInTime = () => here.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, HEALED);

it("opens another page and installs the worker once the network is back, when it failed after the app's code loaded", async () => {
  const { page, network } = await losesSignalAfter(/\/assets\/index-.*\.js/);
  await page.waitForTimeout(LOOKED_MS);
  await page.mouse.wheel(0, 600);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us", exact: true }).click();
  await page.getByText("This page is not on this device yet").waitFor();
  await page.waitForTimeout(GONE_MS);
  network.trouble = "none";
  await page.getByRole("heading", { level: 1, name: /About/ }).waitFor(HEALED);
  await workerInTime();
});

it("starts the app once the network is back, when its own code was cut off", async () => {
  const { page, network } = await losesSignalAfter(/\/assets\/react-.*\.js/);
  await page.waitForTimeout(GONE_MS);
  network.trouble = "none";
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.getByRole("button", { name: "List", exact: true, pressed: true }).waitFor(HEALED);
  await workerInTime();
});

it("loads the pictures that failed, once the network is back", async () => {
  here = await openProxied({ serviceWorkers: "block" });
  const { page, network } = here;
  // The worker's requests meet no route.
  await page.route("**/*.webp*", (route) => route.abort());
  // The tours of other stories share one picture, which would be there already.
  await page.goto(`${stackUrl}/destinations`);
  // Only the running app replaces a missing picture by a placeholder.
  const lost = page.locator("main li img[src*='placeholder']");
  await expect.poll(() => lost.count()).toBeGreaterThan(0);
  network.trouble = "no signal";
  await page.waitForTimeout(GONE_MS);
  await page.unroute("**/*.webp*");
  network.trouble = "none";
  await expect.poll(() => lost.count(), HEALED).toBe(0);
  await expect.poll(() => brokenPictures(page), HEALED).toEqual([]);
});

journey("stores app and catalogue in at most 70 requests, also when the page never gets the catalogue", async () => {
  here = await openProxied({ restarts: true });
  await here.page.route("**/rpc/catalogue_since", (route) => route.abort());
  await here.page.goto(stackUrl);
  await workerReady(here.page);
  await catalogueStored(here.page);
  expect(here.network.requests).toBeLessThanOrEqual(70);
  const page = await here.restart();
  here.network.trouble = "no signal";
  await page.goto(`${stackUrl}/packages`);
  await page.locator("main h3").first().waitFor();
  await page.getByText(/\d+ packages available/).waitFor();
});

it("calls a saved tour ready offline only once the app itself is", async () => {
  here = await openProxied({ inTheWay: /\/sw\.js/ });
  const { page, network } = here;
  network.trouble = "answers 503";
  await page.goto(`${stackUrl}/tours`);
  await page.locator("main li a[href^='/tours/']").first().click();
  await saveHere(page);
  await page.getByText("The app itself is still downloading").waitFor();
  expect(await ready(page).count()).toBe(0);
  network.trouble = "none";
  await ready(page).waitFor();
  await workerReady(page);
});

it("controls a page that was requested before the worker took control and arrived after it", async () => {
  here = await openProxied();
  const { page } = here;
  const late = await page.context().newPage();
  await late.addInitScript(() =>
    Object.assign(window, { controlledAtStart: navigator.serviceWorker.controller !== null }),
  );
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await late.route("**/about", (route) => answered.then(() => route.continue()));
  const arrived = late.goto(`${stackUrl}/about`, { timeout: 0 });
  await page.goto(stackUrl);
  await workerReady(page);
  answer();
  await arrived;
  expect(await late.evaluate("controlledAtStart")).toBe(false);
  await late.waitForFunction(() => navigator.serviceWorker.controller !== null, null, HEALED);
});
