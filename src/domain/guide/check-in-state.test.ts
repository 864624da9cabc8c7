import { describe, expect, it } from "vitest";
import { allFacts, sortFacts, nextSeenAt, checkInStateOf, earlierArrival, repeatedArrivals } from "./check-in-state.ts";
import { aFact } from "./guide.fixture.ts";
import type { GuideFact } from "./roster.ts";

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

describe("persons with vouchers of their own", () => {
  const person = (minute: number, position: number, more: Partial<GuideFact> = {}) =>
    arrived(minute, { guests: 1, position, ...more });
  const undonePerson = (minute: number, position: number) => ({ ...undone(minute), position });
  const party = (minute: number, guests: number) => arrived(minute, { guests });

  it.each<[string, GuideFact[], object]>([
    ["one of three", [person(1, 2)], { state: "expected", guests: 1 }],
    ["two of three", [person(1, 2), person(2, 3)], { state: "expected", guests: 2 }],
    ["each of three", [person(1, 2), person(2, 3), person(3, 1)], { state: "in", guests: 3 }],
    ["one of them twice", [person(1, 2), person(2, 2)], { state: "expected", guests: 1, doubles: [{}] }],
    ["one, and the party's voucher", [person(1, 2), party(2, 3)], { state: "in", guests: 3, doubles: [] }],
    ["one, and two counted by the guide", [person(1, 2), party(2, 2)], { state: "in", guests: 2 }],
    ["two counted by the guide, and one later", [party(1, 2), person(2, 3)], { state: "in", guests: 3 }],
    ["all counted by the guide, and one later", [party(1, 3), person(2, 3)], { state: "in", guests: 3 }],
    ["one, and the others not coming", [person(1, 2), absent(2)], { state: "absent", guests: 1 }],
    ["one taken back", [person(1, 2), person(2, 3), undonePerson(3, 2)], { state: "expected", guests: 1 }],
    ["all taken back", [person(1, 2), person(2, 3), undone(3)], { state: "expected", guests: 0 }],
    ["one taken back after the party", [party(1, 3), undonePerson(2, 2)], { state: "in", guests: 3 }],
  ])("%s", (_, facts, expected) => {
    expect(checkInStateOf(facts, 3)).toMatchObject(expected);
    expect(checkInStateOf(facts.toReversed(), 3)).toMatchObject(expected);
  });

  it("are checked in once each, and not at all once their whole party is in", () => {
    const one = person(1, 2);
    expect(earlierArrival([one], 2, 3)).toEqual(one);
    expect(earlierArrival([one], 3, 3)).toBeNull();
    expect(earlierArrival([one], null, 3)).toBeNull();
    expect(earlierArrival([party(1, 2)], 3, 3)).toBeNull();
    expect(earlierArrival([party(1, 3)], 3, 3)).toMatchObject({ guests: 3 });
    expect(earlierArrival([party(1, 2)], null, 3)).toMatchObject({ guests: 2 });
    expect(earlierArrival([one], null)).toBeNull();
    expect(earlierArrival([party(1, 2)], 2)).toMatchObject({ guests: 2 });
  });

  it("are shown with each time of a repeated voucher", () => {
    const facts = [person(1, 2), person(2, 3), person(4, 2)];
    expect(repeatedArrivals(checkInStateOf(facts, 3))).toEqual([facts[0], facts[2]]);
    expect(repeatedArrivals(checkInStateOf([party(1, 3), party(2, 3)], 3))).toHaveLength(2);
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
