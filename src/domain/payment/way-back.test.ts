import { expect, it } from "vitest";
import { methodsBack, wayBack } from "./way-back.ts";

it.each([
  [[], "to the card you paid with", true],
  [["provider"], "to the card you paid with", true],
  [["cash"], "in cash, as you paid", false],
  [["bank_transfer"], "by bank transfer, as you paid", false],
  [["gift_card"], "to the gift card you paid with", false],
  [["provider", "cash", "provider"], "in cash, as you paid and to the card you paid with", false],
  [["a way of next year"], "to the card you paid with", false],
])("what was paid by %j goes back %s", (methods, to, byDay) => {
  expect(wayBack(methods)).toMatchObject({ to, byDay });
});

it("asks the refund first, then the payment", () => {
  const refund = { amount_cents: 1, status: "pending", requested_at: "2026-11-21T10:00:00Z" };
  expect(methodsBack({ refund: { ...refund, methods: ["cash"] }, payment: null })).toEqual(["cash"]);
  expect(methodsBack({ refund, payment: null })).toEqual([]);
});
