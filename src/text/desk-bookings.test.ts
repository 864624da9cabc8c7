import { expect, it } from "vitest";
import {
  changeDifference,
  guestCancelSentence,
  recordSentences,
  refundDoneText,
  refundTargetText,
  statementStanding,
} from "./desk-bookings.ts";
import { chargedAs, codeTerms, codeUses, giftCardVoid, monthLabel } from "./desk-money.ts";
import { balanceLine, departingGuests, figureChange, handedText, notReachedLine, refundLine } from "./desk-today.ts";

const booking = {
  status: "pending",
  owed_cents: 50_000,
  customer_email: "anna@example.com",
  balance_due_on: "2027-01-07",
} as const;

it.each([
  [
    20_000,
    {},
    "Confirms the booking. $300.00 is still to pay by 7 Jan 2027. anna@example.com gets an email with the receipt.",
  ],
  [
    20_000,
    { status: "confirmed", balance_due_on: null },
    "$300.00 is still to pay. anna@example.com gets an email with the receipt.",
  ],
  [
    50_000,
    { status: "confirmed", customer_email: "" },
    "The booking is then paid in full. This traveler has no email address: tell them by phone.",
  ],
  [
    60_000,
    { status: "confirmed" },
    "$100.00 is more than is owed: it is flagged for a refund, and the traveler gets an email. anna@example.com gets an email with the receipt.",
  ],
  [
    60_000,
    { status: "cancelled" },
    "This booking is cancelled: all of $600.00 is flagged for a refund. anna@example.com gets an email.",
  ],
  [
    60_000,
    { status: "expired" },
    "The hold has ended: if seats are left, the booking is confirmed; otherwise it is flagged and the money must be refunded. anna@example.com gets an email either way.",
  ],
] as const)("says what recording %i cents of a booking with %j does", (cents, changes, text) => {
  expect(recordSentences(cents, { ...booking, ...changes }).join(" ")).toBe(text);
});

const part = (method: string, cents: number) => ({ method, cents, status: "pending" });
it.each([
  [0, [], ""],
  [5_000, [], "$50.00 is refunded to the card."],
  [5_000, [part("provider", 5_000)], "$50.00 is refunded to the card."],
  [
    6_000,
    [part("provider", 1_000), part("gift_card", 2_000), part("cash", 3_000)],
    "$60.00 is refunded: $10.00 to the card, $20.00 to the gift card and $30.00 in cash from our office. Refund yourself any part that doesn't go to a card, then mark it here.",
  ],
])("says where %i cents go", (cents, parts, text) => {
  expect(refundTargetText(cents, parts)).toBe(text);
});

it.each([
  [{ difference_cents: 0, owed_cents: 0, due_on: null }, "The price stays the same."],
  [{ difference_cents: -1_000, owed_cents: 500, due_on: null }, "It costs $10.00 less."],
  [
    { difference_cents: 1_000, owed_cents: 500, due_on: "2027-01-07" },
    "It costs $10.00 more. $5.00 is then due by 7 Jan 2027.",
  ],
])("says what a change costs: %j", (outlook, text) => {
  expect(changeDifference(outlook)).toBe(text);
});

it.each([
  [[{ cents: 0 }], "Settled: nothing is owed on either side."],
  [[{ cents: -600, due_cents: -100 }], "We owe the traveler $5.00. $1.00 refund on its way."],
  [
    [{ cents: 500, twice_cents: 200 }],
    "The traveler owes $5.00. The traveler was refunded $2.00 twice and has not returned it.",
  ],
  [
    [
      { cents: -300, due_cents: -300, method: "provider" },
      { cents: -5_000, due_cents: -5_000, method: "cash" },
      { cents: -700, due_cents: -700, method: "bank_transfer" },
      { cents: 700, due_cents: 700, method: "bank_transfer" },
    ],
    "$3.00 refund on its way. To hand over: $50.00 in cash.",
  ],
])("says who owes whom: %j", (movements, text) => {
  expect(statementStanding(movements.map((movement) => ({ kind: "k", at: "2027-01-01T10:00:00Z", ...movement })))).toBe(
    text,
  );
});

