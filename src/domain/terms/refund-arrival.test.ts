import { expect, it } from "vitest";
import { latestRefundDay } from "./refund-arrival.ts";

it.each([
  // Saturday + 48 h is Monday the 23rd; ten business days later it is Monday the 7th.
  ["2026-11-21T10:00:00Z", "2026-12-07"],
  // Late on Wednesday it is Thursday in Tashkent already.
  ["2026-11-18T20:00:00Z", "2026-12-04"],
  ["2026-12-28T05:00:00Z", "2027-01-13"],
])("a refund asked for at %s has arrived by %s", (requested, day) => expect(latestRefundDay(requested)).toBe(day));
