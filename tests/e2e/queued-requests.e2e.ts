import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { money } from "#texts/write.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { bookingsOf, newEmail } from "../support/shop/bookings.ts";
import { fillBookingForm, openBookingForm, PAYMENT_PAGE, submitBookingForm } from "../support/shop/pages.ts";
import { askAsAdmin, changeRows, readRows } from "../support/shop/shop.ts";
import { daysAhead, makeTour, type OwnTour } from "../support/shop/tours.ts";

const shop = { url: stackUrl, keys: stackKeys };
const HELD_PRICE = /^This price is yours if you book by /;
const [DAY = ""] = daysAhead(30);
const UNIT_CENTS = 50_000;
const DEARER_CENTS = 60_000;
let tour: OwnTour;
let email: string;
let browser: Browser;

beforeEach(async () => {
  tour = await makeTour(shop, [DAY]);
  email = newEmail("queued");
  browser = await openBrowser({ serviceWorkers: "allow" });
  const { page } = browser;
  await openBookingForm(page, shop, tour);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForLoadState("networkidle");
  await fillBookingForm(page, email);
  await page.getByText(HELD_PRICE).waitFor();
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const raisePrice = () => changeRows(shop, `tours?id=eq.${tour.id}`, { price: DEARER_CENTS / 100 });
const saveCode = (id: string, code: string, percent: number, revision = 0) =>
  askAsAdmin(shop, "rpc/save_code", { code: { id, code, percent, once_per_email: true, archived: false, revision } });
const queue = async () => {
  await submitBookingForm(browser.page);
  await browser.page.getByText("Only on this device").waitFor();
};
const chargedCents = async () => {
  const [row, ...others] = await bookingsOf(shop, email);
  expect(others).toEqual([]);
  const path = `payments?booking_id=eq.${row?.id}&select=amount_cents,currency`;
  const total = Math.round((row?.total_price ?? 0) * 100);
  expect(await readRows(shop, path)).toEqual([{ amount_cents: total, currency: "USD" }]);
  return total;
};

it("charges the held price when the price went up before an offline request arrived", async () => {
  const { page, context } = browser;
  await context.setOffline(true);
  await page.reload();
  await page.getByText("We saved your details.").waitFor();
  await page.getByText(HELD_PRICE).waitFor();
  await queue();
  await raisePrice();
  await context.setOffline(false);
  await page.waitForURL(PAYMENT_PAGE);
  expect(await chargedCents()).toBe(quote(UNIT_CENTS, 2).total_cents);
});

it("asks about a raised price when another group was chosen offline, which has no held price", async () => {
  const { page, context } = browser;
  await context.setOffline(true);
  await page.getByLabel("Number of guests").selectOption("3");
  await page.getByText(HELD_PRICE).waitFor({ state: "detached" });
  await queue();
  await raisePrice();
  await context.setOffline(false);
  await page.getByText("The price has gone up", { exact: true }).waitFor();
  const { total_cents } = quote(DEARER_CENTS, 3);
  await page.getByRole("button", { name: `Book for ${money(total_cents)}` }).waitFor();
  expect(await bookingsOf(shop, email)).toEqual([]);
});

it("charges no more than was agreed to when the desk changes price, code and seats meanwhile", async () => {
  const { page, context } = browser;
  const [codeId, code] = [randomUUID(), `QUEUE-${randomUUID().slice(0, 8).toUpperCase()}`];
  await saveCode(codeId, code, 10);
  await page.getByRole("button", { name: "Have a code?" }).click();
  await page.getByLabel("Promotional code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText(`${code}: 10% off`).waitFor();
  const shown = quote(UNIT_CENTS, 2, [], { code, percent: 10 }).total_cents;
  await page.getByRole("complementary", { name: "Price" }).getByText(money(shown)).waitFor();
  await context.setOffline(true);
  await queue();

  await saveCode(codeId, code, 5, 1);
  await raisePrice();
  await askAsAdmin(shop, "rpc/save_departure", { departure: { tour_id: tour.id, start_date: DAY, places: 1 } });
  await context.setOffline(false);

  const onPaymentPage = page.waitForURL(PAYMENT_PAGE).then(() => null);
  const offer = page
    .getByRole("region", { name: /./ })
    .getByRole("button", { name: /^Book .*\$/ })
    .first();
  const labels: string[] = [];
  while ((await Promise.race([onPaymentPage, offer.waitFor().then(() => true)])) !== null) {
    expect(await bookingsOf(shop, email)).toEqual([]);
    labels.push((await offer.textContent()) ?? "");
    expect(labels.length, labels.join("; ")).toBeLessThan(4);
    await page.getByText("Nothing was booked and you haven't been charged.").waitFor();
    await offer.click();
    await offer.waitFor({ state: "detached" });
  }
  expect(labels[0]).toMatch(/^Book for 1 guest: /);
  const agreed = /\$([\d,]+\.\d\d)/.exec(labels.at(-1) ?? "")?.[1]?.replaceAll(",", "");
  expect(await chargedCents()).toBeLessThanOrEqual(Math.round(Number(agreed) * 100));
});
