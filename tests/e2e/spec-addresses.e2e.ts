import { afterEach, beforeEach, expect, it } from "vitest";
import { stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";

let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

it.each(["/booking/tour", "/booking/tour/", "/booking/package", "/booking/hotel/1"])(
  "%s lacks its type or id and goes home",
  async (path) => {
    await browser.page.goto(`${stackUrl}${path}`);
    await browser.page.waitForURL(`${stackUrl}/`);
    expect(await browser.page.getByRole("heading", { level: 1 }).innerText()).toContain("Discover the Magic");
  },
);

it("/booking/{id} is the trip of that booking, or says that this device does not know it", async () => {
  const id = "0b0e0000-0000-4000-8000-00000000beef";
  await browser.page.goto(`${stackUrl}/booking/${id}`);
  await browser.page.waitForURL(`${stackUrl}/trips/${id}`);
  await browser.page.getByText("This trip is not on this device").waitFor();
  expect(await browser.page.getByRole("link", { name: "My trips" }).count()).toBeGreaterThan(0);
});

it.each(["/booking/confirmation", "/booking/confirmation/"])("%s fails with 'Missing payment ID'", async (path) => {
  await browser.page.goto(`${stackUrl}${path}`);
  await browser.page.waitForURL("**/payment/failure?*");
  expect(new URL(browser.page.url()).searchParams.get("error")).toBe("Missing payment ID");
  await browser.page.getByText("Missing payment ID").waitFor();
  expect(await browser.page.getByText("You haven't been charged").count()).toBe(0);
});

it("a server whose answers are none: 'Error checking payment status', then 'Status check failed'", async () => {
  const { page, context } = browser;
  await context.route("**/rpc/payment_status", (route) => route.fulfill({ status: 500, json: { code: "XX000" } }));
  await context.route("**/functions/v1/payment-status", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${stackUrl}/payment/process/some-payment`);
  await page.getByText("Error checking payment status").waitFor();
  await page.waitForURL("**/payment/failure?*");
  expect(new URL(page.url()).searchParams.get("error")).toBe("Status check failed");
  await page.getByRole("heading", { name: "Payment not confirmed yet" }).waitFor();
});

it("an unknown payment is said, and left for the failure page after a moment", async () => {
  const { page } = browser;
  await page.goto(`${stackUrl}/payment/process/some-payment`);
  await page.getByRole("heading", { name: "Payment Failed" }).waitFor();
  await page.waitForURL("**/payment/failure?*");
  expect(new URL(page.url()).searchParams.get("error")).toBe("Payment not found");
});

it("an unknown address answers 404, and says so in its title and on the page", async () => {
  const { page } = browser;
  expect((await page.goto(`${stackUrl}/no/such/page`))?.status()).toBe(404);
  await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
  await page.getByText("404", { exact: true }).waitFor();
  expect(await page.title()).toMatch(/404/);
});
