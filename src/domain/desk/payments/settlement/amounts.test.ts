import fc from "fast-check";
import { expect, it } from "vitest";
import { csvMoney } from "../../lists/csv.ts";
import { type Decimal, guessDecimal, readAmount, readDay } from "./amounts.ts";

it.each<[string, Decimal, number | null]>([
  ["980.10", ".", 98_010],
  ["980,10", ",", 98_010],
  ["1 234,56", ",", 123_456],
  ["1\u00A0234\u202F567,8", ",", 123_456_780],
  ["1.234,56", ",", 123_456],
  ["1,234.56", ".", 123_456],
  ["1'234.50", ".", 123_450],
  ["$12.00", ".", 1_200],
  ["12 250 000 сум", ",", 1_225_000_000],
  ["-2", ".", -200],
  ["−2,50", ",", -250],
  ["(12.00)", ".", -1_200],
  ["12.00-", ".", -1_200],
  ["-0.00", ".", 0],
  ["", ".", null],
  ["Итого", ".", null],
  ["1.2.3", ".", null],
  ["12,5,1", ",", null],
  ["1e5", ".", null],
  ["-$12.50", ".", -1_250],
  ["99999999999999", ".", null],
])("reads %j written with %s as %s", (text, decimal, cents) => {
  expect(readAmount(text, decimal)).toBe(cents);
});

it.each<[string[], Decimal]>([
  [["1,50", "2,75"], ","],
  [["1.50", "2.75"], "."],
  [["1.234,50"], ","],
  [["1,234.50"], "."],
  [["1,234", "5,678"], "."],
  [["1,234", "5,67"], ","],
  [["100", "200"], "."],
  [[], "."],
])("finds that %j is written with %s", (values, decimal) => {
  expect(guessDecimal(values)).toBe(decimal);
});

it.each([
  ["2026-11-22", "2026-11-22"],
  ["2026-11-22 10:15:00", "2026-11-22"],
  ["2026-11-22T10:15:00Z", "2026-11-22"],
  ["22.11.2026 10:15", "2026-11-22"],
  ["5/1/2026", "2026-01-05"],
  ["2026-02-30", null],
  ["30.02.2026", null],
  ["20261122", null],
  ["yesterday", null],
  ["", null],
])("reads %j as the day %s", (text, day) => {
  expect(readDay(text)).toBe(day);
});

it("never throws, and reads what we write", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom<Decimal>(".", ","), (text, decimal) => {
      readAmount(text, decimal);
      readDay(text);
      guessDecimal([text]);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(readAmount(csvMoney(cents), ".")).toBe(cents);
      expect(readAmount(csvMoney(cents).replace(".", ","), ",")).toBe(cents);
    }),
  );
});
