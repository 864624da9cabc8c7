import { expect, it } from "vitest";
import { nearestRequestDays } from "./departure-choice.ts";

const range = { on: "request", first: "2026-11-24", last: "2028-11-20" } as const;

it.each([
  ["2020-01-01", ["2026-11-24"]],
  ["2026-11-23", ["2026-11-24"]],
  ["2029-01-01", ["2028-11-20"]],
  ["2027-05-05", ["2027-05-06", "2027-05-04"]],
  ["2026-11-24", ["2026-11-25"]],
  ["2028-11-20", ["2028-11-19"]],
])("offers instead of %s: %j", (refused, days) => expect(nearestRequestDays(refused, range)).toEqual(days));
