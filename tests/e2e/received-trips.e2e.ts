import { deflateRawSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { holdSeats } from "../support/shop/bookings.ts";
import { unfold } from "../support/shop/pages.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";

const shop = { url: stackUrl, keys: stackKeys };
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const id = "0b0e0000-0000-4000-8000-00000000dead";
const madeUp = {
  journey_trips: 1,
  trips: [
    {
      id,
      token: "f".repeat(43),
      created_at: "2026-11-21T10:00:00Z",
      updated_at: "2099-11-21T10:00:00Z",
      title: "Free tour of everything",
      check_in: "2027-04-15",
      image_url: "/x.webp",
      duration_days: 3,
      request: null,
      refusal: null,
      payment: { url: "https://evil.example/pay", payment_id: "p", provider_payment_id: null },
      view: {
        id,
        reference: "FAKE-FAKE",
        status: "confirmed",
        needs_attention: false,
        item_type: "tour",
        item_id: id,
        title: "Free tour of everything",
        image_url: "/x.webp",
        guests: 2,
        check_in: "2027-04-15",
        check_out: "2027-04-15",
        ends_on: "2027-04-17",
        duration_days: 3,
        total_cents: 1,
        server_time: "2099-11-21T10:00:00Z",
      },
    },
  ],
};

const workerActive = () => browser.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
const importTrips = () => browser.page.getByRole("button", { name: "Add to this device" }).click();
const unverified = () => browser.page.getByRole("region", { name: "Imported, not verified yet" });
const preview = () => browser.page.getByRole("list", { name: "Trips in this link" });
const upcoming = (title: string) =>
  browser.page.getByRole("list", { name: "Upcoming trips" }).getByRole("link", { name: title });
const claims = () => browser.page.getByText(/Confirmed|Held until|Paid|FAKE-FAKE/).count();

it("shows an invented trip as unverified offline, by link and by file, and drops it once the server does not know it", async () => {
  const { page, context } = browser;
  const dropped = async () => {
    await page.getByText("1 trip not added: we can't find the booking.").waitFor();
    await page.getByText("No trips yet").waitFor();
    expect(await page.getByText("Free tour of everything").count()).toBe(0);
  };
  await page.goto(shop.url);
  await workerActive();
  await context.setOffline(true);
  await page.goto(`${shop.url}/trips/receive#trips=${deflateRawSync(JSON.stringify(madeUp)).toString("base64url")}`);
  await preview().getByText("Unverified").waitFor();
  expect(await claims()).toBe(0);
  await importTrips();
  await unverified().getByText("Free tour of everything").waitFor();
  expect(await claims()).toBe(0);
  await page.goto(`${shop.url}/trips/${id}`);
  await page.getByText("This trip cannot be loaded now").waitFor();
  expect(await claims()).toBe(0);
  expect(await page.getByRole("img", { name: /Voucher code/ }).count()).toBe(0);
  await page.goto(`${shop.url}/trips`);
  await context.setOffline(false);
  await dropped();

  await page.reload();
  const buffer = Buffer.from(JSON.stringify(madeUp));
  await page.locator('input[type="file"]').setInputFiles({ name: "t.json", mimeType: "application/json", buffer });
  expect(await claims()).toBe(0);
  await dropped();
});

it("moves trips to another device by link and by code, and sends neither to a server", async () => {
  const [day = ""] = daysAhead(40);
  const tour = await makeTour(shop, [day]);
  const own = await holdSeats(shop, tour, day);
  await browser.context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: shop.url });
  await browser.page.goto(`${shop.url}/trips/${own.id}#token=${own.token}`);
  const voucher = () => browser.page.getByLabel("Voucher").getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  const reference = await voucher().innerText();
  await browser.page.goto(`${shop.url}/trips`);
  await unfold(browser.page, "Other devices and backup");
  await browser.page.getByRole("button", { name: "Transfer my trips" }).click();
  await browser.page.getByRole("button", { name: "Copy the link" }).click();
  const link = await browser.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${shop.url}/trips/receive#trips=`));
  const code = browser.page.getByRole("img", { name: "Code 1 of 1 with your trips" });
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20);

  await browser.close();
  browser = await openBrowser({ serviceWorkers: "allow" });
  const { page, context } = browser;
  const requestedPaths: string[] = [];
  context.on("request", (request) => requestedPaths.push(request.url()));
  await page.goto(`${shop.url}/trips/receive`);
  await workerActive();
  await context.setOffline(true);
  await page.getByLabel("The link").fill(link.slice(0, -10));
  await page.getByRole("button", { name: "Preview trips" }).click();
  await page.getByText(/isn't a valid trip link/).waitFor();
  await page.getByLabel("The link").fill(link);
  await page.getByRole("button", { name: "Preview trips" }).click();
  await preview().getByText(tour.title).waitFor();
  await importTrips();
  await unverified().getByText(tour.title).waitFor();
  expect(await claims()).toBe(0);
  await context.setOffline(false);
  await upcoming(tour.title).click();
  expect(await voucher().innerText()).toBe(reference);

  await unfold(page, "Manage booking");
  await page.getByRole("button", { name: "Open on another device" }).click();
  await page.getByRole("img", { name: "Code that opens this trip" }).waitFor();
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await page.getByText("No trips yet").waitFor();
  await page.goto("about:blank");
  await context.setOffline(true);
  const keys = Buffer.concat([Buffer.from(own.id.replaceAll("-", ""), "hex"), Buffer.from(own.token, "base64url")]);
  await page.goto(`${shop.url}/trips/receive#keys=${keys.toString("base64url")}`);
  await preview().getByText("A trip").waitFor();
  expect(page.url()).toBe(`${shop.url}/trips/receive`);
  await importTrips();
  await unverified().getByText("Unverified").waitFor();
  await context.setOffline(false);
  await upcoming(tour.title).waitFor();
  const leaked = requestedPaths.filter((url) => url.includes("token=") || url.includes("trips="));
  expect(leaked).toEqual([]);
});
