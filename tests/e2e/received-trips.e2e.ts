import { deflateRawSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";

let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const id = "0b0e0000-0000-4000-8000-00000000dead";
/** A trip nobody booked, with everything in it that a page could believe. */
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
const claims = () => browser.page.getByText(/Confirmed|Held until|Paid|FAKE-FAKE/).count();

const dropped = async () => {
  await browser.page.getByText("1 trip dropped: our server knows no such booking.").waitFor();
  await browser.page.getByText("No trips yet").waitFor();
  expect(await browser.page.getByText("Free tour of everything").count()).toBe(0);
};

it("a made-up trip in a link is unverified without a signal, and dropped once the server says it knows none", async () => {
  const { page, context } = browser;
  await page.goto(stackUrl);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.goto(`${stackUrl}/trips/receive#trips=${deflateRawSync(JSON.stringify(madeUp)).toString("base64url")}`);
  await page.getByRole("list", { name: "Trips in this link" }).getByText("Unverified").waitFor();
  expect(await claims()).toBe(0);
  await page.getByRole("button", { name: "Add to this device" }).click();
  await page.getByRole("region", { name: "Imported, not verified yet" }).getByText("Free tour of everything").waitFor();
  expect(await claims()).toBe(0);
  await page.goto(`${stackUrl}/trips/${id}`);
  await page.getByText("This trip cannot be loaded now").waitFor();
  expect(await claims()).toBe(0);
  expect(await page.getByRole("img", { name: /Voucher code/ }).count()).toBe(0);
  await page.goto(`${stackUrl}/trips`);
  await context.setOffline(false);
  await dropped();
});

it("a made-up trip in a file is dropped with a sentence", async () => {
  const { page } = browser;
  await page.goto(`${stackUrl}/trips`);
  const buffer = Buffer.from(JSON.stringify(madeUp));
  await page.locator('input[type="file"]').setInputFiles({ name: "t.json", mimeType: "application/json", buffer });
  expect(await claims()).toBe(0);
  await dropped();
});
