import { expect, it } from "vitest";
import { timeRange } from "./date-ranges.ts";

const day = (from: string, to: string) => ({
  from_time: `${from}T00:00:00+05:00`,
  to_time: `${to}T23:59:59.999999+05:00`,
});

it.each([
  ["all", "2026-11-21", { from_time: null, to_time: null }],
  ["today", "2026-11-21", day("2026-11-21", "2026-11-21")],
  ["week", "2026-11-21", day("2026-11-15", "2026-11-21")],
  ["week", "2026-11-22", day("2026-11-22", "2026-11-28")],
  ["week", "2027-01-01", day("2026-12-27", "2027-01-02")],
  ["month", "2026-11-21", day("2026-11-01", "2026-11-30")],
  ["month", "2028-02-10", day("2028-02-01", "2028-02-29")],
  ["month", "2026-12-31", day("2026-12-01", "2026-12-31")],
] as const)("computes the range %s on %s", (filter, today, range) => {
  expect(timeRange(filter, today)).toEqual(range);
});

it.each([
  ["both ends", "2026-11-01", "2026-11-20", day("2026-11-01", "2026-11-20")],
  ["one day", "2026-11-20", "2026-11-20", day("2026-11-20", "2026-11-20")],
  ["no end yet", "2026-11-01", "", { from_time: "2026-11-01T00:00:00+05:00", to_time: null }],
  ["no start", "", "2026-11-20", { from_time: null, to_time: "2026-11-20T23:59:59.999999+05:00" }],
  ["what is no day", "soon", "2026-13-45", { from_time: null, to_time: null }],
])("reads a custom range with %s", (_, from, to, range) => {
  expect(timeRange("custom", "2026-11-21", { from, to })).toEqual(range);
});
