import { beforeEach, expect, it, vi } from "vitest";
import { field, find, render, submit, tap, type } from "../../../tests/support/render.tsx";
import type { PaymentDetail } from "../../domain/desk/lists/desk-schema.ts";
import { CURRENT_TERMS } from "../../domain/terms/cancellation-policy.ts";

const asked = vi.hoisted((): unknown[] => []);
vi.mock("../../data/remote/desk/composed-calls.ts", () => ({
  refundPayment: async (...args: unknown[]) => {
    asked.push(args);
    return { ok: false, code: "unreachable", reason: "unanswered" };
  },
}));
vi.mock("../../data/net/clock.ts", () => ({ trustedNow: () => Date.parse("2027-01-01T12:00:00Z") }));
const { IsOwnerContext } = await import("../shared/owner.ts");
const { PaymentActions } = await import("./payment-actions.tsx");

const payment = {
  payment_id: "p",
  status: "completed",
  amount_cents: 100_000,
  confirmation_sent: true,
  recorded_by: null,
  refunds: [],
  customer: { first_name: "Lena" },
  booking: {
    status: "confirmed",
    refunded_cents: 0,
    standing: {
      check_in: "2027-02-10",
      guests: 1,
      terms: CURRENT_TERMS,
      called_off: false,
      own_cents: 100_000,
      owed_cents: 0,
      kept_cents: 0,
      fee_cents: 0,
      ways: [{ method: "provider", own_cents: 100_000, left_cents: 110_000 }],
    },
  },
} as unknown as PaymentDetail;

beforeEach(async () => {
  asked.length = 0;
  await render(
    <IsOwnerContext value={true}>
      <PaymentActions payment={payment} done={() => undefined} />
    </IsOwnerContext>,
  );
  await tap();
});

const expected = () => document.querySelector("output")?.textContent;

it.each([
  // The refund takes the stray $100.00 first, so it does not reduce the refund of a cancellation.
  ["100.00", "If Lena cancels today, $750.00 is refunded. After this refund, $750.00"],
  [
    "300.00",
    "If Lena cancels today, $750.00 is refunded. After this refund, $600.00, plus the $300.00 from this refund",
  ],
])("says what cancelling brings today and after a refund of $%s", async (dollars, sentence) => {
  await type(find("input"), dollars);
  expect(expected()).toContain(sentence);
});

it("asks how much without an answer, and says what refunding all of it ends", async () => {
  expect([field("dollars").value, expected()]).toEqual(["", ""]);
  await tap("All of it, $1,000.00");
  expect(field("dollars").value).toBe("1000.00");
});

it("requests the refund only if no other refund was made meanwhile", async () => {
  await type(find("input"), "300.00");
  await type(find("textarea"), "Goodwill");
  await submit();
  expect(asked).toEqual([["p", "Goodwill", 30_000, { refunded_cents: 0 }]]);
});
