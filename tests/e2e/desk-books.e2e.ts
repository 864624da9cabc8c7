import { expect, it } from "vitest";
import { money } from "#texts/write.ts";
import { todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { openBrowser } from "../support/browser.ts";
import { runHousekeeping } from "../support/housekeeping.ts";
import { holdSeats, makePaidBooking, newName, openPayment } from "../support/shop/bookings.ts";
import { askAsAdmin, readRows } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { adminBrowser, shop } from "./desk-browser.ts";

const desk = adminBrowser();
const { page, open } = desk;
const [today = "", leaving = ""] = daysAhead(0, 40);

type Line = { account: string; currency: string; cents: number; journal: string };
const sums = (lines: readonly Line[]) => {
  const found = new Map<string, number>();
  for (const { account, currency, cents } of lines) {
    const side = `${account} ${currency} ${cents > 0 ? "debit" : "credit"}`;
    found.set(side, (found.get(side) ?? 0) + Math.abs(cents));
  }
  return Object.fromEntries([...found].toSorted());
};
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
  );
const inCents = (dollars = "") => Math.round(Number(dollars) * 100);

it("exports a month whose sums are the ledger's, each line with its document", async () => {
  const tour = await makeTour(shop, [leaving]);
  const traveler = newName("Payer");
  const keptBooking = await makePaidBooking(shop, tour, leaving, { name: traveler });
  const refundedBooking = await makePaidBooking(shop, tour, leaving);
  await askAsAdmin(shop, "rpc/admin_cancel_booking", { booking_id: refundedBooking.id, reason: "Weather" });
  const friend = `${newName("Anna")} "Lee", Samarkand`;
  const card = { id: crypto.randomUUID(), amount_cents: 7_700, sold_for: "cash", to_name: friend };
  await askAsAdmin(shop, "rpc/make_gift_card", { card });
  await runHousekeeping(shop.url, shop.stateDir);

  await open("/admin/payments");
  await page().getByRole("link", { name: "Books", exact: true }).click();
  await page().getByRole("heading", { name: "Monthly statement" }).waitFor();
  const { name, text } = await desk.download("Download ledger");
  expect(name).toBe(`ledger-${today.slice(0, 7)}.csv`);
  const [head = "", ...rows] = text
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
  // The API answers 1,000 rows at most.
  const ledgerFrom = (offset: number) =>
    readRows<Line & { created_at: string }>(shop, `ledger_entries?select=*&order=id&offset=${offset}`);
  const ledger = [...(await ledgerFrom(0)), ...(await ledgerFrom(1_000))].filter(({ created_at }) =>
    todayInTashkent(Date.parse(created_at)).startsWith(today.slice(0, 7)),
  );
  expect(exported).toHaveLength(ledger.length);
  expect(sums(exported)).toEqual(sums(ledger));
  const [receipt] = await readRows<{ name: string }>(
    shop,
    `documents?booking_id=eq.${keptBooking.id}&kind=eq.receipt&select=name`,
  );
  const receiptLines = lines.filter((line) => line["Document"] === receipt?.name);
  expect(receiptLines.map((line) => line["Counterpart"])).toEqual([traveler, traveler]);
  const cardLines = lines.filter((line) => line["Counterpart"] === friend);
  expect(cardLines.map((line) => line["Account"])).toEqual(["cash", "credit"]);
});

it("opens each document of a paid and refunded trip from My trips", async () => {
  const tour = await makeTour(shop, [leaving]);
  const trip = await holdSeats(shop, tour, leaving);
  const { amount_cents } = await openPayment(shop, trip);
  const payment = { booking_id: trip.id, payment_id: crypto.randomUUID(), method: "cash", amount_cents };
  await askAsAdmin(shop, "rpc/admin_record_money", payment);
  const cancelled = { booking_id: trip.id, reason: "Weather", refund_cents: amount_cents };
  await askAsAdmin(shop, "rpc/admin_cancel_booking", cancelled);
  const [refund] = await readRows<{ id: string }>(shop, `refunds?booking_id=eq.${trip.id}&select=id`);
  await askAsAdmin(shop, "rpc/admin_record_refund_by_hand", { refund_id: refund?.id, note: "In the office" });
  const documents = await readRows<{ name: string; kind: string; cents: number }>(
    shop,
    `documents?booking_id=eq.${trip.id}&select=name,kind,cents&order=made_at`,
  );
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual(["credit_note", "invoice", "payout", "receipt"]);

  const traveler = await openBrowser();
  await traveler.page.goto(`${shop.url}/trips/${trip.id}#token=${trip.token}`);
  for (const { name, cents } of documents) {
    const opened = traveler.page.waitForEvent("popup");
    await traveler.page.getByRole("button", { name: new RegExp(name) }).click();
    const popup = await opened;
    await popup.getByText(name).first().waitFor();
    await popup.getByText(money(cents)).first().waitFor();
    await popup.close();
  }
  expect(traveler.errors).toEqual([]);
  await traveler.close();
});

