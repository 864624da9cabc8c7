import { afterEach, beforeEach, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { money } from "../../src/domain/words.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { keepHouse } from "../support/keep-house.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { booked, fill, type Item, mailbox, send } from "./booking-desk.ts";
import { asAdmin, makeTour } from "./departure-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
const UNIT = 50_000;
const WORTH = 10_000;
const TOTAL = quote(UNIT, 2).total_cents;
let tour: Item;
let browser: Browser;

beforeEach(async () => {
  tour = await makeTour(desk, [addDays(todayInTashkent(Date.now()), 70)]);
});
const open = async (serviceWorkers: "allow" | "block") => {
  browser = await openBrowser({ serviceWorkers, viewport: { width: 390, height: 844 } });
};
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

type Mail = { to: string[]; subject: string; text: string };
const mailTo = async (email: string, subject: RegExp): Promise<string> => {
  await keepHouse(desk.url, stackState);
  const find = async () => {
    const mails: Mail[] = await (await fetch(`${desk.url}/_inbox/mails.json`)).json();
    return mails.find((mail) => mail.to.includes(email) && subject.test(mail.subject))?.text;
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
};
const rows = async <Row>(path: string): Promise<Row[]> => {
  const { secret } = desk.keys;
  const answer = await fetch(`${desk.url}/rest/v1/${path}`, {
    headers: { apikey: secret, authorization: `Bearer ${secret}` },
  });
  const found: Row[] = await answer.json();
  return found;
};
const sell = async (more: object = {}) => {
  const id = crypto.randomUUID();
  const card = { id, amount_cents: WORTH, sold_for: "cash", to_name: "Anna Lee", ...more };
  const answer = await asAdmin(desk, "rpc/make_gift_card", { card });
  const made: { ok: boolean; code: string } = await answer.json();
  expect(made).toMatchObject({ ok: true });
  return { id, code: made.code };
};
const leftOf = async (id: string) => {
  const lines = await rows<{ cents: number }>(`ledger_entries?gift_card_id=eq.${id}&account=eq.credit&select=cents`);
  return lines.reduce((left, { cents }) => left - cents, 0);
};
const pay = async (card: string, cents: number) => {
  const { page } = browser;
  await page.waitForURL("**/_sandbox/pay/*");
  await page.getByText(`${(cents / 100).toFixed(2)} USD`).waitFor();
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByRole("button", { name: "Pay" }).click();
};

it("sold at the desk, it pays a part of a trip, the provider the rest, and cancelled both parts go back where they came from", async () => {
  await open("block");
  const { page } = browser;
  const [giver, email] = [mailbox("gift"), mailbox("traveler")];
  // So much that its part of a refund is not nothing: $100 for each guest stay with us.
  const worth = 40_000;
  const rest = TOTAL - worth;
  await signInAsAdmin(page, desk);
  await page.goto(`${desk.url}/admin/codes`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Gift cards" }).click();
  await page.getByRole("heading", { name: "Gift cards", level: 1 }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "New gift card" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Make the card" }).click();
  await dialog.getByText("An amount from $1 to $50,000").waitFor();
  await dialog.getByLabel("Worth ($)").fill("400");
  await dialog.getByLabel("For", { exact: false }).nth(1).fill("Anna Lee");
  await dialog.getByLabel(/^Their email/).fill(giver);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Make the card" }).click();
  await page.getByText(`The code is on its way to ${giver}.`, { exact: false }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Done" }).click();
  const cards = page.getByRole("table", { name: "Gift cards" });
  await cards.getByRole("row").filter({ hasText: giver }).getByRole("cell", { name: "$400.00" }).first().waitFor();

  // Its price came in as cash: a numbered receipt, which the desk prints.
  const [printed] = await Promise.all([
    page.waitForEvent("popup"),
    cards
      .getByRole("row")
      .filter({ hasText: giver })
      .getByRole("button", { name: /^REC-\d{4}-\d{5}$/ })
      .click(),
  ]);
  await printed.getByText("Money received for a voucher.", { exact: false }).waitFor();
  expect(await printed.getByText("ending in", { exact: false }).count()).toBe(1);
  await printed.close();

  const letter = await mailTo(giver, /^A gift card over \$400\.00 for you$/);
  const code = /[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}/.exec(letter)?.[0] ?? "";

  // Typed with the booking it waits on the trip's page, and nothing is taken off.
  await page.goto(`${desk.url}/booking/tour/${tour.id}`);
  await page.getByLabel("Departure date").waitFor();
  await fill(page, email);
  await page.getByRole("button", { name: "Have a code?" }).click();
  await page.getByLabel("gift card").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText(/^A gift card pays on your trip's page/).waitFor();
  await send(page);
  await page.getByText(/^Held until/).waitFor();
  await page.getByRole("button", { name: "See what it pays" }).click();
  await page.getByText(`Takes $400.00 of it, ${money(rest)} remain to be paid.`, { exact: false }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Use $400.00 of the card" }).click();
  await page.getByText(`$400.00 is paid by gift card. Pay the other ${money(rest)}`, { exact: false }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Pay now" }).click();
  await pay("8600 0000 0000 0000", rest);
  await page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor({ timeout: 45_000 });
  const [row] = await booked(desk, email);
  expect(row).toMatchObject({ status: "confirmed" });

  await page.goto(`${desk.url}/trips/${row?.id}`);
  await page.getByText("balance $0.00").waitFor();
  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByText("This booking was cancelled.").waitFor();
  await keepHouse(desk.url, stackState);
  const refunds = await rows<{ amount_cents: number; status: string; payments: { method: string } }>(
    `refunds?booking_id=eq.${row?.id}&select=amount_cents,status,payments(method)`,
  );
  // More than 60 days before: all of it but $100 for each guest, the newest payment first.
  const back = TOTAL - 20_000;
  const byProvider = Math.min(back, rest);
  expect(refunds.map(({ amount_cents, payments: { method } }) => [method, amount_cents]).toSorted()).toEqual(
    [
      ["gift_card", back - byProvider],
      ["provider", byProvider],
    ].filter(([, cents]) => cents !== 0),
  );
  expect(refunds.every(({ status }) => status === "succeeded")).toBe(true);
});

it("pays a trip wholly; given out of goodwill and taken back at the desk it pays nothing", async () => {
  await open("block");
  const { page } = browser;
  const email = mailbox("whole");
  const [card, lost] = [await sell({ amount_cents: TOTAL + 5_000, to_name: "Bobur" }), await sell({ sold_for: null })];
  await page.goto(`${desk.url}/booking/tour/${tour.id}`);
  await page.getByLabel("Departure date").waitFor();
  await fill(page, email);
  await page.getByRole("button", { name: "Have a code?" }).click();
  await page.getByLabel("gift card").fill(card.code);
  await send(page);
  await page.getByRole("button", { name: "See what it pays" }).click();
  await page.getByText("nothing remains to be paid. $50.00 stay on the card.", { exact: false }).waitFor();
  await page.getByRole("button", { name: `Use ${money(TOTAL)} of the card` }).click();
  await page.getByText("Confirmed", { exact: true }).waitFor();
  expect(await leftOf(card.id)).toBe(5_000);
  expect(await mailTo(email, /^Booking confirmed/)).toContain("Booking Confirmed!");

  await signInAsAdmin(page, desk);
  await page.goto(`${desk.url}/admin/gift-cards?search=${lost.code.toLowerCase()}`);
  await page.getByRole("button", { name: `Void ${lost.code}` }).click();
  await page.getByText("The $100.00 left were given and are taken back.", { exact: false }).waitFor();
  await page.getByLabel("Reason").fill("Sent to the wrong address");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Void" }).click();
  await page.getByText("Gift card voided").waitFor();
  await page.getByRole("table", { name: "Gift cards" }).getByText("Voided", { exact: true }).waitFor();
  expect(await leftOf(lost.id)).toBe(0);
});

it("is asked about and used only online; a hold that ends gives the card its money back by itself", async () => {
  await open("allow");
  const { page, context } = browser;
  const [email, card] = [mailbox("offline"), await sell()];
  await context.route("**/functions/v1/create-payment", (route) => route.abort());
  await page.goto(`${desk.url}/booking/tour/${tour.id}`);
  await page.getByLabel("Departure date").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await fill(page, email);
  await send(page);
  await page.getByText(/^Held until/).waitFor();
  await page.getByRole("button", { name: "Use a gift card" }).click();
  await page.getByLabel("Gift card").fill("AAAAA-BBBBB-CCCCC");
  await page.getByRole("button", { name: "See what it pays" }).click();
  await page.getByText("We don't know this gift card.", { exact: false }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Gift card").fill(card.code);
  await page.getByRole("button", { name: "See what it pays" }).click();
  await page.getByText("Takes $100.00 of it", { exact: false }).waitFor();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Use $100.00 of the card" }).click();
  await page.getByText("The card can't be used right now. Nothing was taken from it.", { exact: false }).waitFor();
  await page.getByText("No connection: a gift card can be used only online.", { exact: false }).waitFor();
  expect(await leftOf(card.id)).toBe(WORTH);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Use $100.00 of the card" }).click();
  await page.getByText("$100.00 is paid by gift card.", { exact: false }).waitFor();
  expect(await leftOf(card.id)).toBe(0);

  // Let go: the desk ends it, as time would.
  const [row] = await booked(desk, email);
  await page.getByText("your gift card gets its $100.00 back", { exact: false }).waitFor();
  await asAdmin(desk, "rpc/admin_cancel_booking", { booking_id: row?.id, reason: "Not paid" });
  await keepHouse(desk.url, stackState);
  expect(await leftOf(card.id)).toBe(WORTH);
});