it.each([
  ["provider", "Refund on its way"],
  ["cash", "To hand over: $50.00 in cash"],
])("says who sends a refund of a %s payment: %s", (method, text) => {
  const standing = { ways: [{ method, own_cents: 9_000, left_cents: 9_000 }] };
  expect(refundDoneText({ standing }, 5_000)).toBe(text);
});

it("says that the agency owes the money of a booking that it sold", () => {
  expect(statementStanding([{ kind: "k", at: "2027-01-01T10:00:00Z", cents: 500 }], "agency")).toBe(
    "The agency owes $5.00.",
  );
});

it("lists the terms of a promo code", () => {
  const code = {
    valid_from: "2027-01-07",
    valid_until: null,
    item_ids: ["a", "b"],
    once_per_email: true,
    uses: 1,
    use_limit: 3,
  };
  expect(codeTerms(code)).toBe("from 7 Jan 2027, for 2 trips, once per email address");
  expect([codeUses(code), codeUses({ ...code, use_limit: null })]).toEqual(["used 1 of 3 times", "used 1 time"]);
});

it.each([
  [{ sold_for: "cash", left_cents: 0 }, "Its balance is zero, so there is nothing to refund."],
  [{ sold_for: "cash", left_cents: 500 }, "Refund the remaining $5.00 in cash: this removes it from the books."],
  [{ sold_for: null, left_cents: 500 }, "The remaining $5.00 was a gift and is withdrawn."],
] as const)("says what voiding a gift card leaves: %j", (card, text) => {
  expect(giftCardVoid(card)).toBe(`It can no longer be used. ${text}`);
});

it("writes amounts in other currencies with the marks of the language", () => {
  expect(chargedAs(123_450, "EUR")).toBe(", charged as 1,234.50 EUR");
  expect([handedText(1_250_000, "UZS"), handedText(1_050, "EUR")]).toEqual([" (12,500 UZS)", " (10.50 EUR)"]);
});

it("names the year of a January only", () => {
  expect([monthLabel("2027-01"), monthLabel("2027-02")]).toEqual(["Jan ’27", "Feb"]);
});

it("says how a row of the day stands", () => {
  const balance = { owed_cents: 500, due_on: "2027-01-07" };
  expect(["2027-01-06", "2027-01-07", "2027-01-08"].map((today) => balanceLine(balance, today))).toEqual([
    "$5.00 due 7 Jan 2027",
    "$5.00 due today",
    "$5.00 overdue since 7 Jan 2027",
  ]);
  const refund = { left_cents: 500, why: null };
  expect(refundLine({ ...refund, method: "cash" })).toBe("$5.00 in cash from our office");
  expect(refundLine({ ...refund, method: "provider", why: "declined" })).toBe("$5.00 was not refunded: declined");
  expect([departingGuests(3, 1, 0), departingGuests(3, 2, 1)]).toEqual([
    "3 in 1 booking",
    "3 in 2 bookings, 1 only held",
  ]);
  expect([figureChange(3, 0), figureChange(1, 2), figureChange(30, 2)]).toEqual([
    "",
    " (−50%)",
    " (more than tenfold)",
  ]);
});

it("says how a traveler was not reached", () => {
  const row = { kind: "departure_cancelled", at: "2027-01-07T10:00:00Z" } as const;
  expect(notReachedLine({ ...row, tried: [] })).toBe("Departure cancelled, 7 Jan 2027, 15:00: nothing could be sent");
  const tried = [
    { by: "push", status: "sending" },
    { by: "mail", status: "failed" },
  ] as const;
  expect(notReachedLine({ ...row, tried: [...tried] })).toMatch(/: notification waiting, email failed$/);
});

it.each([
  [0, "change", "If Lena cancels today, $90.00 is refunded. After this change, $40.00."],
  [
    1_000,
    "refund",
    "If Lena cancels today, $90.00 is refunded. After this refund, $40.00, plus the $10.00 from this refund.",
  ],
] as const)("speaks to the clerk about the guest, when %i cents go back with a %s", (back_cents, what, sentence) => {
  const figures = { cancel_before_cents: 9_000, cancel_after_cents: 4_000, back_cents };
  expect(guestCancelSentence("Lena", figures, what)).toBe(sentence);
});
