import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { LANGUAGE_NAMES } from "../../src/domain/languages.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { day, money } from "../../src/languages/ru/write.ts";
import { parseCalendar } from "../../supabase/functions/calendar/ical.fixture.ts";
import { pseudoFindings } from "../support/pseudo-findings.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { newEmail } from "../support/shop/bookings.ts";
import { storyBrowsers } from "../support/shop/browsers.ts";
import { mailAbout, mailsTo } from "../support/shop/mails.ts";
import { unfold } from "../support/shop/pages.ts";
import { payWith } from "../support/shop/payments.ts";
import { journey } from "../support/tiers.ts";

const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const openBrowser = storyBrowsers();
const TOUR = "Самарканд: столица Тимура";
const GUESTS = 10;
const TOTAL = quote(24_000, GUESTS).total_cents;

const NAMES = [
  "Journey to Uzbekistan",
  "Visa",
  "Mastercard",
  "UzCard",
  "Uzcard",
  "Humo",
  "WhatsApp",
  "Telegram",
  "cookie",
  "12 Registan Street, Samarkand, Samarkand Region, Uzbekistan",
  ...Object.values(LANGUAGE_NAMES),
];
const CODES =
  /^(?:alt|aria-label|title|placeholder): |https?:\/\/\S+|localhost:\d+|\S+@\S+|[0-9a-f]{8}-[0-9a-f-]{27}|\b[A-Z]{3}-\d{4}-\d{5}\b|\b[A-Z0-9]{4}-[A-Z0-9]{4}\b|версия [\d-]+|\b(?:USD|UZS|EUR|[IVX]+)\b/g;
const ENGLISH_FIGURES = /\$\d|\d,\d{3}\b|\d\.\d{2}\b(?!\.)|\b\d{4}-\d{2}-\d{2}\b/;

const withoutNames = (text: string) =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ""), text.replaceAll(CODES, ""));
const isForeign = (text: string) => /[A-Za-z]{2}/.test(withoutNames(text)) || ENGLISH_FIGURES.test(withoutNames(text));

type Reading = { where: string; kind: string; text: string };

async function stumbles(page: Page, where: string): Promise<Reading[]> {
  const { lang, title, lines } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    lines: document.body.innerText.split("\n"),
  }));
  const found = (await pseudoFindings(page)).filter(
    ({ kind, text }) => kind === "not in a language folder" && isForeign(text),
  );
  return [
    ...found,
    ...(lang === "ru" ? [] : [{ kind: "lang", text: lang }]),
    ...[title, ...lines].filter(isForeign).map((text) => ({ kind: "foreign", text })),
  ].map((one) => ({ where, ...one }));
}

