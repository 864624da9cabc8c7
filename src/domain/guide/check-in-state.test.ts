import { describe, expect, it } from "vitest";
import { aFact } from "./guide.fixture.ts";
import type { GuideFact } from "./roster.ts";
import { allFacts, sortFacts, nextSeenAt, checkInStateOf } from "./check-in-state.ts";

const at = (minute: number) => `2027-04-15T03:${String(minute).padStart(2, "0")}:00.000Z`;
const arrived = (minute: number, more: Partial<GuideFact> = {}) =>
  aFact({ kind: "arrived", seen_at: at(minute), ...more });
const absent = (minute: number) => aFact({ kind: "absent", guests: 0, seen_at: at(minute) });
const undone = (minute: number) => aFact({ kind: "undone", guests: 0, seen_at: at(minute) });

describe("the state of a booking", () => {
  it.each<[string, GuideFact[], object]>([
    ["nothing seen", [], { state: "expected" }],
    ["arrived", [arrived(1)], { state: "in", guests: 2, late: false }],
    ["fewer than booked", [arrived(1, { guests: 1 })], { state: "in", guests: 1 }],
    ["late", [arrived(1, { late: true })], { state: "in", late: true }],
    ["absent", [absent(1)], { state: "absent" }],
    ["absent, and there after all", [absent(1), arrived(2)], { state: "in" }],
    ["in, and called absent by a phone that did not know", [arrived(1), absent(2)], { state: "in" }],
    ["taken back", [arrived(1), undone(2)], { state: "expected" }],
    ["absent, taken back", [absent(1), undone(2)], { state: "expected" }],
    ["taken back and in again, with another number", [arrived(1), undone(2), arrived(3, { guests: 3 })], { guests: 3 }],
    ["an undo that was seen before", [undone(1), arrived(2)], { state: "in" }],
    ["an arrival in doubt", [arrived(1, { doubt: "phone_ended" })], { state: "expected" }],
    ["taken back by a word in doubt", [arrived(1), { ...undone(2), doubt: "phone_ended" }], { state: "in" }],
  ])("%s", (_, facts, expected) => {
    expect(checkInStateOf(facts)).toMatchObject(expected);
    expect(checkInStateOf(facts.toReversed())).toMatchObject(expected);
  });

  it("counts a voucher scanned on two phones as one arrival, and shows the second time", () => {
    const one = arrived(5, { device_id: "phone-a" });
    const other = arrived(7, { device_id: "phone-b", guests: 3 });
    expect(checkInStateOf([other, one])).toMatchObject({ state: "in", fact: one, guests: 2, doubles: [other] });
  });

  it("counts at most the booked guests, whatever phones report", () => {
    const facts = [arrived(5, { guests: 200 }), arrived(7, { guests: 3, device_id: "phone-b" })];
    expect(checkInStateOf(facts, 3)).toMatchObject({ guests: 3 });
    expect(checkInStateOf(facts, 201)).toMatchObject({ guests: 200 });
  });

  it("orders two check-ins of the same instant by id", () => {
    const one = arrived(5, { id: "a", guests: 1 });
    const other = arrived(5, { id: "b", guests: 2 });
    expect(sortFacts([other, one])).toEqual([one, other]);
    expect(checkInStateOf([other, one])).toEqual(checkInStateOf([one, other]));
  });
});

it("replaces this phone's own record by the server's", () => {
  const own = arrived(1);
  const received = { ...own, received_at: at(2) };
  const waiting = arrived(3);
  expect(allFacts([own, waiting], [received])).toEqual([received, waiting]);
});

it("dates the next check-in after all known ones, even when another phone's clock is ahead", () => {
  expect(nextSeenAt(Date.parse(at(5)), [])).toBe(at(5));
  expect(nextSeenAt(Date.parse(at(5)), [arrived(3)])).toBe(at(5));
  expect(nextSeenAt(Date.parse(at(5)), [arrived(9)])).toBe("2027-04-15T03:09:00.001Z");
  expect(nextSeenAt(Date.parse(at(5)), [arrived(9, { doubt: "outside_assignment" })])).toBe(at(5));
});
