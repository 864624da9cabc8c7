import { expect, it } from "vitest";
import * as v from "valibot";
import { aView } from "../../../../src/domain/booking/booking.fixture.ts";
import { textOf } from "./layout.ts";
import { letterOf } from "./letters.ts";
import { queuedMailSchema } from "./queued-mail.ts";

const site = "https://journey.example";
const written = (kind: string, more: object = {}): string => {
  const mail = {
    id: "m",
    lease: "l",
    kind,
    to_name: "Amina",
    to_address: "amina@example.com",
    link_token: "t",
    ...more,
  };
  const booking = aView({ status: "confirmed" });
  return textOf(letterOf(v.parse(queuedMailSchema, { booking, ...mail }), site), { name: "Journey", siteUrl: site });
};

it("names the way money came in and the number of its paper", () => {
  const charged = { currency: "UZS", amount: 1_250_000_000, rate: 12_500 };
  const paid = { method: "cash", cents: 100_000, at: "2026-11-22T05:00:00Z", charged, document: "REC-2026-00012" };
  const told = written("balance_paid", { payload: { paid_cents: 100_000 }, paid });
  expect(told).toMatch(/Payment: +\$1,000\.00, Cash, 12,500,000 UZS at 12,500 for a dollar, 22 Nov 2026/);
  expect(told).toMatch(/Receipt: +REC-2026-00012/);
  const taken = written("payment_voided", { paid: { ...paid, document: "PAY-2026-00001" } });
  expect(taken).toMatch(/That was our mistake[^]*Receipt taken back: +PAY-2026-00001/);
});

it("says of an unpaid booking that it is confirmed and what is still to pay", () => {
  const unpaid = { payment: null, paid_cents: 0, owed_cents: 98_010, balance_due_on: "2027-01-21" };
  const told = written("booking_confirmed", { booking: aView({ status: "confirmed", ...unpaid }) });
  expect(told).toContain("Your seats are confirmed.");
  expect(told).not.toContain("payment arrived");
  expect(told).toContain("Still to pay: $980.10 by 21 Jan 2027.");
});

it("says of a free booking that there is nothing to pay", () => {
  const free = { status: "confirmed", payment: null, total_cents: 0, paid_cents: 0, owed_cents: 0 } as const;
  const told = written("booking_confirmed", { booking: aView(free) });
  expect(told).toContain("There is nothing to pay.");
  expect(told).not.toContain("payment arrived");
});

it("says of a hold that ended that its gift card has its money back", () => {
  const ways = { own: [], back: [{ method: "gift_card", cents: 10_000, status: "succeeded" }] };
  const told = written("booking_cancelled", {
    booking: aView({ status: "cancelled", ways }),
    payload: { refund_cents: 0 },
  });
  expect(told).toContain("Your gift card has its $100.00 back. A gift card that has expired stays expired");
  expect(told).not.toContain("haven't been charged");
});

it("says of a cancelled booking that we cancelled its departure", () => {
  const cancelled = (called_off: boolean) =>
    written("booking_cancelled", { booking: aView({ status: "cancelled", called_off }), payload: { refund_cents: 1 } });
  expect(cancelled(true)).toContain("we had to cancel the departure on 15 Apr 2027");
  expect(cancelled(false)).not.toContain("we had to cancel");
});

it("says of a refund which part of it goes which way", () => {
  const ways = [
    { method: "provider", cents: 50_000, status: "pending" },
    { method: "cash", cents: 10_000, status: "pending" },
  ];
  const booking = aView({ status: "cancelled" });
  const told = written("booking_cancelled", { booking, payload: { refund_cents: 60_000, ways } });
  expect(told).toContain("$500.00 to the card you paid with and $100.00 in cash from our office.");
  expect(told).toContain("Our team arranges with you when you get the cash.");
});

it("says of a refund in part how much comes back, how, and that the booking stands", () => {
  const ways = [{ method: "provider", cents: 5_083, status: "pending" }];
  const told = written("refund_promised", { payload: { refund_cents: 5_083, ways } });
  expect(told).toContain("We are refunding $50.83");
  expect(told).toContain("$50.83 goes back to the card you paid with.");
  expect(told).toContain("Your booking stands as it is.");
  const ended = { booking: aView({ status: "refunded" }), payload: { refund_cents: 5_083, ways } };
  expect(written("refund_promised", ended)).toContain("Your booking has ended.");
});

it("says of a refund made by the payment provider that it was sent", () => {
  const ways = [{ method: "provider", cents: 90_000, status: "succeeded" }];
  const told = written("refund_promised", { payload: { refund_cents: 90_000, ways } });
  expect(told).toContain("You were refunded $900.00");
  expect(told).toContain("The payment provider sent $900.00 back to the card you paid with.");
  expect(told).not.toContain("We start the refund");
});
