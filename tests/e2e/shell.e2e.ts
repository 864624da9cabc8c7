import { afterEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackUrl } from "../support/shared-stack.ts";
import { newEmail } from "../support/shop/bookings.ts";

const url = stackUrl;
let browser: Browser;
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

it("opens and closes a phone's menu by keyboard, and Back returns to where the page was scrolled", async () => {
  browser = await openBrowser({ viewport: { width: 360, height: 740 } });
  const { page } = browser;
  await page.goto(`${url}/terms`, { waitUntil: "networkidle" });
  const tours = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tours" });
  expect(await tours.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  await tours.waitFor();
  await page.keyboard.press("Escape");
  await tours.waitFor({ state: "hidden" });

  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).focus();
  const scrolled = await page.evaluate(async () => {
    window.scrollTo({ top: 900, behavior: "instant" });
    // The app stores the position on the scroll event, which comes with a frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.scrollY;
  });
  expect(scrolled).toBe(900);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${url}/about`);
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 5);
});

it("names what a message lacks, stores it while offline and sends it once online", async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
  const { page, context } = browser;
  await page.goto(`${url}/contact`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Please tell us your name").first().waitFor();
  await page.getByText("Please write a message").first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
  const text = "Is the Aral Sea tour possible in March?";
  await page.getByRole("textbox", { name: /^Your name/ }).fill("Oʻtkir Жасур");
  await page.getByRole("textbox", { name: /^Email/ }).fill(newEmail("utkir"));
  await page.getByRole("textbox", { name: /^Message/ }).fill(text);
  await page.reload({ waitUntil: "networkidle" });
  expect(await page.getByRole("textbox", { name: /^Message/ }).inputValue()).toBe(text);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("heading", { name: "Only on this device" }).waitFor();
  await context.setOffline(false);
  await page.getByRole("heading", { name: "Sent", exact: true }).waitFor();
});

it("leads from each of the specification's addresses without an item or a payment to the page it names", async () => {
  browser = await openBrowser();
  const { page, context } = browser;
  const error = () => new URL(page.url()).searchParams.get("error");
  for (const path of ["/booking/tour", "/booking/tour/", "/booking/package", "/booking/hotel/1"]) {
    await page.goto(`${url}${path}`);
    await page.waitForURL(`${url}/`);
    await page.getByRole("heading", { level: 1, name: /Discover the Magic/ }).waitFor();
  }
  const id = "0b0e0000-0000-4000-8000-00000000beef";
  await page.goto(`${url}/booking/${id}`);
  await page.waitForURL(`${url}/trips/${id}`);
  await page.getByText("This trip is not on this device").waitFor();
  for (const path of ["/booking/confirmation", "/booking/confirmation/"]) {
    await page.goto(`${url}${path}`);
    await page.waitForURL("**/payment/failure?*");
    expect(error()).toBe("Missing payment ID");
    await page.getByText("Missing payment ID").waitFor();
    expect(await page.getByText("You haven't been charged").count()).toBe(0);
  }
  await page.goto(`${url}/payment/process/some-payment`);
  await page.getByRole("heading", { name: "Payment Failed" }).waitFor();
  await page.waitForURL("**/payment/failure?*");
  expect(error()).toBe("Payment not found");
  await context.route("**/rpc/payment_status", (route) => route.fulfill({ status: 500, json: { code: "XX000" } }));
  await context.route("**/functions/v1/payment-status", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${url}/payment/process/some-payment`);
  await page.getByText("Error checking payment status").waitFor();
  await page.waitForURL("**/payment/failure?*");
  expect(error()).toBe("Status check failed");
  await page.getByRole("heading", { name: "Payment not confirmed yet" }).waitFor();

  expect((await page.goto(`${url}/no/such/page`))?.status()).toBe(404);
  await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
  expect(await page.title()).toMatch(/404/);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(`${url}/`);
});
