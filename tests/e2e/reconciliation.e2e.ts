import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { asAdmin, makeTour } from "./departure-desk.ts";
import { hold, payFor, rowsOf } from "./paid-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
const today = todayInTashkent(Date.now());
let browser: Browser;

beforeEach(async () => {
  browser = await openBrowser({ acceptDownloads: true });
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

type Paid = { id: string; amount_cents: number };
const written = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
const dotted = today.split("-").toReversed().join(".");

/** What a bank here writes: Windows-1251, semicolons, decimal commas, its name above and its sums below. */
const cp1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
    }),
  );

it("the provider's file is laid beside our payments: what fits, what is missing on either side, what differs; the columns are said once", async () => {
  const { id: tour } = await makeTour(desk, [addDays(today, 40)]);
  const paid: Paid[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const held = await hold(desk, tour, addDays(today, 40));
    await payFor(desk, held);
    paid.push(...(await rowsOf<Paid>(desk, `payments?booking_id=eq.${held.id}&select=id,amount_cents`)));
  }
  const [fits, differs, missing] = paid;
  if (!fits || !differs || !missing) throw new Error("three payments were made");
  const file = cp1251(
    [
      "Реестр платежей;;;;",
      "Дата;Номер заказа;Тип;Сумма операции;Комиссия",
      `${dotted} 10:00;${fits.id};Оплата;${written(fits.amount_cents)};34,30`,
      `${dotted} 10:05;${differs.id};Оплата;${written(differs.amount_cents + 100)};34,30`,
      `${dotted} 10:10;STRANGER-1;Оплата;12,50;0,40`,
      ";Итого;;1 972,70;69,00",
    ].join("\r\n"),
  );

  const { page } = browser;
  await signInAsAdmin(page, desk);
  await page.goto(`${desk.url}/admin/payments`);
  await page.getByRole("link", { name: "Reconcile" }).click();
  await page.getByRole("heading", { name: "Reconciliation", level: 1 }).waitFor();

  const drop = async () => {
    await page.getByLabel("Choose a file").setInputFiles({ name: "november.csv", mimeType: "text/csv", buffer: file });
    await page.getByText("november.csv: 4 lines").waitFor();
  };
  await drop();
  const submit = page.getByRole("button", { name: "Reconcile" });
  await page.getByText("Say at least which column").waitFor();
  expect(await submit.isDisabled()).toBe(true);
  expect(await page.getByLabel("Amounts are written").inputValue()).toBe(".");
  await page.getByLabel("Our payment ID").selectOption({ label: "Номер заказа" });
  await page.getByLabel("Amount", { exact: true }).selectOption({ label: "Сумма операции" });
  await page.getByLabel("Kind or status").selectOption({ label: "Тип" });
  expect(await page.getByLabel("Оплата").inputValue()).toBe("paid");
  await page.getByLabel("Amounts are written").selectOption(",");
  expect(await axeFindings(page)).toEqual([]);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(new URL(request.url()).pathname);
  });
  await submit.click();

  const tile = async (name: string) =>
    Number(await page.locator("dl.tiles div", { hasText: name }).locator("dd").textContent());
  await page.getByText("Totals of the file").waitFor();
  expect([await tile("Matched"), await tile("Different"), await tile("Missing with us")]).toEqual([1, 1, 1]);
  // Other stories of this stack paid today as well.
  expect(await tile("Missing with them")).toBeGreaterThanOrEqual(1);
  await page.getByRole("region", { name: "Different" }).getByText("Another amount").first().waitFor();
  await page.getByRole("region", { name: "Missing with us" }).getByText("stranger-1").first().waitFor();
  await page.getByText("1 line names no payment").waitFor();
  await page.getByRole("cell", { name: "69.00 USD" }).waitFor();
  expect(asked.every((path) => path === "/rest/v1/rpc/admin_payments_between")).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download differences" }).click();
  const text = readFileSync(await (await waiting).path(), "utf8");
  expect(text).toContain(differs.id);
  expect(text).toContain(missing.id);
  expect(text).toContain("stranger-1");
  expect(text).not.toContain(fits.id);

  // The next file of this heading is known.
  await page.reload();
  await drop();
  expect(await page.getByLabel("Amounts are written").inputValue()).toBe(",");
  await submit.click();
  await page.getByText("Totals of the file").waitFor();
  expect(await tile("Matched")).toBe(1);
});

it("a workbook, and a file without a table, are refused in words", async () => {
  const { page } = browser;
  await signInAsAdmin(page, desk);
  await page.goto(`${desk.url}/admin/payments/reconciliation`);
  const choose = page.getByLabel("Choose a file");
  await choose.setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("PK\u0003\u0004rest") });
  await page.getByText("This is a workbook.").waitFor();
  await choose.setInputFiles({ name: "b.csv", mimeType: "text/csv", buffer: Buffer.from("one line") });
  await page.getByText("There is no table in this file").waitFor();
});

it("each chart answers its question for the days in the address, and its numbers can be taken along", async () => {
  const { id: tour } = await makeTour(desk, [addDays(today, 40)]);
  await payFor(desk, await hold(desk, tour, addDays(today, 40)));
  await asAdmin(desk, "rpc/admin_questions", { from_day: today, to_day: today });
  const { page } = browser;
  await signInAsAdmin(page, desk);
  await page.goto(`${desk.url}/admin/charts`);
  for (const question of [
    "How full are the departures?",
    "How much money comes in?",
    "How early do people book?",
    "How much is cancelled, and by whom?",
    "Where do bookings come from?",
    "Where do people go?",
  ])
    await page.getByRole("heading", { name: question, level: 2 }).waitFor();
  await page.getByRole("img", { name: "Chart: How much money comes in?" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV: How much money comes in?" }).click();
  expect(readFileSync(await (await waiting).path(), "utf8")).toContain(`\r\n${today.slice(0, 7)},`);
  await page.getByLabel("Period").selectOption("before");
  await page.getByText(`1 Jan ${Number(today.slice(0, 4)) - 1} to 31 Dec ${Number(today.slice(0, 4)) - 1}`).waitFor();
  expect(new URL(page.url()).searchParams.get("period")).toBe("before");
  await page.getByText("Nothing to tell of this period.").first().waitFor();
});
