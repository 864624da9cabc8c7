import { afterEach, beforeEach, expect, it } from "vitest";
import { BOOKED_ALREADY } from "../../src/domain/booking/in-the-way.ts";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { money } from "../../src/domain/words.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { booked, fill, type Item, mailbox, send } from "./booking-desk.ts";
import { asAdmin, makeTour } from "./departure-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
const PAYMENT_PAGE = "**/_sandbox/pay/*";
let code = "";
let item: Item;
let browser: Browser;

beforeEach(async () => {
  const days = [30, 37].map((ahead) => addDays(todayInTashkent(Date.now()), ahead));
  code = `SPRING-${Date.now() % 1_000_000}`;
  item = { ...(await makeTour(desk, days)), price_cents: 50_000 };
});
beforeEach(async () => {
  browser = await openBrowser({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const cents = async (email: string) =>
  (await booked(desk, email)).map(({ total_price }) => Math.round(total_price * 100));
it("kept at the desk, a code is a line of the price, and used up it is asked about", async () => {
  const { page, context } = browser;
  await signInAsAdmin(page, desk);
  await page.goto(`${desk.url}/admin/codes`);
  await page.getByRole("button", { name: "Add code" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("4 to 24 letters, digits or hyphens").waitFor();
  await page.getByRole("dialog").getByLabel(/^Code/).fill(code.toLowerCase());
  await page.getByLabel("Percent").fill("10");
  await page.getByLabel("How often in all (optional)").fill("1");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const row = page.getByRole("table", { name: "Codes" }).getByRole("row").filter({ hasText: code });
  await row.getByRole("cell", { name: "10% off" }).waitFor();
  await row.getByRole("cell", { name: "used 0 of 1 time" }).waitFor();
  await row.getByRole("cell", { name: "once for each email" }).waitFor();

  const email = mailbox("code");
  await page.goto(`${desk.url}/booking/tour/${item.id}`);
  await page.getByLabel("Departure date").waitFor();
  await fill(page, email);
  await page.getByRole("button", { name: "Have a code?" }).click();
  await page.getByLabel("Promotional code").fill("NO-SUCH-CODE");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("We don't know this code").waitFor();
  await page.getByLabel("Promotional code").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText(`${code}: 10% off`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const price = quote(item.price_cents, 2, [], { code, percent: 10 });
  await page.getByRole("complementary", { name: "Price" }).getByText(money(price.total_cents)).waitFor();
  await send(page);
  await page.waitForURL(PAYMENT_PAGE);
  expect(await cents(email)).toEqual([price.total_cents]);

  // Without a connection it is kept, and judged when it arrives.
  const late = mailbox("late-code");
  await page.goto(`${desk.url}/booking/tour/${item.id}`);
  await page.getByLabel("Departure date").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await fill(page, late);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Have a code?" }).click();
  await page.getByLabel("Promotional code").fill(code);
  await send(page);
  // This device has booked the same departure before.
  await page.getByRole("button", { name: BOOKED_ALREADY.again }).click();
  await page.getByText(`${code}, checked when your request is sent`).waitFor();
  await context.setOffline(false);
  await page.getByText("This code is used up").waitFor();
  expect(await booked(desk, late)).toEqual([]);
  const full = quote(item.price_cents, 2).total_cents;
  await page.getByRole("button", { name: `Book without the code for ${money(full)}` }).click();
  await page.getByRole("button", { name: BOOKED_ALREADY.again }).click();
  await page.waitForURL(PAYMENT_PAGE);
  expect(await cents(late)).toEqual([full]);
});

it("books without a payment, when a code covers the whole price", async () => {
  const { page } = browser;
  const made = { id: crypto.randomUUID(), code, percent: 100, amount_cents: null, valid_from: null, valid_until: null };
  const saved = await asAdmin(desk, "rpc/save_code", {
    code: { ...made, item_ids: [item.id], use_limit: null, once_per_email: true, archived: false },
  });
  expect(await saved.json()).toEqual({ ok: true });
  const email = mailbox("free");
  await page.goto(`${desk.url}/booking/tour/${item.id}`);
  await page.getByLabel("Departure date").waitFor();
  await fill(page, email);
  await page.getByRole("button", { name: "Have a code?" }).click();
  await page.getByLabel("Promotional code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("Nothing to pay: your code covers the whole price.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Complete Booking", exact: true }).click();
  await page.waitForURL("**/trips/*");
  await page.getByText("Confirmed", { exact: true }).first().waitFor();
  expect(await page.getByRole("button", { name: "Pay now" }).count()).toBe(0);
  await page.getByText("There was nothing to pay, so nothing comes back.", { exact: false }).waitFor();
  expect(await booked(desk, email)).toMatchObject([{ status: "confirmed" }]);
  expect(await cents(email)).toEqual([0]);
  const mails = async () => {
    const all: { to: string[]; subject: string }[] = await (await fetch(`${desk.url}/_inbox/mails.json`)).json();
    return all.filter(({ to }) => to.includes(email)).map(({ subject }) => subject.split(":")[0]);
  };
  await expect.poll(mails, { timeout: 20_000 }).toEqual(["Booking confirmed"]);
});
