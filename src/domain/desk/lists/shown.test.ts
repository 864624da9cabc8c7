import { expect, it } from "vitest";
import { changedText } from "./shown.ts";

it.each([
  [{ status: "cancelled" }, "now it is cancelled"],
  [{ guests: 2, total_cents: 24_000 }, "now it is for 2 guests, it costs $240.00"],
  [{ check_in: "2026-12-14", paid_cents: 0 }, "now it departs on 14 Dec 2026, $0.00 is paid"],
  [{ options: [{ id: "a", name: "Car", cents: 1, count: 2 }] }, "now its options are 2 × Car"],
  [{ customer_email: "a@b.uz" }, "now the email is a@b.uz"],
  [{ next_year: 1 }, "since you looked. Nothing was done"],
])("%j is told as '%s'", (now, words) => {
  expect(changedText(now)).toContain(words);
});
