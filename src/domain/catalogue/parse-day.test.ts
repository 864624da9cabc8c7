import { expect, it } from "vitest";
import { DAY_NAMES } from "#texts/days.ts";
import { parseDay } from "./parse-day.ts";

const TODAY = "2026-11-22";

it.each([
  ["2026-12-24", "2026-12-24", ""],
  ["24.12.2026", "2026-12-24", ""],
  ["24.12", "2026-12-24", ""],
  ["24 Dec", "2026-12-24", ""],
  ["24 december", "2026-12-24", ""],
  ["Dec 24", "2026-12-24", ""],
  ["24 Dec 2027", "2027-12-24", ""],
  ["3 Mar", "2027-03-03", ""],
  ["20 Nov", "2026-11-20", ""],
  ["today", "2026-11-22", ""],
  ["Khiva tomorrow", "2026-11-23", "khiva"],
  ["1 jan khiva walls", "2027-01-01", "khiva walls"],
  ["29 Feb 2028", "2028-02-29", ""],
])("reads %j as %s and leaves %j", (typed, day, rest) => {
  expect(parseDay(typed, TODAY, DAY_NAMES)).toEqual({ day, rest });
});

it.each(["", "Anna Rossi", "30 Feb", "2026-13-01", "March", "998901234567", "5297-76JA", "Todayev", "marta 5555"])(
  "finds no day in %j",
  (typed) => {
    expect(parseDay(typed, TODAY, DAY_NAMES)).toBeNull();
  },
);