const cp1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
    }),
  );

it("compares the provider's file with our payments, and remembers the columns for the next file", async () => {
  const tour = await makeTour(shop, [leaving]);
  const paid = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { id } = await makePaidBooking(shop, tour, leaving);
    const [payment] = await readRows<{ id: string; amount_cents: number }>(shop, `payments?booking_id=eq.${id}`);
    paid.push({ id: payment?.id ?? "", cents: payment?.amount_cents ?? 0 });
  }
  const [fits, differs, missing] = paid;
  const written = (cents = 0) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
  const on = today.split("-").toReversed().join(".");
  const file = cp1251(
    [
      "Реестр платежей;;;;",
      "Дата;Номер заказа;Тип;Сумма операции;Комиссия",
      `${on} 10:00;${fits?.id};Оплата;${written(fits?.cents)};34,30`,
      `${on} 10:05;${differs?.id};Оплата;${written((differs?.cents ?? 0) + 100)};34,30`,
      `${on} 10:10;STRANGER-1;Оплата;12,50;0,40`,
      ";Итого;;1 972,70;69,00",
    ].join("\r\n"),
  );

  await open("/admin/payments");
  await page().getByRole("link", { name: "Reconcile" }).click();
  await page().getByRole("heading", { name: "Reconciliation", level: 1 }).waitFor();
  const choose = (name: string, buffer: Buffer) =>
    page().getByLabel("Choose a file").setInputFiles({ name, mimeType: "text/csv", buffer });
  await choose("a.csv", Buffer.from("PK\u0003\u0004rest"));
  await page().getByText("This is a workbook.").waitFor();
  await choose("b.csv", Buffer.from("one line"));
  await page().getByText("This file has no table").waitFor();
  const drop = async () => {
    await choose("november.csv", file);
    await page().getByText("november.csv: 4 lines").waitFor();
  };
  await drop();
  const submit = page().getByRole("button", { name: "Reconcile" });
  expect(await submit.isDisabled()).toBe(true);
  await page().getByLabel("Our payment ID").selectOption({ label: "Номер заказа" });
  await page().getByLabel("Amount", { exact: true }).selectOption({ label: "Сумма операции" });
  await page().getByLabel("Kind or status").selectOption({ label: "Тип" });
  expect(await page().getByLabel("Оплата").inputValue()).toBe("paid");
  await page().getByLabel("Amounts are written").selectOption(",");
  const sent: string[] = [];
  page().on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await submit.click();

  const tile = async (name: string) =>
    Number(await page().locator("dl.tiles div", { hasText: name }).locator("dd").textContent());
  await page().getByText("Totals of the file").waitFor();
  expect([await tile("Matched"), await tile("Different"), await tile("Missing here")]).toEqual([1, 1, 1]);
  expect(await tile("Missing in the file")).toBeGreaterThanOrEqual(1);
  await page().getByRole("region", { name: "Different" }).getByText("Amount differs").first().waitFor();
  await page().getByRole("region", { name: "Missing here" }).getByText("STRANGER-1").first().waitFor();
  await page().getByRole("cell", { name: "69.00 USD" }).waitFor();
  expect(sent.every((path) => path === "/rest/v1/rpc/admin_payments_between")).toBe(true);
  const { text } = await desk.download("Download differences");
  for (const id of [differs?.id, missing?.id, "STRANGER-1"]) expect(text).toContain(id);
  expect(text).not.toContain(fits?.id);

  await page().reload();
  await drop();
  expect(await page().getByLabel("Amounts are written").inputValue()).toBe(",");
  await submit.click();
  await page().getByText("Totals of the file").waitFor();
  expect(await tile("Matched")).toBe(1);
});

it("draws a chart for each question of the period in the address, and exports its numbers", async () => {
  const tour = await makeTour(shop, [leaving]);
  await makePaidBooking(shop, tour, leaving);
  await open("/admin/charts");
  for (const question of [
    "How full are the departures?",
    "How much money comes in?",
    "How early do travelers book?",
    "How much is cancelled, and by whom?",
    "Where do bookings come from?",
    "Where do travelers go?",
  ])
    await page().getByRole("heading", { name: question, level: 2 }).waitFor();
  await page().getByRole("img", { name: "Chart: How much money comes in?" }).waitFor();
  const { text } = await desk.download("Download CSV: How much money comes in?");
  expect(text).toContain(`\r\n${today.slice(0, 7)},`);
  await page().getByLabel("Period").selectOption("before");
  const year = Number(today.slice(0, 4)) - 1;
  await page().getByText(`1 Jan ${year} to 31 Dec ${year}`).waitFor();
  expect(new URL(page().url()).searchParams.get("period")).toBe("before");
  await page().getByText("No data for this period.").first().waitFor();
});
