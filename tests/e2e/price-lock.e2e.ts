import { afterEach, beforeEach, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { money } from "../../src/domain/words.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { booked, fill, type Item, mailbox, send, setPrice } from "./booking-desk.ts";
import { makeTour } from "./departure-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
const today = todayInTashkent(Date.now());
const HELD = /^This price is yours if you book by /;
const PAYMENT_PAGE = "**/_sandbox/pay/*";
let tour: Item;
let browser: Browser;

beforeEach(async () => {
  const days = [30, 37].map((ahead) => addDays(today, ahead));
  tour = { ...(await makeTour(desk, days)), price_cents: 50_000 };
  browser = await openBrowser({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });
  await browser.page.goto(`${desk.url}/booking/tour/${tour.id}`, { waitUntil: "networkidle" });
  await browser.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

it("the price that was shown with its time is what is paid, also when the request left after it had gone up", async () => {
  const { page, context } = browser;
  const email = mailbox("locked");
  await fill(page, email);
  await page.getByText(HELD).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(true);
  // Opened again from what is kept, the price is still held.
  await page.reload();
  await page.getByText("We saved your details.").waitFor();
  await page.getByText(HELD).waitFor();
  await send(page);
  await page.getByText("Only on this device").waitFor();
  await setPrice(desk, tour.id, tour.price_cents + 10_000);
  await context.setOffline(false);
  await page.waitForURL(PAYMENT_PAGE);
  const { total_cents } = quote(tour.price_cents, 2);
  expect((await booked(desk, email)).map(({ total_price }) => Math.round(total_price * 100))).toEqual([total_cents]);
});

it("another group chosen without a connection has no held price, and is asked for when dearer", async () => {
  const { page, context } = browser;
  const email = mailbox("other-group");
  await fill(page, email);
  await page.getByText(HELD).waitFor();
  await context.setOffline(true);
  await page.getByLabel("Number of guests").selectOption("3");
  await page.getByText(HELD).waitFor({ state: "detached" });
  await send(page);
  await page.getByText("Only on this device").waitFor();
  await setPrice(desk, tour.id, tour.price_cents + 10_000);
  await context.setOffline(false);
  await page.getByText("The price has gone up", { exact: true }).waitFor();
  const { total_cents } = quote(tour.price_cents + 10_000, 3);
  await page.getByRole("button", { name: `Book for ${money(total_cents)}` }).waitFor();
  expect(await booked(desk, email)).toEqual([]);
});
