import { expect, it } from "vitest";
import * as en from "./en/write.ts";
import * as ru from "./ru/write.ts";
import * as uz from "./uz/write.ts";

it.each([
  ["en", (number: number) => en.plural(number, { one: "one", other: "other" })],
  ["ru", (number: number) => ru.plural(number, { one: "one", few: "few", many: "many", other: "other" })],
  ["uz", (number: number) => uz.plural(number, { one: "one", other: "other" })],
] as const)("chooses the form of a text in '%s' that CLDR names", (language, plural) => {
  const rules = new Intl.PluralRules(language);
  for (const number of [...Array.from({ length: 126 }, (_, n) => n), 1_001, 1_000_000, 0.5, 1.5, 4.8])
    expect([number, plural(number)]).toEqual([number, rules.select(number)]);
});

/** V8 writes plain spaces where CLDR has narrow ones. */
const spaced = (text: string) => text.replaceAll(/\s/g, " ");

const INSTANTS = Array.from({ length: 3_000 }, (_, n) => Date.UTC(1993, 0, 1) + n * 285.37 * 3_600_000);

/** Written Uzbek has the year first, as our ranges do; CLDR has it last. */
const yearFirst = (day: string) => day.replace(/^(.+), (\d+)$/, "$2-yil $1").replaceAll("-", "\u2011");

it.each([
  ["ru", ru, (day: string) => day],
  ["uz", uz, yearFirst],
] as const)("writes days, months and money in '%s' as CLDR does", (language, words, inOurOrder) => {
  const options = { timeZone: "UTC", year: "numeric" } as const;
  const day = new Intl.DateTimeFormat(language, { ...options, day: "numeric", month: "short" });
  const month = new Intl.DateTimeFormat(language, { ...options, month: "short" });
  const monthInFull = new Intl.DateTimeFormat(language, { ...options, month: "long" });
  const money = new Intl.NumberFormat(language, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    useGrouping: "always",
  });
  for (const at of INSTANTS) {
    const date = new Date(at).toISOString().slice(0, 10);
    expect(spaced(words.day(date))).toBe(inOurOrder(day.format(at)));
    expect(spaced(words.month(date.slice(0, 7)))).toBe(month.format(at));
    expect(spaced(words.monthInFull(date.slice(0, 7)))).toBe(monthInFull.format(at));
  }
  for (const cents of [0, 5, 70_000, 123_450, 123_456_789, -268_390])
    expect(words.money(cents)).toBe(money.format(cents / 100));
});

it.each([
  ["ru", ru],
  ["uz", uz],
] as const)("writes ages in '%s' as CLDR does", (language, words) => {
  const relative = new Intl.RelativeTimeFormat(language);
  for (const number of [1, 2, 5, 11, 21, 22]) {
    expect(words.ago(number * 60_000)).toBe(relative.format(-number, "minute"));
    expect(words.ago(number * 3_600_000)).toBe(relative.format(-number, "hour"));
    expect(words.ago(number * 86_400_000)).toBe(relative.format(-number, "day"));
  }
});

it("groups a rate's thousands, and keeps at most three of its decimals, in each language", () => {
  const rates = [12, 1_500_000, 12_850.5, 12_850.1239, 0.5];
  expect(rates.map(en.exact)).toEqual(rates.map((rate) => rate.toLocaleString("en-US")));
  expect([ru.exact(12_850.55), uz.exact(12_850.55)]).toEqual(["12\u00a0850,55", "12\u00a0850,55"]);
});

it("writes amounts of other currencies in English as before, and with the marks of each language", () => {
  const amounts = [0, 5, 70, 1_250, -1_250, 123_456_789, 1_500_000_00];
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  expect(amounts.map(en.amountText)).toEqual(amounts.map((cents) => (cents / 100).toLocaleString("en-US", two)));
  expect([ru.amountText(123_456_705), uz.amountText(5)]).toEqual(["1\u00a0234\u00a0567,05", "0,05"]);
  const rates = [12_850.5, 0.000_079_12, 12_850.123_456_789, 1];
  const eight = { maximumFractionDigits: 8 };
  expect(rates.map(en.figure)).toEqual(rates.map((rate) => rate.toLocaleString("en-US", eight)));
});

it("writes a rating and a share with the decimal mark of each language", () => {
  expect([en, ru, uz].map(({ decimal }) => decimal("4.8"))).toEqual(["4.8", "4,8", "4,8"]);
  expect([en, ru, uz].map(({ decimal }) => decimal(2.5))).toEqual(["2.5", "2,5", "2,5"]);
});

it.each([
  ["2027-01-07", "2027-01-08", "7–8 Jan 2027", "7–8 января 2027\u00a0г.", "2027\u2011yil 7–8\u2011yanvar"],
  [
    "2027-01-28",
    "2027-02-03",
    "28 Jan – 3 Feb 2027",
    "28 января – 3 февраля 2027\u00a0г.",
    "2027\u2011yil 28\u2011yanvar – 3\u2011fevral",
  ],
  [
    "2026-12-30",
    "2027-01-02",
    "30 Dec 2026 – 2 Jan 2027",
    "30 декабря 2026\u00a0г. – 2 января 2027\u00a0г.",
    "2026\u2011yil 30\u2011dekabr – 2027\u2011yil 2\u2011yanvar",
  ],
  ["2027-01-07", "2027-01-07", "7 Jan 2027", "7 янв. 2027\u00a0г.", "2027\u2011yil 7\u2011yan"],
])("writes the days from %s to %s as one text", (from, to, ...texts) => {
  expect([en, ru, uz].map(({ days }) => days(from, to))).toEqual(texts);
});
