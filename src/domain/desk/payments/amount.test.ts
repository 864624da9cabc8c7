import { expect, it } from "vitest";
import { centsOf, searchTerm } from "./amount.ts";

it.each([
  ["0", 0],
  ["120", 12_000],
  ["120.5", 12_050],
  ["120.50", 12_050],
  ["0.29", 29],
  [" $1,120.05 ", 112_005],
  ["120,5", 12_050],
  ["1 120,05", 112_005],
  ["1.120,05", 112_005],
  ["1120,05 $", 112_005],
  ["1,234", 123_400],
  ["1,23,45", null],
  ["", null],
  ["-5", null],
  ["1.234", null],
  ["1e3", null],
  ["ten", null],
])("reads %j as %s cents", (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

it.each([
  ["", null],
  ["   ", null],
  ["anna@example.com ", "anna@example.com"],
  ["octo-17", "octo-17"],
  ["980.10", "980.10"],
  ["$980.10", "980.10"],
  ["$1,234.50", "1234.50"],
  ["$ 12", "12"],
  ["1,234", "1234"],
  ["1,23", "1,23"],
  ["$", "$"],
])("searches %j for %j", (typed, term) => {
  expect(searchTerm(typed)).toBe(term);
});
