import { expect, it } from "vitest";
import { bookingsCsv } from "./bookings-csv.ts";
import type { ListedBooking } from "../lists/desk-schema.ts";

const booking: ListedBooking = {
  id: "b",
  departure_id: "d",
  departure_revision: 1,
  reference: "AAAA-BBBB",
  status: "confirmed",
  source: "web",
  needs_attention: true,
  attention_reason: "Passports, missing",
  item_type: "tour",
  item_id: "t",
  title: "Khiva",
  guests: 2,
  check_in: "2026-12-24",
  total_cents: 100_050,
  paid_cents: 30_050,
  refunded_cents: 5_083,
  owed_cents: 70_000,
  called_off: false,
  balance_due_on: "2026-11-24",
  customer_first_name: "=cmd",
  customer_last_name: "x",
  customer_name: "=cmd x",
  customer_email: "a@example.com",
  customer_phone: "+998 90",
  special_requests: null,
  options: [],
  created_at: "2026-11-22T00:00:00Z",
  expires_at: null,
};

it("writes what a spreadsheet may read without running it", () => {
  const [, line] = bookingsCsv([booking]).trim().split("\r\n");
  expect(line).toBe(
    "AAAA-BBBB,confirmed,'=cmd x,a@example.com,'+998 90,Khiva,2026-12-24,2,,,1000.50,300.50,50.83,700.00,2026-11-24," +
      '2026-11-22T00:00:00Z,"Passports, missing"',
  );
});

it("names a booking whose departure was cancelled as such", () => {
  expect(bookingsCsv([{ ...booking, called_off: true }])).toContain("AAAA-BBBB,departure_cancelled,");
  expect(bookingsCsv([{ ...booking, called_off: true, status: "refunded" }])).toContain("AAAA-BBBB,refunded,");
});
