import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { anOption } from "../../src/domain/catalogue/rows/rows.fixture.ts";
import type { ItemOption, QuotedOption } from "../../src/domain/pricing/options.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { money } from "../../src/domain/words.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { booked, fill, type Item, mailbox, send, withoutLock } from "./booking-desk.ts";
import { makeTour } from "./departure-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
const single = anOption();
const ride = anOption({ id: "ride", name: "Airport transfer", price_cents: 40_00, per: "booking", most: 2 });
let item: Item;
let browser: Browser;

async function offer(options: ItemOption[]): Promise<void> {
  const { secret } = desk.keys;
  const response = await fetch(`${desk.url}/rest/v1/tours?id=eq.${item.id}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", apikey: secret, authorization: `Bearer ${secret}` },
    body: JSON.stringify({ options }),
  });
  if (!response.ok) throw new Error(`options: ${response.status} ${await response.text()}`);
}

beforeAll(async () => {
  const days = [30, 37].map((ahead) => addDays(todayInTashkent(Date.now()), ahead));
  item = { ...(await makeTour(desk, days)), price_cents: 50_000 };
});
beforeEach(async () => {
  await offer([single, ride]);
  browser = await openBrowser({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });
  await browser.page.goto(`${desk.url}/booking/tour/${item.id}`);
  await browser.page.getByRole("group", { name: "Options" }).waitFor();
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});
afterAll(() => offer([]));

const PAYMENT_PAGE = "**/_sandbox/pay/*";
const taken = ({ id, name, price_cents }: ItemOption, count: number): QuotedOption => ({
  id,
  name,
  cents: price_cents,
  count,
});
const total = (options: QuotedOption[]) => quote(item.price_cents, 2, options).total_cents;
const bookedFor = async (email: string) =>
  (await booked(desk, email)).map(({ total_price }) => Math.round(total_price * 100));

it("a single room is chosen, priced, booked and on the voucher; reloaded, the choice is still there", async () => {
  const { page } = browser;
  const email = mailbox("single");
  const options = [taken(single, 1), taken(ride, 2)];
  await fill(page, email);
  await page.getByLabel("Single room").selectOption("1");
  await page.getByLabel("Airport transfer").selectOption("2");
  const price = page.getByRole("complementary", { name: "Price" }).getByText(money(total(options)));
  // What was chosen is on its way to the disk: nobody reloads before the price is seen.
  await price.waitFor();
  await page.reload();
  await page.getByText("We saved your details.").waitFor();
  expect(await page.getByLabel("Single room").inputValue()).toBe("1");
  await price.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await send(page);
  await page.waitForURL(PAYMENT_PAGE);
  expect(await bookedFor(email)).toEqual([total(options)]);
  await page.goBack();
  await page.getByLabel("Voucher").getByText("Single room, 2 × Airport transfer").waitFor();
});

/** Asked for without a connection; meanwhile the options become others. */
async function meanwhile(email: string, now: ItemOption[]): Promise<void> {
  const { page, context } = browser;
  await withoutLock(context);
  await fill(page, email);
  await page.getByLabel("Single room").selectOption("2");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await send(page);
  await page.getByText("Only on this device").waitFor();
  await page.getByText("2 × Single room").waitFor();
  await offer(now);
  await context.setOffline(false);
  await page.getByText("Needs your attention", { exact: true }).waitFor();
  expect(await booked(desk, email)).toEqual([]);
}

it("dearer by the time it is sent, it needs the traveler's OK, and is booked at the price that was accepted", async () => {
  const email = mailbox("dearer-room");
  const dearer = { ...single, price_cents: 150_00 };
  await meanwhile(email, [dearer, ride]);
  await browser.page.getByText("The price has gone up", { exact: true }).waitFor();
  const now = total([taken(dearer, 2)]);
  await browser.page.getByRole("button", { name: `Book for ${money(now)}` }).click();
  await browser.page.waitForURL(PAYMENT_PAGE);
  expect(await bookedFor(email)).toEqual([now]);
});

it("gone by the time it is sent, what is left is offered", async () => {
  const email = mailbox("one-room");
  await meanwhile(email, [{ ...single, most: 1 }, ride]);
  const now = total([taken(single, 1)]);
  await browser.page.getByRole("button", { name: `Book with Single room for ${money(now)}` }).click();
  await browser.page.waitForURL(PAYMENT_PAGE);
  expect(await bookedFor(email)).toEqual([now]);
});
