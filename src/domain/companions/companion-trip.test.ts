import { expect, it } from "vitest";
import { companionLink, companionStage, detailsSavedAt, readCompanionLink } from "./companion-trip.ts";
import { aCompanionTrip, aCompanionView } from "./companion.fixture.ts";

const key = { id: "0c0a0000-0000-4000-8000-000000000001", token: `a-_${"Z".repeat(40)}` };

it("reads the link that it writes, also one pasted with spaces around it", () => {
  const link = companionLink("https://journey.example/ru/join", key);
  expect(link.slice(0, link.indexOf("#"))).toBe("https://journey.example/ru/join");
  expect(readCompanionLink(` ${link}\n`)).toEqual(key);
});

it.each(["", "#", `#${key.id}`, `#${key.id}.short`, `#${key.token}.${key.id}`, `#token=${key.token}`])(
  "takes %j for no link",
  (text) => {
    expect(readCompanionLink(text)).toBeNull();
  },
);

it.each([
  [{}, "2027-04-15", "ahead"],
  [{}, "2027-04-16", "under_way"],
  [{}, "2027-04-17", "under_way"],
  [{}, "2027-04-18", "over"],
  [{ state: "called_off" }, "2027-04-16", "called_off"],
  [{ state: "cancelled" }, "2027-04-18", "cancelled"],
] as const)("a trip that is %j is on %s: %s", (changes, today, stage) => {
  expect(companionStage(aCompanionView(changes), today)).toBe(stage);
});

it("knows when details were last sent, from this device or another", () => {
  expect(detailsSavedAt(aCompanionTrip())).toBeNull();
  expect(detailsSavedAt(aCompanionTrip({ details_saved_at: 5 }))).toBe(5);
  const view = aCompanionView({ details_saved_at: 9 });
  expect(detailsSavedAt(aCompanionTrip({ view, details_saved_at: 5 }))).toBe(9);
  expect(detailsSavedAt(aCompanionTrip({ view: null, details_saved_at: 5 }))).toBe(5);
});