journey("takes a reader of Russian from search to refund by pages, mails and documents in Russian", async () => {
  const { page, context } = await openBrowser({ acceptDownloads: true, locale: "ru-RU" });
  const paper = await context.newPage();
  const email = newEmail("gulnora");
  const found: Reading[] = [];
  const read = async (where: string, shown: Page = page) => {
    found.push(...(await stumbles(shown, where)));
  };
  const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
  const isShown = (text: string) => page.getByText(text).first().waitFor();
  const readMail = async (subject: RegExp): Promise<string> => {
    const mail = await mailAbout(shop, email, subject);
    await paper.setContent(mail.html);
    await read(`mail ${mail.subject}`, paper);
    expect(isForeign(mail.text), mail.text).toBe(false);
    return mail.text;
  };
  const readDocument = async (button: string | RegExp): Promise<string> => {
    const popup = context.waitForEvent("page");
    await press(button);
    const shown = await popup;
    await shown.waitForURL(/^blob:/);
    await shown.locator("h1").waitFor();
    await read(`document ${button}`, shown);
    const text = await shown.locator("body").innerText();
    await shown.close();
    return text;
  };

  await page.goto(`${shop.url}/ru`);
  const find = page.getByRole("search", { name: "Найти поездку" });
  expect(await find.getAttribute("action")).toBe("/ru/search");
  await find.getByLabel("Куда").selectOption("Самарканд");
  await read("home");
  await find.getByRole("button", { name: "Найти" }).click();
  await page.getByRole("heading", { level: 3, name: TOUR }).waitFor();
  await read("search");
  await page.locator("li", { hasText: TOUR }).locator('a[href^="/ru/tours/"]').first().click();
  await page.getByRole("heading", { level: 1, name: TOUR }).waitFor();
  const bar = page.getByRole("complementary", { name: "Забронировать тур" });
  await bar.getByRole("button").click();
  const sheet = page.getByRole("dialog", { name: "Дата и гости" });
  const dates = await sheet
    .getByLabel("Дата")
    .locator("option")
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const last = dates.at(-1) ?? "";
  await sheet.getByLabel("Дата").selectOption(last);
  await sheet.getByLabel("Гости").selectOption(String(GUESTS));
  await page.locator("#reviews").evaluate((travelersOwnWords) => (travelersOwnWords.style.display = "none"));
  await read("date and guests");
  await sheet.getByRole("button", { name: "Готово" }).click();
  await bar.getByText(`${day(last)} · 10 гостей`).waitFor();
  await read("tour");
  await bar.getByRole("link", { name: "Забронировать" }).click();

  await page.getByLabel("Имя").fill("Гульнора");
  await page.getByLabel("Фамилия").fill("Каримова");
  await page.getByLabel("Электронная почта").fill(email);
  await page.getByLabel("Телефон").fill("+998 90 123 45 67");
  await page.getByLabel("Особые пожелания").fill("Вегетарианский обед");
  await isShown(money(TOTAL));
  await read("booking form");
  await press("Забронировать и оплатить");
  await isShown("Оплатите часть сейчас");
  await read("held trip");
  await press(/^Оплатить сейчас/);
  await payWith(page, "declined");
  await page.waitForURL("**/ru/payment/failure?*");
  await isShown("Мы держим места до");
  await read("failed payment");
  await readMail(/^Платёж не прошёл/);
  await press("Оплатить ещё раз");
  await payWith(page, "good");
  await page.getByRole("heading", { name: "Бронь подтверждена!" }).waitFor();
  await isShown("Осталось оплатить");
  await read("confirmation");
  expect(await readDocument("Скачать подтверждение")).toContain("Гульнора Каримова");

  const confirmed = await readMail(/^Бронь подтверждена/);
  expect(confirmed).toContain(`Дата выезда: ${day(last)}`);
  expect(confirmed).toContain(`Итого: ${money(TOTAL)}`);
  const link = /https?:\S+#token=[\w-]{43}/.exec(confirmed)?.[0] ?? "";
  expect(link).toContain(`${shop.url}/ru/trips/`);
  await page.goto(link);
  await isShown("Всё готово.");
  const manage = page.locator("details", { hasText: "Управление бронью" });
  const openManaging = async () => {
    if ((await manage.getAttribute("open")) === null) await unfold(page, "Управление бронью");
  };
  await openManaging();
  await read("trip");
  await press("Добавить в календарь");
  const [file] = await Promise.all([page.waitForEvent("download"), press("Добавить один раз")]);
  await press("Закрыть");
  const { event } = parseCalendar(readFileSync(await file.path(), "utf8"));
  expect(event).toMatchObject({
    SUMMARY: TOUR,
    LOCATION: "Площадь Регистан, касса на улице Регистан, 10:00 по Ташкенту",
  });
  expect(event["DESCRIPTION"]).toMatch(/^Номер брони [A-Z0-9]{4}-[A-Z0-9]{4}, 10 гостей$/);

  await press("Оплатить остаток");
  await payWith(page, "good");
  await page.getByRole("heading", { name: "Бронь подтверждена!" }).waitFor();
  expect(await readMail(/^Платёж получен/)).toContain("Ваша поездка полностью оплачена.");

  await page.goto(link);
  await openManaging();
  await press("Сменить дату");
  const move = page.getByRole("dialog", { name: "Сменить дату" });
  const other = move.locator("label").last();
  await other.click();
  const later = await other.locator("strong").innerText();
  await read("change of date");
  await press(`Перенести на ${later}`);
  await move.waitFor({ state: "detached" });
  expect(await readMail(/^Новая дата/)).toContain(`с ${day(last)} на ${later}`);
  await read("moved trip");

  await press("Отменить эту бронь");
  await isShown("Отменить эту бронь?");
  await read("question about cancelling");
  await press("Да, отменить");
  await page.getByRole("heading", { name: "Ваш возврат" }).waitFor();
  await read("cancelled trip");
  expect(await readMail(/^Бронь отменена/)).toContain("Возвращаем");
  await isShown("Мы вернули");
  const papers = (await page.getByRole("listitem").allInnerTexts()).flatMap(
    (text) => text.match(/[A-Z]{3}-\d{4}-\d{5}/) ?? [],
  );
  expect(new Set(papers.map((name) => name.slice(0, 3)))).toEqual(new Set(["INV", "REC", "CRN", "PAY"]));
  for (const name of papers) await readDocument(`Открыть ${name}`);
  for (const { subject, text } of await mailsTo(shop, email)) expect([subject, text].filter(isForeign)).toEqual([]);
  expect(found).toEqual([]);
});
