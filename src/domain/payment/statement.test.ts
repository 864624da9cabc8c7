import { expect, it } from "vitest";
import { statementLines } from "./statement.ts";

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
