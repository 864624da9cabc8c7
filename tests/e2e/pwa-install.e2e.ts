import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { stackUrl } from "../support/shared-stack.ts";
import { openBrowser, type Browser } from "../support/browser.ts";
import { untilTrue } from "../support/until-true.ts";
import { workerReady } from "./pwa-desk.ts";

const url = stackUrl;

const withBrowser = async (story: (browser: Browser) => Promise<void>) => {
  const browser = await openBrowser({ whole: true });
  try {
    await browser.page.goto(url, { waitUntil: "networkidle" });
    await workerReady(browser.page);
    await story(browser);
    expect(browser.errors).toEqual([]);
  } finally {
    await browser.close();
  }
};

describe("installing", () => {
  it("Chromium finds nothing against it, and the manifest holds what it names", () =>
    withBrowser(async ({ context, page }) => {
      const cdp = await context.newCDPSession(page);
      const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
      expect(installabilityErrors).toEqual([]);
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
      expect(manifest.shortcuts.map((one) => one.url)).toEqual(["/search", "/trips"]);
    }));

  it("is offered at the second visit, and never again once declined", () =>
    withBrowser(async ({ context, page }) => {
      const invitation = (where: Page) => where.getByText("Keep Journey on this device");
      await page.waitForFunction(() => localStorage.getItem("journey-visits") === "1");
      expect(await invitation(page).count()).toBe(0);
      const second = await context.newPage();
      await second.goto(`${url}/tours`);
      await invitation(second).waitFor();
      await second.getByRole("button", { name: "No, thanks" }).click();
      await invitation(second).waitFor({ state: "detached" });
      const third = await context.newPage();
      await third.goto(url);
      await third.waitForFunction(() => localStorage.getItem("journey-visits") === "3");
      expect(await invitation(third).count()).toBe(0);
    }));

  it("the button on /install asks the browser's own question", () =>
    withBrowser(async ({ page }) => {
      await page.goto(`${url}/install`);
      // Chromium's own offer is in; another takes its place, with an answer that needs no window of its own.
      await page.getByRole("button", { name: "Install the app" }).waitFor();
      await page.evaluate(() => {
        const offer = new Event("beforeinstallprompt", { cancelable: true });
        const prompt = () => Promise.resolve(Object.assign(window, { asked: true })).then(() => undefined);
        window.dispatchEvent(Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome: "accepted" }) }));
        Object.assign(window, { held: offer.defaultPrevented });
      });
      await page.getByRole("button", { name: "Install the app" }).click();
      await page.waitForFunction(() => "asked" in window);
      expect(await page.evaluate(() => (window as { held?: boolean }).held)).toBe(true);
      await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
      await page.getByText("Installed. Open it from").waitFor();
    }));
});

describe("the app mends itself", () => {
  const precached = (page: Page, part: string) =>
    page.evaluate(async (wanted) => {
      const names = (await caches.keys()).filter((name) => name.includes("precache"));
      const urls = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map((r) => r.url)),
      );
      return urls.flat().filter((one) => one.includes(wanted)).length;
    }, part);
  const lose = (page: Page, part: string) =>
    page.evaluate(async (wanted) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (request.url.includes(wanted)) await cache.delete(request);
      }
    }, part);

  it("a part that the browser dropped is said offline and fetched again online", () =>
    withBrowser(async ({ context, page }) => {
      expect(await precached(page, "terms-screen")).toBeGreaterThan(0);
      await lose(page, "terms-screen");
      await context.setOffline(true);
      await page.reload();
      await page.getByText(/parts of the app are missing/).waitFor();
      await context.setOffline(false);
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
      await page.getByText(/parts of the app are missing/).waitFor({ state: "detached" });
      expect(await precached(page, "terms-screen")).toBeGreaterThan(0);
    }));

  it("a script that is not there is answered with an error, never with a page", () =>
    withBrowser(async ({ context, page }) => {
      // A host that answers every address with the start page.
      await context.route("**/assets/gone-*.js", (route) =>
        route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html>" }),
      );
      const answer = await page.evaluate(async () => {
        const { status, headers } = await fetch("/assets/gone-12345678.js");
        return `${status} ${headers.get("content-type")}`;
      });
      expect(answer).toBe("404 text/plain");
    }));

  it("after the browser cleared everything the app starts, says so, and leads to the mailed links", () =>
    withBrowser(async ({ context, page }) => {
      // The worker makes the database, once it serves.
      await untilTrue(page, async () =>
        (await indexedDB.databases()).some(({ name, version = 0 }) => name === "journey" && version > 1),
      );
      await page.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const opening = indexedDB.open("journey");
            opening.onerror = () => reject(new Error("no database"));
            opening.onsuccess = () => {
              const trip = { id: "t", token: "t", updated_at: "", created_at: "", title: "Khiva", image_url: "" };
              const writing = opening.result.transaction("bookings", "readwrite");
              writing.objectStore("bookings").put({
                ...trip,
                duration_days: 1,
                view: null,
                payment: null,
                refusal: null,
                request: { check_in: "2027-05-01", check_out: "2027-05-02", guests: 1, total_price_cents: 1 },
              });
              writing.oncomplete = () => {
                opening.result.close();
                resolve();
              };
            };
          }),
      );
      await page.reload();
      await page.waitForFunction(() => localStorage.getItem("journey-kept-trips") === "1");
      const cdp = await context.newCDPSession(page);
      await cdp.send("Storage.clearDataForOrigin", { origin: url, storageTypes: "all" });
      await page.reload();
      await page.getByText("has cleared what this device kept (1 trip)").waitFor();
      await page.getByRole("link", { name: "have your bookings emailed to you" }).click();
      await page.getByRole("button", { name: "Email me my bookings" }).waitFor();
      await page.goto(url);
      await page.locator("main h3").first().waitFor();
    }));
});
