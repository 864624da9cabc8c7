import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { day } from "#texts/write.ts";
import { axeFindings } from "../support/axe.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { makePaidBooking } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { mailAbout, mailsTo } from "../support/shop/mails.ts";
import { signInAsAdmin, unfold } from "../support/shop/pages.ts";
import { payWith } from "../support/shop/payments.ts";
import { askAsAdmin } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";

const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const openBrowser = storyBrowsers();
const [near = "", usual = "", dearer = ""] = daysAhead(13, 70, 80);

/** The dearer day costs two guests $108.90 more. */
async function openPaid(page: Page) {
  const tour = await makeTour(shop, [near, usual, dearer]);
  const departure = { tour_id: tour.id, start_date: dearer, price_cents: 55_000 };
  await askAsAdmin(shop, "rpc/save_departure", { departure });
  const own = await makePaidBooking(shop, tour, usual);
  await page.goto(`${shop.url}/trips/${own.id}#${own.token}`);
  await page.getByText("Confirmed", { exact: true }).waitFor();
  return own;
}
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Change the date" });
const openDialog = async (page: Page) => {
  await unfold(page, "Manage booking");
  await page.getByRole("button", { name: "Change the date" }).click();
  await dialogOf(page)
    .getByText(`Your booking is for 2 guests on ${day(usual)}.`)
    .waitFor();
};
const choice = (page: Page, date: string) => dialogOf(page).getByRole("radio", { name: new RegExp(`^${day(date)}`) });
const confirmation = (page: Page, date: string) => dialogOf(page).getByRole("button", { name: `Move to ${day(date)}` });
const isMovedTo = (page: Page, date: string) =>
  page.getByRole("region", { name: "Voucher" }).getByText(day(date)).waitFor();
const isMailedOnce = async (email: string) => {
  await mailAbout(shop, email, /^New date/);
  expect((await mailsTo(shop, email)).filter(({ subject }) => subject.startsWith("New date"))).toHaveLength(1);
};

journey("moves to a dearer day by keyboard: shows the difference before, takes it after, and mails once", async () => {
  const { page } = await openBrowser();
  const own = await openPaid(page);
  await openDialog(page);
  const dialog = dialogOf(page);
  await dialog.getByText("+$108.90").waitFor();
  await choice(page, dearer).focus();
  await page.keyboard.press("Space");
  await dialog.getByText("The new day costs $108.90 more in all.").waitFor();
  const [due = ""] = daysAhead(3);
  await dialog.getByText(`You then owe $108.90, due by ${day(due)}.`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await confirmation(page, dearer).focus();
  await page.keyboard.press("Enter");
  await isMovedTo(page, dearer);
  await dialog.waitFor({ state: "detached" });
  await isMailedOnce(own.email);
  await page.getByRole("button", { name: "Pay the balance" }).click();
  await payWith(page, "good");
  await page.waitForURL("**/booking-confirmation*");
  await page.goto(`${shop.url}/trips/${own.id}`);
  await unfold(page, "Manage booking");
  await page.getByText("balance $0.00").first().waitFor();

  await signInAsAdmin(page, shop);
  await page.goto(`${shop.url}/admin/bookings/${own.id}`);
  await page.getByText(new RegExp(`^Booking \\S+ was moved from .* to ${day(dearer)} by the traveler$`)).waitFor();
});

it("warns that a near day is no longer refundable, refuses stale figures, and says so in page and mail", async () => {
  const { page, context } = await openBrowser();
  const own = await openPaid(page);
  await openDialog(page);
  const dialog = dialogOf(page);
  await choice(page, near).check();
  await dialog.getByText(/^If you cancel today, you get \$[\d,.]+\. After this change, you get \$0\.00\.$/).waitFor();
  await dialog.getByText("After this change cancelling refunds nothing.").waitFor();
  // Simulates a phone with a clock on another day.
  await context.route(
    "**/rpc/move_my_booking",
    (route) => {
      const moveRequest = route.request().postDataJSON();
      return route.continue({ postData: JSON.stringify({ ...moveRequest, expected_cancel_after_cents: 78_010 }) });
    },
    { times: 1 },
  );
  await confirmation(page, near).click();
  await dialog.getByRole("alert").getByText("The refund has changed since you saw it.").waitFor();
  await confirmation(page, near).click();
  await isMovedTo(page, near);
  const words = "Under our policy this booking is no longer refundable.";
  await page.getByText(words).waitFor();
  expect((await mailAbout(shop, own.email, /^New date/)).text).toContain(words);
});

it("shows an estimate offline, and moves once when the answer is lost", async () => {
  const { page, context } = await openBrowser({ serviceWorkers: "allow" });
  const own = await openPaid(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await openDialog(page);
  await choice(page, dearer).check();
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: `Keep ${day(usual)}` }).click();

  await context.setOffline(true);
  await page.reload();
  await openDialog(page);
  await dialog.getByText(/^As of .+\(.+\)\. Prices and seats are checked again when you confirm\.$/).waitFor();
  await choice(page, dearer).check();
  await dialog.getByText("The new day costs $108.90 more in all.").waitFor();
  await confirmation(page, dearer).click();
  await dialog
    .getByRole("alert")
    .getByText(`No connection. Nothing was changed: your booking stays on ${day(usual)}.`)
    .waitFor();
  await context.setOffline(false);

  await context.route("**/rpc/move_my_booking", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await confirmation(page, dearer).click();
  await page.getByText("We don't know yet whether your booking was moved to its new date.").waitFor();
  await context.unroute("**/rpc/move_my_booking");
  await isMovedTo(page, dearer);
  await isMailedOnce(own.email);
});
