import { expect, it } from "vitest";
import { ageText } from "./age-text.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

it.each([
  ["2026-11-21T11:59:40Z", "(just now)"],
  ["2026-11-21T11:59:00Z", "(1 minute ago)"],
  ["2026-11-21T09:00:00Z", "(3 hours ago)"],
  ["2026-11-11T12:00:00Z", "(10 days ago)"],
])("%s is told as %s", (instant, ago) => expect(ageText(instant, now)).toContain(ago));

it("tells only the date when the clock says the data come from the future", () => {
  expect(ageText("2027-01-02T00:00:00Z", now)).not.toContain("(");
});
