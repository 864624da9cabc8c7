import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { money } from "../../src/domain/words.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { keepHouse } from "../support/keep-house.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { booked } from "./booking-desk.ts";
import { asAdmin, makeTour } from "./departure-desk.ts";
import { type Held, hold, payFor, rowsOf } from "./paid-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
/** Six on a tour of $500: over $2,000, and more than 30 days ahead. */
const GUESTS = 6;
const TOTAL = quote(50_000, GUESTS).total_cents;
let browser: Browser;
let held: Held;
let balance = 0;

beforeEach(async () => {
  const leaving = addDays(todayInTashkent(Date.now()), 70);
  const tour = await makeTour(desk, [leaving]);
  held = await hold(desk, tour.id, leaving, GUESTS);
  balance = TOTAL - (await payFor(desk, held, "deposit"));
  browser = await openBrowser();
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

/** A tab that came by the link of a mail and stands on the provider's page. */
const tabAtProvider = async (page: Page): Promise<Page> => {
  await page.goto(`${desk.url}/trips/${held.id}#token=${held.token}`);
  await page.getByRole("button", { name: "Pay the balance" }).click();
  await page.waitForURL("**/_sandbox/pay/*");
  return page;
};
const pay = async (page: Page) => {
  await page.getByLabel("Card number").fill("8600 0000 0000 0000");
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/_sandbox"));
};
const payments = () =>
  rowsOf<{ amount_cents: number; status: string }>(
    desk,
    `payments?booking_id=eq.${held.id}&status=in.(completed,refunded)&select=amount_cents,status&order=created_at`,
  );
const mailed = async (about: (mail: { to: string[]; subject: string; text: string }) => boolean) => {
  await keepHouse(desk.url, stackState);
  const mails: { to: string[]; subject: string; text: string }[] = await (
    await fetch(`${desk.url}/_inbox/mails.json`)
  ).json();
  return mails.filter(about);
};

it("in two tabs on one page of the provider it is paid once, and both tabs say so", async () => {
  const { page, context } = browser;
  const first = await tabAtProvider(page);
  const second = await tabAtProvider(await context.newPage());
  expect(second.url()).toBe(first.url());
  await Promise.all([pay(first), pay(second)]);
  for (const tab of [first, second])
    await tab.getByRole("heading", { name: "Booking Confirmed!" }).waitFor({ timeout: 45_000 });
  expect(await payments()).toMatchObject([{ amount_cents: TOTAL - balance }, { amount_cents: balance }]);
  expect(await booked(desk, held.email)).toMatchObject([{ status: "confirmed", needs_attention: false }]);
  await second.goto(`${desk.url}/trips/${held.id}`);
  await second.getByText("balance $0.00").waitFor();
  expect(await second.getByRole("button", { name: "Pay the balance" }).count()).toBe(0);
});

it("on an older page of all of it and on a newer one of the rest: the second is told to both sides and given back", async () => {
  const { page, context } = browser;
  const older = await tabAtProvider(page);
  // Some of it is paid in cash meanwhile: a second tab is sent to a page of the rest.
  const cash = 10_000;
  const recorded = await asAdmin(desk, "rpc/admin_record_money", {
    booking_id: held.id,
    payment_id: crypto.randomUUID(),
    method: "cash",
    amount_cents: cash,
  });
  expect(await recorded.json()).toMatchObject({ ok: true });
  const newer = await tabAtProvider(await context.newPage());
  expect(newer.url()).not.toBe(older.url());
  await pay(newer);
  await newer.getByRole("heading", { name: "Booking Confirmed!" }).waitFor({ timeout: 45_000 });
  await pay(older);
  await expect.poll(async () => (await payments()).length, { timeout: 45_000 }).toBe(4);

  // Nobody is told that it is all theirs: the page, both mails and the desk say the same.
  await older.getByText("needs a second look by us", { exact: false }).waitFor({ timeout: 45_000 });
  const toTraveler = () =>
    mailed(({ to, subject }) => to.includes(held.email) && subject.startsWith("About your booking"));
  await expect.poll(async () => (await toTraveler()).length).toBe(1);
  expect((await toTraveler())[0]?.text).toContain(`${money(balance)} arrived that you didn't owe.`);
  const [row] = await rowsOf<{ reference: string; attention_reason: string }>(
    desk,
    `bookings?id=eq.${held.id}&select=reference,attention_reason`,
  );
  const tooMuch = `Paid more than was owed: ${money(balance)} too much`;
  expect(row?.attention_reason).toBe(tooMuch);
  const toUs = await mailed(({ subject }) => subject === `Needs attention: booking ${row?.reference}`);
  expect(toUs.map(({ text }) => text.includes(tooMuch))).toEqual([true]);

  const given = await asAdmin(desk, "rpc/admin_refund_booking", {
    booking_id: held.id,
    reason: "Paid twice",
    amount_cents: balance,
  });
  expect(await given.json()).toMatchObject({ ok: true });
  await keepHouse(desk.url, stackState);
  await expect
    .poll(async () => (await payments()).map(({ status }) => status).toSorted(), { timeout: 20_000 })
    .toEqual(["completed", "completed", "completed", "refunded"]);
  expect(await booked(desk, held.email)).toMatchObject([{ status: "confirmed", needs_attention: false }]);
  await newer.goto(`${desk.url}/trips/${held.id}`);
  await newer.getByText("balance $0.00").last().waitFor();
});
