import type { Page } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { holdSeats } from "../support/shop/bookings.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { workerReady } from "./pwa-desk.ts";

const shop = { url: stackUrl, keys: stackKeys };
let browser: Browser;
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

journey("can be installed, is offered once, at the second visit, and not beside a dialog", async () => {
  browser = await openBrowser({ whole: true });
  const { context, page } = browser;
  await page.goto(shop.url);
  await workerReady(page);
  const cdp = await context.newCDPSession(page);
  await expect.poll(async () => (await cdp.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
  const { data, errors } = await cdp.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest: Record<"icons" | "screenshots" | "shortcuts", { src: string; url: string; sizes: string }[]> & {
    id: string;
  } = JSON.parse(data ?? "");
  expect(manifest.id).toBe("/");
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (path) => {
      const picture = new Image();
      picture.src = path;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(size, src).toBe(sizes);
  }
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(["/search", "/trips"]);

  const invitation = (where: Page) => where.getByText("Keep Journey on this device");
  await page.waitForFunction(() => localStorage.getItem("journey-visits") === "1");
  expect(await invitation(page).count()).toBe(0);
  const second = await context.newPage();
  await second.goto(`${shop.url}/tours`);
  await invitation(second).waitFor();
  await second.evaluate(() => document.body.appendChild(document.createElement("dialog")).showModal());
  await invitation(second).waitFor({ state: "hidden" });
  await second.evaluate(() => document.querySelector("dialog")?.close());
  await invitation(second).waitFor();
  const third = await context.newPage();
  await third.goto(`${shop.url}/tours`);
  await third.waitForFunction(() => localStorage.getItem("journey-visits") === "3");
  // The invitation is in the part that writes this.
  await third.waitForFunction(() => sessionStorage.getItem("journey-kept-trips") !== null);
  expect(await invitation(third).count()).toBe(0);
  await second.getByRole("button", { name: "No, thanks" }).click();
  await invitation(second).waitFor({ state: "detached" });

  await third.goto(`${shop.url}/install`);
  // Replaces Chromium's own offer, whose answer needs a window.
  await third.getByRole("button", { name: "Install the app" }).waitFor();
  await third.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = () => Promise.resolve(Object.assign(window, { asked: true })).then(() => undefined);
    window.dispatchEvent(Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome: "accepted" }) }));
    Object.assign(window, { held: offer.defaultPrevented });
  });
  await third.getByRole("button", { name: "Install the app" }).click();
  await third.waitForFunction(() => "asked" in window);
  expect(await third.evaluate(() => (window as { held?: boolean }).held)).toBe(true);
  await third.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
  await third.getByText("Installed. Open it from").waitFor();
});

it("starts after the browser cleared the device, says so, and leads to the emailed links", async () => {
  const [day = ""] = daysAhead(40);
  const { id, token } = await holdSeats(shop, await makeTour(shop, [day]), day);
  browser = await openBrowser({ serviceWorkers: "allow" });
  const { context, page } = browser;
  await page.goto(`${shop.url}/trips/${id}#token=${token}`);
  await page.waitForFunction(() => localStorage.getItem("journey-kept-trips") === "1");
  await workerReady(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Storage.clearDataForOrigin", { origin: shop.url, storageTypes: "all" });
  await page.goto(shop.url);
  await page.getByText("Your browser cleared 1 saved trip").waitFor();
  await page.getByRole("link", { name: "email me my bookings" }).click();
  await page.getByRole("button", { name: "Email me my bookings" }).waitFor();
  await page.goto(shop.url);
  await page.locator("main h3").first().waitFor();
});
