import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { linkFromMail } from "../support/inbox.ts";
import { newEmail } from "../support/shop/bookings.ts";
import { fillBookingForm, openBookingForm, submitBookingForm } from "../support/shop/pages.ts";
import { askAsAdmin, send } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { shop } from "./desk-browser.ts";
import { everythingStored } from "./everything-stored.ts";

const { url } = shop;
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser({ serviceWorkers: "allow" });
  await browser.context.route("**/functions/v1/create-payment", (route) => route.abort());
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const signIn = async (page: Page, email: string) => {
  if (new URL(page.url()).pathname !== "/auth") await page.goto(`${url}/auth`);
  await page.getByRole("textbox", { name: "Email" }).first().fill(email);
  await page.locator("input[name=password]").first().fill("silkroad");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(`${url}/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
};
const logout = async (page: Page) => {
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
};

it("asks what becomes of a queued booking at sign-out, then removes everything from the device", async () => {
  const { page, context } = browser;
  const [day = ""] = daysAhead(40);
  const [elsewhere, drafted, queued] = [
    await makeTour(shop, [day]),
    await makeTour(shop, [day]),
    await makeTour(shop, [day]),
  ];
  const email = newEmail("traveler");
  await send(shop, "auth/v1/signup", { body: { email, password: "silkroad" } });
  await fetch(await linkFromMail(url, email, "/auth/v1/verify"), { redirect: "manual" });
  const booking = {
    id: randomUUID(),
    tour_id: elsewhere.id,
    guests: 1,
    check_in: day,
    customer_first_name: "Elsewhere",
    customer_last_name: "Traveler",
    customer_email: email,
    customer_phone: "+998901234567",
  };
  await askAsAdmin(shop, "rpc/admin_manual_booking", { booking });
  await signIn(page, email);
  await expect.poll(() => everythingStored(page)).toContain("Elsewhere Traveler");

  await openBookingForm(page, shop, drafted);
  await page.getByLabel("First name").fill("Drafted");
  await expect.poll(() => everythingStored(page)).toContain("Drafted");
  await openBookingForm(page, shop, queued);
  await fillBookingForm(page, "secret-mail@example.com", 1);
  await context.setOffline(true);
  await submitBookingForm(page);
  await page.getByText("Only on this device").first().waitFor();

  await logout(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("1 request that is not sent yet").waitFor();
  await dialog.getByText("it is lost").waitFor();
  await dialog.getByRole("button", { name: "Stay signed in" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await everythingStored(page)).toContain("journey-auth");

  await logout(page);
  await dialog.getByRole("button", { name: "Keep them here" }).click();
  await page.waitForURL(`${url}/auth`);
  const storedText = await everythingStored(page);
  expect(storedText).toContain("secret-mail@example.com");
  expect(storedText).toContain("Drafted");
  for (const deletedText of ["Elsewhere Traveler", email, "access_token"])
    expect(storedText).not.toContain(deletedText);

  await context.setOffline(false);
  await signIn(page, email);
  await logout(page);
  await dialog.getByRole("button", { name: "Remove them" }).click();
  await page.waitForURL(`${url}/auth`);
  const left = await everythingStored(page);
  expect(left).toContain("Samarkand");
  for (const deletedText of ["Elsewhere Traveler", "secret-mail", email, "Drafted", "access_token", "Жасур"])
    expect(left).not.toContain(deletedText);

  await signIn(page, "traveler@example.com");
  await page.goto(`${url}/trips`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByText("Held until").count()).toBe(0);
});

it("knows the next person on the same page after an offline sign-out, and an expired session offline", async () => {
  const { page, context } = browser;
  await signIn(page, "traveler@example.com");
  await context.setOffline(true);
  await logout(page);
  const remove = page.getByRole("button", { name: "Remove them" });
  const signedOut = page.getByText("Signed out on this device");
  await remove.or(signedOut).first().waitFor();
  if (await remove.isVisible()) await remove.click();
  await signedOut.first().waitFor();
  await context.setOffline(false);
  await signIn(page, "admin@example.com");
  const menu = page.getByRole("button", { name: "Open menu" });
  const admin = page.getByRole("link", { name: "Admin" });
  await menu.click();
  await admin.waitFor();

  await expect.poll(() => everythingStored(page)).toContain("owner:");
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("journey-auth") ?? "{}");
    localStorage.setItem("journey-auth", JSON.stringify({ ...session, expires_at: 1 }));
  });
  await context.setOffline(true);
  await page.goto(`${url}/about`);
  await menu.click();
  await admin.waitFor();
  const from = Date.now();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${url}/auth`);
  expect(Date.now() - from).toBeLessThan(10_000);
  expect(await everythingStored(page)).not.toContain("access_token");
});

it("signs out every tab when one signs out, also one at the desk", async () => {
  const { page, context } = browser;
  await signIn(page, "admin@example.com");
  const other = await context.newPage();
  await other.goto(`${url}/admin`);
  await other.getByRole("heading", { level: 1 }).waitFor();
  expect(other.url()).toBe(`${url}/admin`);
  await logout(page);
  await page.waitForURL(`${url}/auth`);
  await other.waitForURL(`${url}/auth`);
});
