import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, newEmail } from "../support/shop/bookings.ts";
import { fillBookingForm, openBookingForm, PAYMENT_PAGE, submitBookingForm } from "../support/shop/pages.ts";
import { makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";

const shop = { url: stackUrl, keys: stackKeys };
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const bookIn = async (page: Page, email: string) => {
  await submitBookingForm(page);
  await page.waitForURL(PAYMENT_PAGE);
  await expect.poll(async () => (await bookingsOf(shop, email)).length).toBe(1);
};

journey("asks before it books twice when the same form is filled in and sent in two tabs", async () => {
  const [tour, email] = [await makeTour(shop), newEmail("both-tabs")];
  const other = await browser.context.newPage();
  for (const page of [browser.page, other]) await openBookingForm(page, shop, tour);
  for (const page of [browser.page, other]) await fillBookingForm(page, email, 1);
  await other.getByLabel("First name").fill("Barno");
  const notice = other.getByRole("alert").filter({ hasText: "This form is open in another tab too" });
  await notice.getByRole("button", { name: "Use what I typed here" }).click();
  await notice.waitFor({ state: "detached" });
  await bookIn(browser.page, email);

  await submitBookingForm(other);
  const question = other.getByRole("dialog", { name: "You already booked this departure" });
  await question.filter({ hasText: /on this device: reference [A-Z0-9-]{7,}\. Book again\?/ }).waitFor();
  await question.getByRole("button", { name: "Back to the form" }).click();
  expect(await other.getByLabel("Email").inputValue()).toBe(email);
  expect(await bookingsOf(shop, email)).toHaveLength(1);

  await submitBookingForm(other);
  await question.getByRole("button", { name: "Book again" }).click();
  await expect.poll(async () => (await bookingsOf(shop, email)).length).toBe(2);
});

const openFormInTwoTabs = async (email: string) => {
  const tour = await makeTour(shop);
  await openBookingForm(browser.page, shop, tour);
  await fillBookingForm(browser.page, email, 1);
  const other = await browser.context.newPage();
  await openBookingForm(other, shop, tour);
  await expect.poll(() => other.getByLabel("Email").inputValue()).toBe(email);
  return { other, send: () => bookIn(browser.page, email) };
};

it("keeps what one tab changed after the other sent the form, and books it only when asked for", async () => {
  const email = newEmail("changed-tab");
  const { other, send } = await openFormInTwoTabs(email);
  await send();
  await other.getByLabel("Number of guests").selectOption("3");
  await other.getByLabel("First name").fill("Barno");
  await other.reload();
  await expect.poll(() => other.getByLabel("First name").inputValue()).toBe("Barno");
  await submitBookingForm(other);
  await other
    .getByRole("dialog", { name: /already/ })
    .getByRole("button", { name: "Book again" })
    .click();
  const guests = async () => (await bookingsOf(shop, email)).map((row) => row.guests).toSorted();
  await expect.poll(guests).toEqual([1, 3]);
});
