import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { startFaultyProxy, type Trouble } from "../support/faulty-proxy.ts";
import { fill, mailbox, toursWithDates } from "./booking-desk.ts";
import { readCatalogue } from "./catalogue-server.ts";

const desk = { url: stackUrl, keys: stackKeys };
const TROUBLES: Trouble[] = ["hangs", "login page", "answers 503"];
/** Longer than our server is granted to answer. */
const PATIENCE = { timeout: 20_000 };

let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
let profile: string;
let browser: Browser;

const open = async (inTheWay: RegExp) => {
  proxy = await startFaultyProxy(inTheWay);
  browser = await openBrowser({ serviceWorkers: "allow", profile, args: proxy.args });
};
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), "journey-networks-"));
});
afterEach(async () => {
  await browser.close();
  await proxy.stop();
  rmSync(profile, { recursive: true, force: true });
});

const aPackage = async (): Promise<{ id: string; title: string }> => {
  const [found] = (await readCatalogue(desk.url, desk.keys.publishable)).packages;
  if (!found) throw new Error("The seed has no package");
  return found;
};

/** The app is on this device; its catalogue is not, or is an old one that lacks what is asked for. */
const withoutTheCatalogue = async () => {
  const { page } = browser;
  proxy.state.trouble = "answers 503";
  await page.goto(`${desk.url}/about`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

it.each(TROUBLES)(
  "a package never visited and its booking page say that it has not come yet in a network of the kind: %s; and come by themselves",
  async (trouble) => {
    await open(/\/rest\/v1\/|\/functions\/v1\/|\/(packages|booking)\//);
    const { id, title } = await aPackage();
    await withoutTheCatalogue();
    const { page } = browser;
    proxy.state.trouble = trouble;

    await page.goto(`${desk.url}/packages/${id}`, { waitUntil: "commit" });
    await page.getByText("There is no connection").first().waitFor(PATIENCE);
    expect(await page.getByText("not found").count()).toBe(0);
    await page.getByRole("button", { name: "Try again" }).waitFor();

    await page.goto(`${desk.url}/booking/package/${id}`, { waitUntil: "commit" });
    await page.getByText("This package is not on this device yet").waitFor(PATIENCE);
    expect(new URL(page.url()).pathname).toBe(`/booking/package/${id}`);

    proxy.state.trouble = "none";
    const since = Date.now();
    await page.getByText(title).first().waitFor(PATIENCE);
    expect(Date.now() - since).toBeLessThan(20_000);
    expect(browser.errors).toEqual([]);
  },
);

it("what the server says does not exist is not found", async () => {
  await open(/\/never/);
  await browser.page.goto(`${desk.url}/packages/never-was`);
  await browser.page.getByText("Package not found").waitFor(PATIENCE);
});

it("says within two seconds of the tap what is kept, also where the trip's page hangs", async () => {
  await open(/\/rpc\/create_booking$|\/assets\/trip/);
  const { page } = browser;
  proxy.state.trouble = "hangs";
  const item = (await toursWithDates(desk)).at(-1);
  if (!item) throw new Error("No tour has room left");
  await page.goto(`${desk.url}/booking/tour/${item.id}`);
  await fill(page, mailbox("hanging"), 1);
  await page.getByLabel("Departure date").selectOption(item.departure_dates[0] ?? "");
  await page.getByRole("button", { name: /Complete Booking/ }).click();
  await page.getByText("Only on this device").waitFor({ timeout: 2_000 });
  expect(browser.errors).toEqual([]);
});
