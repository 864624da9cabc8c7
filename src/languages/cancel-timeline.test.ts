import { expect, it } from "vitest";
import { CURRENT_TERMS } from "../domain/terms/cancellation-policy.ts";
import { cancelTimeline } from "./en/terms/cancellation.ts";

const on = (check_in: string) =>
  cancelTimeline(CURRENT_TERMS, { paid_cents: 100_000, guests: 1, check_in }, "2026-11-25").map(
    ({ when, what }) => `${when}: ${what}`,
  );

it.each<[string, string, string[]]>([
  [
    "every step ahead",
    "2027-03-01",
    [
      "Until 1 Mar 2027: Change the date free",
      "Cancel until 31 Dec 2026: 90% back ($900.00)",
      "Cancel until 30 Jan 2027: 75% back ($750.00)",
      "Cancel until 14 Feb 2027: 50% back ($500.00)",
      "Cancel from 15 Feb 2027: No refund",
    ],
  ],
  ["no step left", "2026-12-01", ["Until 1 Dec 2026: Change the date free", "Cancel: No refund"]],
])("lists %s", (_, check_in, steps) => {
  expect(on(check_in)).toEqual(steps);
});
