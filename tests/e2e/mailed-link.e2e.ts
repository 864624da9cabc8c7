import { afterEach, beforeEach, expect, it } from "vitest";
import { addDays } from "../../src/domain/catalogue/travel-dates.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { startFaultyProxy } from "../support/faulty-proxy.ts";
import { makeTour } from "./departure-desk.ts";
import { hold } from "./paid-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
/** A network that is back is noticed by the catalogue's probe within 17 seconds. */
const HEALED = { timeout: 20_000 };
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
let browser: Browser;
let title: string;
let link: string;

beforeEach(async () => {
  proxy = await startFaultyProxy(/./);
  browser = await openBrowser({ serviceWorkers: "allow", args: proxy.args });
  const day = addDays(new Date().toISOString().slice(0, 10), 90);
  const tour = await makeTour(desk, [day]);
  const { id, token } = await hold(desk, tour.id, day, 1);
  ({ title } = tour);
  link = `${stackUrl}/trips/${id}#token=${token}`;
  const { page } = browser;
  await page.goto(stackUrl);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  proxy.state.trouble = "no signal";
  await page.goto(link);
  await page.getByText("This trip cannot be loaded now").waitFor();
});
afterEach(async () => {
  await browser.close();
  await proxy.stop();
});

const trip = () => browser.page.getByRole("heading", { name: title });

it("opens the trip by itself when the network is back", async () => {
  proxy.state.trouble = "none";
  await trip().waitFor(HEALED);
  expect(browser.page.url()).not.toContain("token");
});

it("opens the trip after the page was reloaded without a network", async () => {
  await browser.page.reload();
  await browser.page.getByText("This trip cannot be loaded now").waitFor();
  proxy.state.trouble = "none";
  await trip().waitFor(HEALED);
  expect(await trip().count()).toBe(1);
});

it("opens the trip when it is followed again in the same tab", async () => {
  proxy.state.trouble = "none";
  await browser.page.goto(link);
  await trip().waitFor(HEALED);
  expect(await trip().count()).toBe(1);
});
