import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { day } from "../../src/languages/en/write.ts";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { runHousekeeping } from "../support/housekeeping.ts";
import { stackState } from "../support/shared-stack.ts";
import { holdSeats, newEmail } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { allMails } from "../support/shop/mails.ts";
import {
  fillBookingForm,
  openBookingForm,
  PAYMENT_PAGE,
  signInAsAdmin,
  submitBookingForm,
} from "../support/shop/pages.ts";
import { askAsAdmin, readRows } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { type Stack, startStack } from "../support/stack.ts";

const stateDir = copyReadyState();
let shop: Stack;
beforeAll(async () => {
  shop = await startStack({ stateDir, env: { BUILD_DIR: join(stackState, "dist") } });
});
afterAll(async () => {
  await shop?.stop();
  rmSync(stateDir, { recursive: true, force: true });
});
const openBrowser = storyBrowsers();

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Shop: {
    "Name of the shop": "Blue Dome Travel",
    Since: "2011",
    "License number": "T-0042",
    "Legal name": "Blue Dome LLC",
    "Tax number": "301234567",
  },
  Contacts: {
    Email: "hello@bluedome.uz",
    Phone: "+998 71 200 30 40",
    "Office address": "7 Registan Street, Samarkand",
    "Office hours": "Mon to Sat, 9:00 to 18:00",
    Instagram: "https://instagram.com/bluedome",
    Facebook: "https://facebook.com/bluedome",
    Telegram: "https://t.me/bluedome",
    Tripadvisor: "https://tripadvisor.com/bluedome",
  },
  "Prices and deposit": {
    "Taxes and fees (%)": "20",
    "Deposit (%)": "30",
    "Deposit for totals over ($)": "500",
    "Balance due, days before departure": "20",
  },
  "Figures of the home page": {
    "UNESCO sites": "13+",
    "Happy travelers": "21K+",
  },
  Mails: {
    "Sender's name": "Blue Dome desk",
    "Sender's address": "desk@bluedome.uz",
    "Where our own mails go": "boss@bluedome.uz",
  },
  "Fiscal receipts and cash": {
    "MXIK (IKPU)": "10001001001000001",
    "Package code": "1425207",
    "Cash ceiling (som)": "1000000",
  },
};

const panelOf = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });

async function save(page: Page, title: string): Promise<void> {
  await panelOf(page, title).getByRole("button", { name: "Save", exact: true }).click();
  const toast = page.getByText("Settings saved").first();
  await toast.waitFor();
  await toast.waitFor({ state: "detached" });
}

async function saveAll(page: Page): Promise<void> {
  for (const [title, fields] of Object.entries(TEXTS)) {
    for (const [label, text] of Object.entries(fields))
      await panelOf(page, title).getByLabel(label, { exact: true }).fill(text);
    if (title === "Figures of the home page")
      await panelOf(page, title).getByLabel("Source").first().fill("UNESCO, November 2026");
    if (title === "Fiscal receipts and cash")
      await panelOf(page, title).getByLabel("Prices include VAT").selectOption("yes");
    await save(page, title);
  }
  const tiers = panelOf(page, "Cancellation");
  await tiers.getByLabel("Step 1: refund (%)").fill("90");
  await tiers.getByLabel("Step 2: refund (%)").fill("60");
  await save(page, "Cancellation");
  const currencies = panelOf(page, "Currencies");
  for (const name of ["EUR", "RUB"]) await currencies.getByLabel(name, { exact: true }).uncheck();
  await currencies.getByLabel("The payment provider charges").selectOption("UZS");
  await currencies.getByText(/New payment pages charge UZS: a trip of \$1,000 costs/).waitFor();
  await save(page, "Currencies");
}

