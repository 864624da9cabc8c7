import { expect, it } from "vitest";
import { statementLines } from "./statement.ts";

it("names the way money came and went, and what was handed over", () => {
  const at = "2026-11-21T10:00:00Z";
  const charged = { currency: "UZS", amount: 1_124_955_000, rate: 12_499.5 };
  const what = (kind: string, more = {}) => statementLines([{ kind, at, cents: 1, ...more }])[0]?.what;
  expect(what("paid", { method: "cash", charged })).toBe("Payment in cash, 11,249,550 UZS at 12,499.5 for a dollar");
  expect(what("paid", { method: "cash", taken_at: "2026-10-31T10:00:00Z" })).toBe(
    "Payment in cash, taken 31 Oct 2026, 15:00, in the books since it reached us",
  );
  expect(what("paid", { method: "provider" })).toBe("Payment");
  expect(what("voided", { method: "bank_transfer" })).toBe("Payment by bank transfer recorded by mistake");
  expect(what("promise", { method: "cash" })).toBe("Refund promised in cash");
  expect(what("returned", { method: "cash" })).toBe("Refund given in cash");
  expect(what("returned", { method: "provider" })).toBe("Refund sent");
});

it("names the sale before the payment that made it one", () => {
  const at = "2026-11-21T10:00:00Z";
  const lines = statementLines([
    { kind: "paid", at, cents: -5_000 },
    { kind: "sale", at, cents: 5_000 },
    { kind: "promise", at: "2026-11-21T09:00:00Z", cents: 100 },
  ]);
  expect(lines.map(({ what }) => what)).toEqual(["Refund promised", "Booking confirmed", "Payment"]);
});

it("tells each movement and how the account stood after it, also one it has no words for", () => {
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

it("keeps what is owed apart from a refund that is promised, until it is sent and after", () => {
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
    "balance $192.04, $50.00 on its way back",
    "balance $192.04",
  ]);
});
