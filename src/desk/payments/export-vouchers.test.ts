import { expect, it, vi } from "vitest";
import type { IssuedVoucher } from "../../domain/desk/payments/voucher-register.ts";
import { exportVouchers, type voucherPage } from "./export-vouchers.ts";

const voucher = (at: number): IssuedVoucher => ({
  booking_id: `b${at}`,
  issued_at: "2026-11-30T19:30:00Z",
  reference: `JU-${at}`,
  title: "Registan at Dawn",
  starts_on: "2027-04-15",
  ends_on: "2027-04-17",
  guests: 2,
  customer_name: "Anna Berg",
  travelers: [
    { position: 1, name: "Anna Berg", birth_year: null, nationality: "SE", diet: null, note: null },
    { position: 2, name: null, birth_year: null, nationality: null, diet: null, note: null },
  ],
  includes: ["Guide", "Breakfast"],
  options: [{ id: "r", name: "Single room", cents: 4_000, count: 2 }],
  total_cents: 98_010,
  status: "confirmed",
});

it("writes each voucher of the month once, over all pages", async () => {
  const page = vi.fn<typeof voucherPage>(async (_, after, many) => {
    const from = after === null ? 0 : Number(after.slice(1)) + 1;
    return { ok: true, value: Array.from({ length: Math.min(many, 501 - from) }, (__, at) => voucher(from + at)) };
  });
  const answer = await exportVouchers("2026-12", () => undefined, page);
  const lines = answer.ok ? answer.value.trim().split("\r\n") : [];
  expect(lines).toHaveLength(502);
  expect(lines[1]).toBe(
    '1,JU-0,1 Dec 2026,Anna Berg,2,Anna Berg (SE),Registan at Dawn,2027-04-15,2027-04-17,"Guide, Breakfast, 2 × Single room",980.10,USD,confirmed',
  );
  expect(lines.at(-1)).toMatch(/^501,JU-500,/);
});

it("writes no file when a page fails", async () => {
  const failed = { ok: false, code: "unreachable", reason: "unreachable" } as const;
  expect(
    await exportVouchers(
      "2026-12",
      () => undefined,
      async () => failed,
    ),
  ).toEqual(failed);
});
