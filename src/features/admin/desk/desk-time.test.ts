import { expect, it } from "vitest";
import { ageWords, deskClock, deskMoment, deskMonth } from "./desk-time.ts";

it.each([
  [0, "less than a minute ago"],
  [-5_000, "less than a minute ago"],
  [60_000, "a minute ago"],
  [59 * 60_000, "59 minutes ago"],
  [60 * 60_000, "an hour ago"],
  [25 * 3_600_000, "25 hours ago"],
])("%i ms are %s", (age, words) => {
  expect(ageWords(1_000_000_000, 1_000_000_000 + age)).toBe(words);
});

it("tells the time of Tashkent", () => {
  expect(deskMoment("2026-11-20T20:30:00Z")).toMatch(/21 Nov 2026.*01:30/);
  expect(deskClock(Date.parse("2026-11-20T20:30:00Z"))).toBe("01:30");
  expect(deskMonth("2026-11")).toBe("Nov 2026");
});
