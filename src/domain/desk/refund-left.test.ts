import { expect, it } from "vitest";
import { refundLeftCents } from "./refund-left.ts";

it.each([
  ["completed", [], 1_000],
  ["completed", [["succeeded", 300]], 700],
  ["completed", [["pending", 1_000]], 0],
  ["completed", [["failed", 1_000]], 1_000],
  [
    "completed",
    [
      ["failed", 1_000],
      ["processing", 200],
      ["succeeded", 100],
    ],
    700,
  ],
  ["pending", [], 0],
  ["refunded", [["succeeded", 1_000]], 0],
] as const)("of a %s payment with %j", (status, refunds, left) => {
  const rows = refunds.map(([state, amount_cents]) => ({ status: state, amount_cents }));
  expect(refundLeftCents({ status, amount_cents: 1_000, refunds: rows })).toBe(left);
});
