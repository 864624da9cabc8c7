import type { BrowserContext, Page } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { startFaultyProxy } from "../support/faulty-proxy.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { makePaidBooking, type OwnBooking } from "../support/shop/bookings.ts";
import { askAsAdmin, readRows } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { everythingStored } from "./everything-stored.ts";
import { registrationOf, workerReady } from "./pwa-desk.ts";

const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const [day = ""] = daysAhead(20);
const PANEL = "News about this trip";

let browser: Browser;
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
afterEach(async () => {
  await browser.close();
  await proxy.stop();
});

/** Chromium subscribes at its maker's push service only, so the page gets an address without it. */
function seedSubscription(answer: NotificationPermission): void {
  const toJSON = () => ({
    endpoint: "https://updates.push.services.mozilla.com/journey-1",
    keys: { p256dh: `B${"p".repeat(86)}`, auth: "a".repeat(22) },
  });
  const subscription = { endpoint: toJSON().endpoint, options: {}, toJSON, unsubscribe: async () => true };
  let isSubscribed = false;
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      isSubscribed = true;
      return subscription;
    },
    getSubscription: async () => (isSubscribed ? subscription : null),
  });
  if (location.protocol !== "http:") return;
  const timesAsked = () => Number(sessionStorage.getItem("asked") ?? 0);
  Object.defineProperty(Notification, "permission", { get: () => (timesAsked() > 0 ? answer : "default") });
  Notification.requestPermission = async () => {
    sessionStorage.setItem("asked", String(timesAsked() + 1));
    return answer;
  };
}

async function openNewsOf({ id, token }: OwnBooking, permission: NotificationPermission): Promise<Page> {
  proxy = await startFaultyProxy(/./);
  browser = await openBrowser({ whole: true, proxy: { server: proxy.server } });
  const { page, context } = browser;
  await context.grantPermissions(permission === "granted" ? ["notifications", "background-sync"] : [], {
    origin: shop.url,
  });
  await context.addInitScript(seedSubscription, permission);
  await context.route("**/rpc/news_ways", (route) =>
    route.fulfill({ json: { push_key: `B${"k".repeat(86)}`, bot: null } }),
  );
  await page.goto(`${shop.url}/trips/${id}#token=${token}`);
  await page.getByRole("region", { name: PANEL }).waitFor();
  return page;
}

const worker = (context: BrowserContext) => {
  const [only] = context.serviceWorkers();
  if (!only) throw new Error("The worker is gone");
  return only;
};

async function deliver(page: Page, data: unknown): Promise<void> {
  const { session, registrationId } = await registrationOf(page, shop.url);
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: shop.url,
    registrationId,
    data: JSON.stringify(data),
  });
}

const seenNews = (own: OwnBooking) =>
  readRows<{ id: string; news_readers: { seen_by: string }[] }>(
    shop,
    `news?booking_id=eq.${own.id}&kind=eq.meeting_changed&select=id,news_readers(seen_at,seen_by)`,
  );

journey("shows a push with the app closed, opens its trip offline, and acknowledges it once online", async () => {
  const tour = await makeTour(shop, [day]);
  const own = await makePaidBooking(shop, tour, day);
  const page = await openNewsOf(own, "granted");
  const { context } = browser;
  await workerReady(page);
  await page.getByRole("button", { name: "Show how it works" }).click();
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByText("On for this device.").waitFor();
  await expect.poll(() => everythingStored(page)).toContain("updates.push.services.mozilla.com");
  const departure = { tour_id: tour.id, start_date: day, meeting_point: "North gate", meeting_time: "07:15" };
  await page.goto("about:blank");
  await askAsAdmin(shop, "rpc/save_departure", { departure });
  const [news] = await seenNews(own);
  expect(news?.news_readers).toMatchObject([{ seen_by: null }]);

  proxy.state.trouble = "no signal";
  const path = `/trips/${own.id}?news=${news?.id}`;
  await deliver(page, {
    web_push: 8030,
    notification: {
      title: "New meeting details",
      body: tour.title,
      navigate: shop.url + path,
      lang: "en",
      tag: news?.id,
    },
    news: { as: "booking", id: own.id, news_id: news?.id },
  });
  const shown = () =>
    worker(context).evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(shown).toEqual([{ title: "New meeting details", body: tour.title, tag: news?.id }]);

  // Playwright cannot tap a notification, so the story dispatches the event in the worker and records the opened address.
  const opened = await worker(context).evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) return null;
    return new Promise<string>((resolve) => {
      Object.assign(scope.clients, { openWindow: async (url: string) => resolve(url) });
      scope.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    });
  });
  expect(opened).toBe(path);
  const trip = await context.newPage();
  await trip.goto(`${shop.url}${opened}`);
  await trip.getByRole("heading", { name: tour.title }).waitFor();
  await expect.poll(() => everythingStored(trip)).toContain('"by":"push"');
  expect((await seenNews(own))[0]?.news_readers).toMatchObject([{ seen_by: null }]);

  proxy.state.trouble = "none";
  await trip.reload();
  await trip.getByText("North gate, 07:15, Tashkent time").first().waitFor();
  await expect.poll(() => seenNews(own)).toMatchObject([{ news_readers: [{ seen_by: "push" }] }]);
  expect(browser.errors).toEqual([]);
});

it("never asks again after a refusal, and loads what it needs only when it is opened", async () => {
  const own = await makePaidBooking(shop, await makeTour(shop, [day]), day);
  const page = await openNewsOf(own, "denied");
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  const pushParts = async () => (await scripts()).filter((name) => /\/(news-panel|follow-news)-/.test(name));
  expect(await pushParts()).toEqual([]);
  await page.getByRole("button", { name: "Show how it works" }).click();
  await page.getByText("This is what a message looks like").waitFor();
  expect((await pushParts()).length).toBeGreaterThan(0);
  const asked = () => page.evaluate(() => sessionStorage.getItem("asked"));
  expect(await asked()).toBeNull();
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByText("blocked in your browser").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Show how it works" }).click();
  await page.getByText("blocked in your browser").waitFor();
  expect(await page.getByRole("button", { name: "Turn on" }).count()).toBe(0);
  expect(await asked()).toBe("1");

  await page.goto(shop.url);
  await page.waitForLoadState("networkidle");
  expect((await scripts()).filter((name) => /(news|push)[^/]*\.js$/.test(name))).toEqual([]);
});
