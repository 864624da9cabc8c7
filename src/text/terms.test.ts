import { describe, expect, it } from "vitest";
import * as ru from "#languages/ru/terms.ts";
import * as uz from "#languages/uz/terms.ts";
import * as en from "#texts/terms.ts";
import { aView } from "../domain/booking/booking.fixture.ts";
import { isMovable } from "../domain/booking/move/move-answer.ts";
import { quote } from "../domain/pricing/quote.ts";
import { CURRENT_TERMS } from "../domain/terms/cancellation-policy.ts";
import { refundSteps } from "../domain/terms/refund.ts";
import { cancelTimeline, cancelWords, feeRows, planWords } from "./terms-pages.ts";
import { groupDiscountText, labelOfPart, optionFacts, optionsOrNone, refundSentence, refundWords } from "./terms.ts";

describe("the terms in words", () => {
  it.each([
    ["2027-01-01", 264_00, "$198.00 refund until 1 Apr 2027, then $132.00"],
    ["2027-01-01", 1000_00, "$900.00 refund until 2 Mar 2027, then $750.00"],
    ["2027-04-10", 264_00, "$132.00 refund until 16 Apr 2027, then no refund"],
    ["2027-04-17", 264_00, "No refund if you cancel"],
    ["2027-05-02", 264_00, "No refund if you cancel"],
  ])("say on %s, of %i cents, what cancelling returns", (today, paid_cents, words) => {
    const steps = refundSteps(CURRENT_TERMS, { paid_cents, guests: 1, check_in: "2027-05-01" }, today);
    expect(cancelWords(steps, true)).toBe(words);
    expect(words.startsWith(cancelWords(steps))).toBe(true);
  });

  it("promise a change until the very day on which a trip can still be moved", () => {
    expect(en.freeChangeText({ checkIn: "2027-05-01" })).toBe("Change dates free until 1 May 2027");
    const trip = { status: "confirmed", check_in: "2027-05-01" } as const;
    expect(isMovable(trip, "2027-05-01")).toBe(true);
    expect(isMovable(trip, "2027-05-02")).toBe(false);
    expect(isMovable({ ...trip, sold_by: "viator" }, "2027-05-01")).toBe(false);
  });

  it.each([
    [0, 10_000, 0, "No refund"],
    [100, 0, 0, "Full refund"],
    [75, 0, 50, "75% refund"],
    [100, 10_000, 0, "Full refund minus $100 per person"],
    [75, 10_000, 0, "75% refund minus $100 per person"],
    [100, 10_000, 75, "Full refund minus $100 per person, never less than 75%"],
    [75, 10_050, 50, "75% refund minus $100.50 per person, never less than 50%"],
  ])("name a refund of %i%% less %i cents, at least %i%%", (percent, fee_per_person_cents, least_percent, words) => {
    expect(refundWords(en, { percent, fee_per_person_cents, least_percent })).toBe(words);
  });

  it("name the fees of other channels, the first and last period without an end", () => {
    const fees = [
      { min_days: 31, max_days: null, fee_percent: 10 },
      { min_days: 8, max_days: 14, fee_percent: 50 },
      { min_days: 0, max_days: 7, fee_percent: 100 },
    ];
    expect(feeRows(fees)).toEqual([
      ["More than 30 days", "10% of the total"],
      ["8 to 14 days", "50% of the total"],
      ["7 days or less", "100% of the total"],
    ]);
  });

  it("name no payment plan where the shop has none", () => {
    expect(planWords(null)).toBe("");
    expect(planWords({ over_cents: 200_000, deposit_percent: 50 })).toBe("");
    expect(planWords({ over_cents: 200_000, deposit_percent: 50, balance_days_before: 30 })).toContain(
      "For totals over $2,000 you may pay 50% at booking",
    );
  });
});

const on = (check_in: string) =>
  cancelTimeline(CURRENT_TERMS, { paid_cents: 100_000, guests: 1, check_in }, "2026-11-25").map(
    ({ when, what }) => `${when}: ${what}`,
  );

it.each<[string, string, string[]]>([
  [
    "every step ahead",
    "2027-03-01",
    [
      "Until 1 Mar 2027: Change the date free",
      "Cancel until 31 Dec 2026: 90% back ($900.00)",
      "Cancel until 30 Jan 2027: 75% back ($750.00)",
      "Cancel until 14 Feb 2027: 50% back ($500.00)",
      "Cancel from 15 Feb 2027: No refund",
    ],
  ],
  ["no step left", "2026-12-01", ["Until 1 Dec 2026: Change the date free", "Cancel: No refund"]],
])("lists %s", (_, check_in, steps) => {
  expect(on(check_in)).toEqual(steps);
});

it("says in each language until when a share of the price is refunded", () => {
  const view = aView({ status: "confirmed", paid_cents: 98_010, own_cents: 98_010, check_in: "2027-04-15" });
  expect([en, ru, uz].map((words) => refundSentence(words, view, "2026-12-01"))).toEqual([
    "Full refund minus $100 per person, never less than 75% ($780.10) until the end of 14 Feb 2027 in Tashkent, then 75%.",
    "Полный возврат за вычетом 100\u00a0$ с человека, но не меньше 75% (780,10\u00a0$) до конца дня 14 февр. 2027\u00a0г. по Ташкенту, затем 75%.",
    "Toshkent vaqti bilan 2027\u2011yil 14\u2011fev kuni oxirigacha bekor qilsangiz: pul toʻliq qaytariladi, bir kishi uchun 100\u00a0$ ushlab qolinadi, lekin kamida 75% qaytariladi (780,10\u00a0$), keyin 75%.",
  ]);
});

it("names each part of a price, and options only where there are some", () => {
  const option = { id: "o", name: "Single room", cents: 4_000, count: 2 };
  expect(labelOfPart(en, { of: "guests", unit_price_cents: 45_000, guests: 1, cents: 45_000 })).toBe(
    "$450.00 × 1 guest",
  );
  expect(labelOfPart(ru, { of: "group_discount", percent: 1.5, cents: -900 })).toBe("Скидка для группы (1,5%)");
  expect(labelOfPart(en, { of: "option", option, cents: 8_000 })).toBe("2 × Single room");
  expect(labelOfPart(en, { of: "kept_by_terms", cents: 1 })).toBe("Kept under the cancellation terms");
  expect([optionFacts(en, [option]), optionFacts(en, [])]).toEqual([[["Options", "2 × Single room"]], []]);
  expect(optionsOrNone(uz, undefined)).toBe("qoʻshimcha xizmatlarsiz");
});

it("says what the group saves, or what a larger one would", () => {
  expect(groupDiscountText(en, quote(10_000, 1), 16)).toBe("Groups pay less: 1% off for 2 guests, 9.3% for 10.");
  expect(groupDiscountText(en, quote(10_000, 1), 8)).toBe("Groups pay less: 1% off for 2 guests, 7.2% for 8.");
  expect(groupDiscountText(en, quote(10_000, 1), 2)).toBe("Two pay less: 1% off for 2 guests.");
  expect(groupDiscountText(ru, quote(10_000, 3), 16)).toBe("Скидка для группы (2%): −6,00\u00a0$");
});
