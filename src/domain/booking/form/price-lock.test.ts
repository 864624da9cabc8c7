import { expect, it } from "vitest";
import { lockFor, type PriceLock, type PriceSubject } from "./price-lock.ts";

const subject: PriceSubject = {
  item_type: "tour",
  item_id: "t1",
  guests: 2,
  check_in: "2027-04-15",
  options: [{ id: "single", count: 1 }],
};
const until = "2027-03-02T10:00:00Z";
const known: PriceLock = { subject, total_cents: 98_010, lock: "mark.body", until };
const at = (more: number) => Date.parse(until) + more;

it.each([
  ["what is shown", known, {}, 98_010, -1, true],
  ["nothing where there is none", undefined, {}, 98_010, -1, false],
  ["nothing once it is over", known, {}, 98_010, 0, false],
  ["no other total", known, {}, 98_011, -1, false],
  ["no other group", known, { guests: 3 }, 98_010, -1, false],
  ["no other day", known, { check_in: "2027-04-16" }, 98_010, -1, false],
  ["no other options", known, { options: [] }, 98_010, -1, false],
  ["no other trip", known, { item_id: "t2" }, 98_010, -1, false],
])("holds the price %s", (_, lock, change, total, ms, holds) => {
  expect(lockFor(lock, { ...subject, ...change }, total, at(ms))).toBe(holds ? known : undefined);
});
