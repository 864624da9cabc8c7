import { expect, it } from "vitest";
import { forbidden, isFree, readLicences, reportLicences } from "../support/licences.ts";

it("ships only packages whose license requires nothing but its text", () => {
  const all = readLicences();
  console.log(reportLicences(all));
  expect(all.filter(({ ships }) => ships).length).toBeGreaterThan(20);
  expect(all.length).toBeGreaterThan(200);
  expect(forbidden(all)).toEqual([]);
});

it.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND GPL-3.0", false],
  ["GPL-3.0-or-later", false],
  ["AGPL-3.0", false],
  ["SEE LICENSE IN LICENSE", false],
  ["unknown", false],
])("judges %s", (text, free) => {
  expect(isFree(text)).toBe(free);
  const one = { name: "x", version: "1", licence: text, ships: true };
  expect(forbidden([one])).toHaveLength(free ? 0 : 1);
});
