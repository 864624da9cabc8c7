import { expect, it } from "vitest";
import { searchTerm } from "./search-term.ts";

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
])("%j looks for %j", (typed, term) => {
  expect(searchTerm(typed)).toBe(term);
});
