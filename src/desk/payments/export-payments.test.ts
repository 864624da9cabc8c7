import { expect, it, vi } from "vitest";
import type { PaymentFilter } from "../../data/remote/desk/verb-arguments.ts";
import type { PaymentRow } from "../../domain/desk/lists/desk-schema.ts";
import { exportPayments } from "./export-payments.ts";
import type { paymentPage } from "./use-payment-pages.ts";

const all: PaymentFilter = {
  status: null,
  search: null,
  from_time: null,
  to_time: null,
  sort: "created",
  descending: true,
};
const row = (index: number): PaymentRow => ({
  payment_id: `p-${index}`,
  method: "cash",
  recorded_by: "admin@example.com",
  charged: null,
  provider_payment_id: null,
  status: "completed",
  amount_cents: 98_010,
  refunded_cents: 0,
  currency: "USD",
  confirmation_sent: true,
  needs_attention: false,
  booking_id: "b",
  reference: "ABCD-EFGH",
  customer_name: index === 0 ? "=cmd()" : "Anna",
  customer_email: "anna@example.com",
  title: "Silk Road",
  created_at: `2026-11-21T00:00:${String(index % 60).padStart(2, "0")}Z`,
  paid_at: null,
});

const server = (total: number) =>
  vi.fn<typeof paymentPage>((_, skip, many) =>
    Promise.resolve({
      ok: true,
      value: Array.from({ length: Math.max(0, Math.min(many, total - skip)) }, (__, index) => row(skip + index)),
    }),
  );

it.each([
  [0, 1],
  [1, 1],
  [1_000, 2],
  [2_345, 3],
])("exports all of %i payments with %i requests", async (total, questions) => {
  const page = server(total);
  const answer = await exportPayments(all, () => {}, page);
  expect(page).toHaveBeenCalledTimes(questions);
  const lines = answer.ok ? answer.value.trimEnd().split("\r\n").slice(1) : [];
  expect(new Set(lines).size).toBe(total);
});

it("counts later pages from the newest row of the first", async () => {
  const page = server(1_500);
  await exportPayments(all, () => {}, page);
  expect(page.mock.calls.map(([filter]) => filter.to_time)).toEqual([null, "2026-11-21T00:00:00Z"]);
});

it("writes no file when a part is missing", async () => {
  const page = server(3_000);
  page.mockImplementationOnce((_, skip) =>
    Promise.resolve({ ok: true, value: Array.from({ length: 1_000 }, (__, n) => row(skip + n)) }),
  );
  page.mockImplementationOnce(() => Promise.resolve({ ok: false, code: "unreachable", reason: "unreachable" }));
  expect(await exportPayments(all, () => {}, page)).toMatchObject({ ok: false, code: "unreachable" });
});
