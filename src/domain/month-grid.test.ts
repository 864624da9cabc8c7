import { expect, it } from "vitest";
import { dayByKey, weeksOf, addMonths } from "./month-grid.ts";

it("lays out a month in weeks from Monday to Sunday", () => {
  const weeks = weeksOf("2026-12");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06"]);
  expect(weeks.at(-1)).toEqual(["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31", null, null, null]);
  expect(weeksOf("2027-02")).toHaveLength(4);
});

it("counts months across the year", () => {
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2027-01", -1)).toBe("2026-12");
});

it.each([
  ["ArrowLeft", "2027-01-01", "2026-12-31"],
  ["ArrowRight", "2026-12-31", "2027-01-01"],
  ["ArrowUp", "2026-12-15", "2026-12-08"],
  ["ArrowDown", "2026-12-15", "2026-12-22"],
  ["Home", "2026-12-16", "2026-12-14"],
  ["Home", "2026-12-14", "2026-12-14"],
  ["End", "2026-12-16", "2026-12-20"],
  ["PageUp", "2027-03-31", "2027-02-28"],
  ["PageDown", "2026-12-15", "2027-01-15"],
  ["a", "2026-12-15", undefined],
])("leads with %s from %s to %s", (key, from, to) => expect(dayByKey(from, key)).toBe(to));
