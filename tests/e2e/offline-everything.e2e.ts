import { afterEach, beforeEach, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { openBrowser, type Browser } from "../support/browser.ts";
import { until } from "../support/processes.ts";
import { fill, send, toursWithDates } from "./booking-desk.ts";
import { readCatalogue } from "./catalogue-server.ts";
import { brokenPictures, forgetPictures } from "./saved-pages.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

it("saves everything with its size told before, and takes it away only after asking", async () => {
  const { page, context } = browser;
  const { destinations, tours, packages } = await readCatalogue(desk.url, desk.keys.publishable);
  const count = destinations.length + tours.length + packages.length;
  await page.goto(`${desk.url}/offline`);
  await page.getByText("Nothing saved yet").waitFor();
  await page.getByRole("button", { name: "Save everything" }).click();
  await page.getByText(new RegExp(`The text of ${count} pages and \\d+ pictures: \\d+ [KM]B`)).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(`All ${count} pages are ready offline`).waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: `Show all ${count}` }).click();
  const saved = page.getByRole("list", { name: "Saved" });
  await until("every page is ready", async () => (await saved.getByText("Ready offline").count()) === count);

  await forgetPictures(context, page);
  await context.setOffline(true);
  for (const path of ["/destinations", "/tours", "/packages"]) {
    await page.goto(`${desk.url}${path}`);
    await page.locator("main h3").first().waitFor();
    expect({ path, broken: await brokenPictures(page) }).toEqual({ path, broken: [] });
  }

  await page.goto(`${desk.url}/offline`);
  await page.getByRole("button", { name: "Remove everything saved" }).click();
  await page.getByRole("button", { name: "Keep it", exact: true }).click();
  await page.getByText(`Show all ${count}`).waitFor();
  await page.getByRole("button", { name: "Remove everything saved" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByText("Nothing saved yet").waitFor();
  await page.getByText("Saved pictures: 0 B.").waitFor();
});

it("on mobile data it waits for Wi-Fi when told so, and goes on when that comes", async () => {
  const { page, context } = browser;
  await context.addInitScript(() => {
    const network = Object.assign(new EventTarget(), { type: "cellular" });
    Object.defineProperty(navigator, "connection", { value: network, configurable: true });
  });
  const { tours } = await readCatalogue(desk.url, desk.keys.publishable);
  await page.goto(`${desk.url}/tours/${tours[0]?.id}`);
  await page.getByRole("button", { name: "Save for offline" }).click();
  await page.getByText("You are on mobile data, or your phone is set to save data.").waitFor();
  await page.getByLabel("Only on Wi-Fi").check();
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(/^0 of \d+ pictures are on this device\. Wi-Fi is gone/).waitFor();
  await page.evaluate(() => {
    const network = (navigator as unknown as { connection: EventTarget }).connection;
    Object.assign(network, { type: "wifi" }).dispatchEvent(new Event("change"));
  });
  await page.getByRole("button", { name: "Ready offline" }).waitFor();
});

it("trips go to another profile by link and by code, and are unverified until the server has answered", async () => {
  await browser.context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: desk.url });
  const tour = (await toursWithDates(desk))[7];
  if (!tour) throw new Error("The seed has too few tours with departures");
  await browser.context.route("**/functions/v1/create-payment", (route) => route.abort());
  await browser.page.goto(`${desk.url}/booking/tour/${tour.id}`);
  await browser.page.getByLabel("Departure date").waitFor();
  await fill(browser.page, "moved@example.com");
  await send(browser.page);
  await browser.page.getByText(/^Held until/).waitFor();
  const reference = await browser.page
    .getByLabel("Voucher")
    .getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
    .innerText();
  await browser.page.goto(`${desk.url}/trips`);
  await browser.page.getByRole("button", { name: "Transfer my trips" }).click();
  await browser.page.getByRole("button", { name: "Copy the link" }).click();
  const link = await browser.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${desk.url}/trips/receive#trips=`));
  const code = browser.page.getByRole("img", { name: "Code 1 of 1 with your trips" });
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20);

  await browser.close();
  browser = await openBrowser({ serviceWorkers: "allow" });
  const { page, context } = browser;
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  await page.goto(`${desk.url}/trips/receive`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.getByLabel("The link").fill(link.slice(0, -10));
  await page.getByRole("button", { name: "Preview trips" }).click();
  await page.getByText(/isn't a valid trip link/).waitFor();
  await page.getByLabel("The link").fill(link);
  await page.getByRole("button", { name: "Preview trips" }).click();
  const preview = page.getByRole("list", { name: "Trips in this link" });
  await preview.getByText(tour.title).waitFor();
  await preview.getByText("Unverified").waitFor();
  await page.getByRole("button", { name: "Add to this device" }).click();
  const unverified = page.getByRole("region", { name: "Imported, not verified yet" });
  await unverified.getByText(tour.title).waitFor();
  expect(await page.getByText(/Held until|Confirmed/).count()).toBe(0);
  await context.setOffline(false);
  await page.getByRole("list", { name: "Upcoming trips" }).getByRole("link", { name: tour.title }).click();
  await page.getByLabel("Voucher").getByText(reference).waitFor();

  await page.getByRole("button", { name: "Open on another device" }).click();
  await page.getByRole("img", { name: "Code that opens this trip" }).waitFor();
  const keys = await page.evaluate(keyLink);
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await page.getByText("No trips yet").waitFor();
  await page.goto("about:blank");
  await context.setOffline(true);
  await page.goto(`${desk.url}/trips/receive${keys}`);
  await page.getByRole("list", { name: "Trips in this link" }).getByText("A trip").waitFor();
  expect(page.url()).toBe(`${desk.url}/trips/receive`);
  await page.getByRole("button", { name: "Add to this device" }).click();
  await unverified.getByText("Unverified").waitFor();
  await context.setOffline(false);
  await page.getByRole("list", { name: "Upcoming trips" }).getByRole("link", { name: tour.title }).waitFor();
  expect(
    asked.filter((url) => url.includes("token=") || url.includes("trips=")).map((url) => url.split("#")[1]),
  ).toEqual([]);
});

/** The fragment of the code, made from what this device keeps: a test has no camera. */
const keyLink = async (): Promise<string> => {
  const trip = await new Promise<{ id: string; token: string }>((resolve, reject) => {
    const opening = indexedDB.open("journey");
    opening.onerror = () => reject(new Error("The database does not open"));
    opening.onsuccess = () => {
      const all = opening.result.transaction("bookings").objectStore("bookings").getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(all.result[0]);
      };
    };
  });
  const token = Uint8Array.from(atob(`${trip.token.replaceAll("-", "+").replaceAll("_", "/")}=`), (c) =>
    c.charCodeAt(0),
  );
  const id = trip.id.replaceAll("-", "").match(/../g) ?? [];
  const bytes = [...id.map((hex) => Number.parseInt(hex, 16)), ...token];
  return `#keys=${btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")}`;
};