it("changes on pages, prices, mails, papers and payments what each setting says", async () => {
  const today = todayInTashkent(Date.now());
  const tour = await makeTour(shop, daysAhead(60));
  const rates = { UZS: 12_500, EUR: 0.9 };
  await askAsAdmin(shop, "rpc/admin_save_rates", {
    rates: Object.entries(rates).map(([currency, per_dollar]) => ({ currency, per_dollar, day: today })),
  });
  const desk = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(desk.page, shop);
  await desk.page.goto(`${shop.url}/admin/settings`);
  await saveAll(desk.page);

  const { page } = await openBrowser({ viewport: { width: 1280, height: 900 } });
  const sees = (text: string | RegExp) => page.getByText(text).first().waitFor();
  await page.goto(`${shop.url}/about`);
  await sees("© 2011 Blue Dome LLC. All rights reserved. License T-0042 · Tax number 301234567");
  for (const text of [
    "hello@bluedome.uz",
    "+998 71 200 30 40",
    "7 Registan Street, Samarkand",
    "13+",
    "21K+",
    "UNESCO, November 2026",
  ])
    await sees(text);
  for (const name of ["Instagram", "Facebook", "Telegram", "Tripadvisor"])
    expect(await page.getByRole("link", { name }).getAttribute("href")).toContain("bluedome");
  await page.goto(`${shop.url}/contact`);
  await sees("Mon to Sat, 9:00 to 18:00");
  await page.goto(`${shop.url}/terms`);
  await sees(/Blue Dome LLC \(License T-0042 · Tax number 301234567\).*7 Registan Street/);
  await page.goto(`${shop.url}/cancellation-policy`);
  await sees(`Version ${today}`);
  await sees(/90%/);
  await sees(/60%/);
  await page.goto(`${shop.url}/`);
  await page.getByRole("banner").getByText("Blue Dome Travel").waitFor();
  await sees("13+");

  await page.goto(`${shop.url}/contact`);
  await page.getByLabel("Name").fill("Anna Lee");
  await page.getByRole("main").getByLabel("Email").fill("anna@example.com");
  await page.getByRole("textbox", { name: "Message" }).fill("Do you sell carpets?");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("heading", { name: "Sent", exact: true }).waitFor();
  await runHousekeeping(shop.url, stateDir);
  const mail = (await allMails(shop)).find(({ text }) => text.includes("carpets"));
  expect(mail).toMatchObject({ to: ["boss@bluedome.uz"], from: "desk@bluedome.uz" });
  expect(mail?.text).toContain("Blue Dome desk");

  const email = newEmail("settings");
  await openBookingForm(page, shop, tour);
  await fillBookingForm(page, email);
  await sees("Taxes and fees (20%)");
  const deposit = (await page.getByText(/^Or \$.* now and \$/).textContent()) ?? "";
  const [now = 0, rest = 0] = [...deposit.matchAll(/\$([\d.,]+)/g)].map(([, text = ""]) =>
    Number(text.replace(",", "")),
  );
  expect(now / (now + rest)).toBeCloseTo(0.3, 3);
  expect(deposit).toContain(`by ${day(daysAhead(40)[0] ?? "")}`);
  const offered = await page.getByLabel("Also show prices in").locator("option").allTextContents();
  expect([offered.includes("UZS"), offered.includes("EUR")]).toEqual([true, false]);
  await submitBookingForm(page);
  await page.getByRole("button", { name: /^Pay all/ }).click();
  await page.waitForURL(PAYMENT_PAGE);
  await sees(/UZS/);
  type Paid = { settlement_currency: string; settlement_rate: number; basket: object[]; booking_id: string };
  const [paid] = await readRows<Paid>(shop, `payments?select=*&order=created_at.desc&limit=1`);
  expect(paid).toMatchObject({ settlement_currency: "UZS", settlement_rate: 12_500 });
  expect(paid?.basket).toMatchObject([{ mxik: "10001001001000001", package_code: "1425207", vat: true }]);
  await page.getByLabel("Card number").fill("8600 0000 0000 0000");
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor();
  await page.goto(`${shop.url}/trips/${paid?.booking_id}`);
  await page.getByRole("main").getByText("+998 71 200 30 40").first().waitFor();
  const held = await holdSeats(shop, tour, tour.departure_dates[0] ?? "");
  const cash = { booking_id: held.id, payment_id: randomUUID(), method: "cash", amount_cents: 50_000 };
  await expect(askAsAdmin(shop, "rpc/admin_record_money", cash)).rejects.toThrow("cash_ceiling");
  await expect(askAsAdmin(shop, "rpc/admin_record_money", { ...cash, amount_cents: 5_000 })).resolves.toMatchObject({
    ok: true,
  });
});
