import { afterEach, beforeEach, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { toursWithDates } from "./booking-desk.ts";
import { readCatalogue } from "./catalogue-server.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

it("a device without room works online and says that nothing is kept", async () => {
  const { page, context } = browser;
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: desk.url, quotaSize: 20_000 });
  await page.goto(`${desk.url}/search`);
  await page.getByText(/^Found \d+ amazing/).waitFor();
  await page.getByText("Storage on this device is full").waitFor();
  await page.getByRole("searchbox").fill("Bukara");
  await page
    .getByRole("link", { name: /Bukhara/ })
    .first()
    .waitFor();
});

it.each(["2020-01-01T00:00:00Z", "2034-06-01T00:00:00Z"])(
  "a device that believes in %s offers the departures that there are",
  async (time) => {
    const [tour] = await toursWithDates(desk);
    const { tours } = await readCatalogue(desk.url, desk.keys.publishable);
    // Also those that other stories have filled.
    const days = tours.find(({ id }) => id === tour?.id)?.departure_dates ?? [];
    const { page, context } = browser;
    await page.clock.setSystemTime(new Date(time));
    await page.goto(`${desk.url}/booking/tour/${tour?.id}`);
    const select = page.getByLabel("Departure date");
    await select.waitFor();
    await expect.poll(() => select.locator("option").count()).toBe(days.length + 1);
    // The page alone has heard the server: after a restart without a network it still knows the day.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await select.waitFor();
    await expect.poll(() => select.locator("option").count()).toBe(days.length + 1);
  },
);
