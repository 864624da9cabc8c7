import { expect, it } from "vitest";
import { bookMonths } from "./books.ts";

it.each<[string | null, string[]]>([
  [null, ["2027-01"]],
  ["2027-01-20", ["2027-01"]],
  ["2026-11-30", ["2027-01", "2026-12", "2026-11"]],
  ["2028-01-01", ["2027-01"]],
])("offers the months since %s, the newest first", (first, months) => {
  expect(bookMonths(first, "2027-01-22")).toEqual(months);
});
