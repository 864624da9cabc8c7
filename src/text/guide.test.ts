import { expect, it } from "vitest";
import { aFact, aRosterBooking } from "../domain/guide/guide.fixture.ts";
import {
  cashText,
  countsText,
  factText,
  leftText,
  owedText,
  somRateText,
  repeatedText,
  standingText,
} from "./guide.ts";

const seen_at = "2027-04-15T04:30:00Z";

it.each([
  [2, 2, false, "2 in"],
  [2, null, true, "2 in, late"],
  [1, 2, false, "1 of 2 in"],
  [1, 2, true, "1 of 2 in, late"],
])("says that %i of %s guests arrived, late: %s", (guests, booked, late, said) => {
  const fact = aFact({ guests, late });
  expect(standingText({ state: "in", guests, late, fact, persons: [], doubles: [] }, booked)).toBe(said);
});

it.each([
  ["confirmed", null, "Moved to another departure"],
  ["confirmed", "2027-04-14T10:00:00Z", "Moved to another departure on 14 Apr 2027, 15:00"],
  ["cancelled", null, "Cancelled"],
  ["cancelled", "2027-04-14T10:00:00Z", "Cancelled on 14 Apr 2027, 15:00"],
] as const)("says how a booking that is %s left at %s", (status, left_at, said) => {
  expect(leftText({ status, left_at })).toBe(said);
});

it.each([
  [{ by: "scan", late: false }, "09:30 · 2 people in by voucher · Aziz"],
  [{ by: "scan", late: true }, "09:30 · 2 people in, late, by voucher · Aziz"],
  [{ by: "name", late: false, guests: 1 }, "09:30 · 1 person in by name · Aziz"],
  [{ by: "name", late: true }, "09:30 · 2 people in, late, by name · Aziz"],
  [{ kind: "absent" }, "09:30 · Not coming · Aziz"],
  [{ kind: "undone" }, "09:30 · Undone · Aziz"],
] as const)("writes the fact %j", (fact, said) => {
  expect(factText(aFact({ kind: "arrived", guests: 2, seen_at, guide_name: "Aziz", ...fact }), null)).toBe(said);
});

it("names the traveler that a fact is about", () => {
  const booking = aRosterBooking(1, { companions: [{ position: 2, serial: 1, name: "Bek Olimov" }] });
  const fact = aFact({ kind: "undone", position: 2, seen_at, guide_name: "Aziz" });
  expect(factText(fact, booking)).toBe("09:30 · Bek Olimov: Undone · Aziz");
});

it("lists who checked the same guests in", () => {
  const again = aFact({ seen_at: "2027-04-15T04:41:00Z", guide_name: "Bek" });
  expect(repeatedText([aFact({ seen_at, guide_name: "Aziz" }), again])).toBe(
    "Checked in more than once: 09:30 by Aziz, 09:41 by Bek. They count once.",
  );
});

it.each([
  [{ in: 2, booked: 5, missing: 2, absent: 1 }, "2 of 5 in · 2 missing · 1 absent"],
  [{ in: 5, booked: 5, missing: 0, absent: 0 }, "5 of 5 in · all here"],
  [{ in: 0, booked: 0, missing: 0, absent: 0 }, "0 of 0 in"],
])("counts %j as %s", (counts, said) => {
  expect(countsText(counts)).toBe(said);
});

it("writes what is owed and paid in either currency", () => {
  expect(owedText(12_000, null)).toBe("$120.00 is still to pay.");
  expect(owedText(12_000, "2027-04-15")).toBe("$120.00 is still to pay, due 15 Apr 2027.");
  expect(somRateText(12_500.5, "2027-04-14")).toBe("1 dollar is 12,500.5 som (rate of 14 Apr 2027).");
  expect(cashText({ currency: "UZS", charged_minor: 150_006_000, amount_cents: 12_000 })).toBe(
    "1,500,060 som ($120.00)",
  );
  expect(cashText({ currency: "USD", charged_minor: null, amount_cents: 12_000 })).toBe("$120.00");
});
