import { afterEach, expect } from "vitest";
import { OUTBOX_SYNC_TAG } from "../../src/data/sync/outbox/deps.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { until } from "../support/processes.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, newEmail } from "../support/shop/bookings.ts";
import { fillBookingForm, openBookingForm, submitBookingForm } from "../support/shop/pages.ts";
import { makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { registrationOf, workerReady } from "./pwa-desk.ts";

const shop = { url: stackUrl, keys: stackKeys };
let browser: Browser;
afterEach(() => browser.close());

/** Chromium retries a failed sync only after five minutes, so this asks for the next try. */
async function retrySync({ page }: Browser): Promise<void> {
  const { session, registrationId } = await registrationOf(page, shop.url);
  await session.send("ServiceWorker.dispatchSyncEvent", {
    origin: shop.url,
    registrationId,
    tag: OUTBOX_SYNC_TAG,
    lastChance: false,
  });
}

journey("sends a booking queued offline with its page closed once the network is back, and notifies", async () => {
  const [tour, email] = [await makeTour(shop), newEmail("closed-page")];
  browser = await openBrowser({ whole: true });
  const { context } = browser;
  await context.grantPermissions(["notifications", "background-sync"], { origin: shop.url });
  const page = await context.newPage();
  await openBookingForm(page, shop, tour);
  await workerReady(page);
  await fillBookingForm(page, email);
  await context.setOffline(true);
  await submitBookingForm(page);
  await page.getByText("Only on this device").waitFor();
  const tags = () =>
    page.evaluate(async () => {
      const { sync } = (await navigator.serviceWorker.ready) as unknown as {
        sync: { getTags: () => Promise<string[]> };
      };
      return sync.getTags();
    });
  await until("the browser is asked to wake the worker", async () => (await tags()).length > 0);
  await page.close();
  expect(await bookingsOf(shop, email)).toEqual([]);
  await context.setOffline(false);
  await retrySync(browser);
  await until("the worker has sent it", async () => (await bookingsOf(shop, email)).length === 1);

  const notices = async () =>
    context.serviceWorkers()[0]?.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const shown = await registration.getNotifications();
      return shown.map(({ title, body, data }) => ({ title, body, path: String(data.path) }));
    }) ?? [];
  await expect.poll(notices, { timeout: 30_000 }).toEqual([
    {
      title: expect.stringMatching(/^Held until \d\d:\d\d your time: pay now$/),
      body: tour.title,
      path: expect.stringMatching(/^\/trips\/[\da-f-]{36}$/),
    },
  ]);
});
