import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { money } from "#texts/write.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { axeFindings } from "../support/axe.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, newEmail } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { mailsTo } from "../support/shop/mails.ts";
import {
  fillBookingForm,
  openBookingForm,
  PAYMENT_PAGE,
  signInAsAdmin,
  submitBookingForm,
  unfold,
} from "../support/shop/pages.ts";
import { askAsAdmin } from "../support/shop/shop.ts";
import { makeTour } from "../support/shop/tours.ts";

const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const openBrowser = storyBrowsers();

const newCode = () => `SPRING-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
const totalsOf = async (email: string) =>
  (await bookingsOf(shop, email)).map(({ total_price }) => Math.round(total_price * 100));
const apply = async (page: Page, code: string) => {
  await page.getByLabel("Promotional code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
};

it("lowers the price by a code made at the desk", async () => {
  const { page } = await openBrowser();
  const [tour, code] = [await makeTour(shop), newCode()];
  await signInAsAdmin(page, shop);
  await page.goto(`${shop.url}/admin/codes`);
  await page.getByRole("button", { name: "Add code" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("4 to 24 letters, digits or hyphens").waitFor();
  await page.getByRole("dialog").getByLabel(/^Code/).fill(code.toLowerCase());
  await page.getByLabel("Percent").fill("10");
  await page.getByLabel("Maximum uses (optional)").fill("1");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const row = page.getByRole("table", { name: "Codes" }).getByRole("row").filter({ hasText: code });
  for (const name of ["10% off", "used 0 of 1 time", "once per email address"])
    await row.getByRole("cell", { name }).waitFor();

  const email = newEmail("code");
  await openBookingForm(page, shop, tour);
  await fillBookingForm(page, email);
  await page.getByRole("button", { name: "Have a code?" }).click();
  await apply(page, "NO-SUCH-CODE");
  await page.getByText("We don't recognize this code").waitFor();
  await apply(page, code.toLowerCase());
  await page.getByText(`${code}: 10% off`).waitFor();
  // The header covers most of the field that was above, and axe calls the rest too small.
  await page.evaluate("scrollBy(0, 24)");
  expect(await axeFindings(page)).toEqual([]);
  const { total_cents } = quote(tour.price_cents, 2, [], { code, percent: 10 });
  await page.getByRole("complementary", { name: "Price" }).getByText(money(total_cents)).waitFor();
  await submitBookingForm(page);
  await page.waitForURL(PAYMENT_PAGE);
  expect(await totalsOf(email)).toEqual([total_cents]);
});

it("confirms without a payment when a code covers the whole price", async () => {
  const { page } = await openBrowser();
  const [tour, code, email] = [await makeTour(shop), newCode(), newEmail("free")];
  const made = { id: crypto.randomUUID(), code, percent: 100, amount_cents: null, valid_from: null, valid_until: null };
  const limits = { item_ids: [tour.id], use_limit: null, once_per_email: true, archived: false };
  await askAsAdmin(shop, "rpc/save_code", { code: { ...made, ...limits } });
  await openBookingForm(page, shop, tour);
  await fillBookingForm(page, email);
  await page.getByRole("button", { name: "Have a code?" }).click();
  await apply(page, code);
  await page.getByText("Nothing to pay: your code covers the whole price.").waitFor();
  await page.getByRole("button", { name: "Complete Booking", exact: true }).click();
  await page.waitForURL("**/trips/*");
  await page.getByText("Confirmed", { exact: true }).first().waitFor();
  expect(await page.getByRole("button", { name: /^Pay .+ now$/ }).count()).toBe(0);
  await unfold(page, "Manage booking");
  await page.getByText("You paid nothing, so there is nothing to refund.", { exact: false }).waitFor();
  expect(await bookingsOf(shop, email)).toMatchObject([{ status: "confirmed" }]);
  expect(await totalsOf(email)).toEqual([0]);
  const subjects = async () => (await mailsTo(shop, email)).map(({ subject }) => subject.split(":")[0]);
  await expect.poll(subjects).toEqual(["Booking confirmed"]);
});
