import { expect, it } from "vitest";
import { deskOptions, refundLeftCents } from "./desk-options.ts";

const paid = [{ payment_id: "p-1", status: "completed" }];
const unpaid = [{ payment_id: "p-1", status: "failed" }];

const back = [{ status: "succeeded" }];
const stuck = [{ status: "failed" }];

it.each([
  ["confirmed", false, 98_010, paid, [], { confirm: false, cancel: true, refund: "p-1" }],
  ["confirmed", true, 98_010, paid, [], { confirm: true, cancel: true, refund: "p-1" }],
  ["confirmed", false, 0, [], [], { confirm: false, cancel: true, refund: undefined }],
  ["pending", false, 0, unpaid, [], { confirm: true, cancel: true, refund: undefined }],
  ["expired", true, 98_010, paid, [], { confirm: true, cancel: false, refund: "p-1" }],
  ["expired", false, 0, unpaid, [], { confirm: false, cancel: false, refund: undefined }],
  ["cancelled", false, 24_502, paid, back, { confirm: false, cancel: false, refund: "p-1" }],
  ["cancelled", true, 98_010, paid, stuck, { confirm: true, cancel: false, refund: "p-1" }],
  ["refunded", false, 0, paid, back, { confirm: false, cancel: false, refund: undefined }],
] as const)(
  "offers the acts of a booking: %s, flagged: %s, %i cents left",
  (status, needs_attention, left_cents, payments, refunds, options) => {
    expect(deskOptions({ status, needs_attention, left_cents, payments, refunds })).toEqual(options);
  },
);

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
] as const)("offers the acts of a %s payment with %j", (status, refunds, left) => {
  const rows = refunds.map(([state, amount_cents]) => ({ status: state, amount_cents }));
  expect(refundLeftCents({ status, amount_cents: 1_000, refunds: rows })).toBe(left);
});
