import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { money } from "../../src/domain/words.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { keepHouse } from "../support/keep-house.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "./admin-session.ts";
import type { Item } from "./booking-desk.ts";
import { asAdmin, makeTour } from "./departure-desk.ts";
import { hold, payFor, rowsOf } from "./paid-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
const today = todayInTashkent(Date.now());
const leaving = addDays(today, 40);
let tour: Item;
let browser: Browser;

beforeEach(async () => {
  tour = await makeTour(desk, [leaving]);
  browser = await openBrowser({ acceptDownloads: true });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

type Line = { account: string; currency: string; cents: number; journal: string };
const sums = (lines: readonly Line[]) => {
  const found = new Map<string, number>();
  for (const { account, currency, cents } of lines) {
    const side = `${account} ${currency} ${cents > 0 ? "debit" : "credit"}`;
    found.set(side, (found.get(side) ?? 0) + Math.abs(cents));
  }
  return Object.fromEntries([...found].toSorted());
};
/** Fields as any spreadsheet reads them. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
  );
const inCents = (dollars = "") => Math.round(Number(dollars) * 100);

it("a month is exported at the desk: the file's sums are the ledger's, line by line with its documents", async () => {
  const [kept, gone] = [await hold(desk, tour.id, leaving), await hold(desk, tour.id, leaving)];
  await payFor(desk, kept);
  await payFor(desk, gone);
  await asAdmin(desk, "rpc/admin_cancel_booking", { booking_id: gone.id, reason: "Weather" });
  await asAdmin(desk, "rpc/make_gift_card", {
    card: { id: crypto.randomUUID(), amount_cents: 7_700, sold_for: "cash", to_name: 'Anna "Lee", Samarkand' },
  });
  await keepHouse(desk.url, stackState);

  const { page } = browser;
  await signInAsAdmin(page, desk);
  await page.goto(`${desk.url}/admin/payments`);
  await page.getByRole("heading", { name: "Books by month" }).waitFor();
  expect(await page.getByLabel("Month", { exact: true }).inputValue()).toBe(today.slice(0, 7));
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download ledger" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(`ledger-${today.slice(0, 7)}.csv`);
  const [head = "", ...rows] = readFileSync(await download.path(), "utf8")
    .replace(/^\uFEFF/, "")
    .trim()
    .split(/\r?\n/);
  const names = cellsOf(head);
  const lines = rows.map((row) => Object.fromEntries(cellsOf(row).map((cell, n) => [names[n] ?? "", cell])));
  const exported = lines.map((line) => ({
    account: line["Account"] ?? "",
    currency: line["Currency"] ?? "",
    cents: inCents(line["Debit"]) - inCents(line["Credit"]),
    journal: line["Journal"] ?? "",
  }));

  const ledger = (await rowsOf<Line & { created_at: string }>(desk, "ledger_entries?select=*&order=id")).filter(
    ({ created_at }) => todayInTashkent(Date.parse(created_at)).startsWith(today.slice(0, 7)),
  );
  expect(exported).toHaveLength(ledger.length);
  expect(sums(exported)).toEqual(sums(ledger));
  const journals = new Map<string, number>();
  for (const { journal, cents } of exported) journals.set(journal, (journals.get(journal) ?? 0) + cents);
  expect([...journals.values()].filter((cents) => cents !== 0)).toEqual([]);
  // What an accountant looks for: whose money, and by which paper.
  const [paper] = await rowsOf<{ name: string }>(
    desk,
    `documents?booking_id=eq.${kept.id}&kind=eq.receipt&select=name`,
  );
  expect(lines.filter((line) => line["Document"] === paper?.name).map((line) => line["Counterpart"])).toEqual([
    "Anna Lee",
    "Anna Lee",
  ]);
  expect(
    lines.filter((line) => line["Counterpart"] === 'Anna "Lee", Samarkand').map((line) => line["Account"]),
  ).toEqual(["cash", "credit"]);
});

it("the papers of a trip are numbered without gaps, seen in My trips and opened as documents", async () => {
  const trip = await hold(desk, tour.id, leaving);
  const paid = quote(50_000, 2).total_cents;
  const money_in = { booking_id: trip.id, payment_id: crypto.randomUUID(), method: "cash", amount_cents: paid };
  await asAdmin(desk, "rpc/admin_record_money", money_in);
  await asAdmin(desk, "rpc/admin_cancel_booking", { booking_id: trip.id, reason: "Weather", refund_cents: paid });
  const [refund] = await rowsOf<{ id: string }>(desk, `refunds?booking_id=eq.${trip.id}&select=id`);
  await asAdmin(desk, "rpc/admin_give_by_hand", { refund_id: refund?.id, note: "In the office" });
  const all = await rowsOf<{ kind: string; year: number; number: number }>(desk, "documents?select=kind,year,number");
  for (const kind of ["invoice", "credit_note", "receipt", "payout"]) {
    const numbers = all.filter((one) => one.kind === kind).map((one) => one.number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, n) => n + 1));
  }
  const mine = await rowsOf<{ name: string; kind: string; cents: number }>(
    desk,
    `documents?booking_id=eq.${trip.id}&select=name,kind,cents&order=made_at`,
  );
  expect(mine.map(({ kind }) => kind).toSorted()).toEqual(["credit_note", "invoice", "payout", "receipt"]);

  const { page } = browser;
  await page.goto(`${desk.url}/trips/${trip.id}#token=${trip.token}`);
  await page.getByText(mine[0]?.name ?? "", { exact: true }).waitFor();
  await page.goto(`${desk.url}/trips`);
  await page.getByRole("link", { name: tour.title }).first().click();
  for (const { name, cents } of mine) {
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: new RegExp(name) }).click();
    const popup = await opened;
    await popup.getByText(name).first().waitFor();
    await popup.getByText(money(cents)).first().waitFor();
    await popup.close();
  }
});

it("a rate is shown with its day beside a tour's price, nothing of a currency nobody told, and none that is old", async () => {
  const set = await asAdmin(desk, "rpc/admin_save_rates", {
    rates: [
      { currency: "UZS", per_dollar: 12_500, day: addDays(today, -2) },
      { currency: "EUR", per_dollar: 0.9, day: today },
    ],
  });
  expect(await set.json()).toMatchObject({ ok: true });
  const { page, context } = browser;
  await page.goto(`${desk.url}/tours/${tour.id}`);
  const choice = page.getByLabel("Also show prices in").first();
  await choice.waitFor();
  const offered = await choice.locator("option").allTextContents();
  expect(offered).toEqual(expect.arrayContaining(["EUR", "UZS"]));
  expect(offered).not.toContain("GBP");
  await choice.selectOption("UZS");
  // 550 dollars with taxes and fees.
  await page
    .getByText(/about 6\.9 million UZS, rate of \d+ \w+/)
    .first()
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // A month and more later nobody told a newer one.
  await context.route("**/rpc/catalogue_since", async (route) => {
    const response = await route.fetch();
    const answer: { rates?: object[] } = await response.json();
    const rates = (answer.rates ?? []).map((rate) => ({ ...rate, day: addDays(today, -31) }));
    await route.fulfill({ response, json: { ...answer, rates } });
  });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: tour.title }).waitFor();
  await page
    .getByText(/ million UZS, rate of/)
    .first()
    .waitFor({ state: "detached" });
});
