import { expect, it } from "vitest";
import { statementLines } from "./en/payment/statement-lines.ts";

it("names the sale before its payment", () => {
  const at = "2026-11-21T10:00:00Z";
  const lines = statementLines([
    { kind: "paid", at, cents: -5_000 },
    { kind: "sale", at, cents: 5_000 },
    { kind: "promise", at: "2026-11-21T09:00:00Z", cents: 100 },
  ]);
  expect(lines.map(({ what }) => what)).toEqual(["Refund promised", "Booking confirmed", "Payment"]);
});

it("shows each movement and the balance after it, also a movement of an unknown kind", () => {
  const at = "2026-11-21T10:00:00Z";
  expect(
    statementLines([
      { kind: "sale", at, cents: 300_000 },
      { kind: "paid", at, cents: -150_000 },
      { kind: "moved", at, cents: -160_000 },
      { kind: "gift", at, cents: 10_000 },
    ]),
  ).toEqual([
    { what: "Booking confirmed", amount: "$3,000.00", when: "21 Nov 2026, 15:00, balance $3,000.00" },
    { what: "Payment", amount: "−$1,500.00", when: "21 Nov 2026, 15:00, balance $1,500.00" },
    { what: "Moved to another date", amount: "−$1,600.00", when: "21 Nov 2026, 15:00, balance −$100.00" },
    { what: "gift", amount: "$100.00", when: "21 Nov 2026, 15:00, balance $0.00" },
  ]);
});

it("keeps what is owed apart from a promised refund, before and after it is sent", () => {
  const at = "2026-11-21T10:00:00Z";
  const lines = statementLines([
    { kind: "sale", at, cents: 50_000 },
    { kind: "paid", at, cents: -30_796 },
    { kind: "promise", at, cents: -5_000, due_cents: -5_000 },
    { kind: "returned", at, cents: 5_000, due_cents: 5_000 },
  ]);
  expect(lines.map(({ when }) => when.replace(/^.*, balance/, "balance"))).toEqual([
    "balance $500.00",
    "balance $192.04",
    "balance $192.04, $50.00 refund on its way",
    "balance $192.04",
  ]);
});

it("shows a second refund by its amount, without changing what is owed", () => {
  const at = "2026-11-21T10:00:00Z";
  const lines = statementLines([
    { kind: "handed", at, cents: 0 },
    { kind: "returned_twice", at, cents: 0, twice_cents: 30_000 },
    { kind: "waived", at, cents: 0, twice_cents: -30_000 },
  ]);
  expect(lines.map(({ what, amount, when }) => [what, amount, when.replace(/^.*, /, "")])).toEqual([
    ["Refunded in cash instead of by the provider", "$0.00", "balance $0.00"],
    ["Refunded a second time by the provider", "$300.00", "balance $0.00"],
    ["Second refund waived", "−$300.00", "balance $0.00"],
  ]);
});
