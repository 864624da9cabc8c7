import { describe, expect, it } from "vitest";
import * as ru from "#languages/ru/payment.ts";
import * as uz from "#languages/uz/payment.ts";
import * as en from "#texts/payment.ts";
import { paymentWaysOf } from "../domain/payment/payment-ways.ts";
import { cancelSentence, cancelWarning, differenceWords, fiscalLineWords, statementLines } from "./payment-pages.ts";
import {
  changeMoney,
  chargedAmountText,
  documentTitle,
  fiscalTitle,
  keptAmountSentences,
  methodWords,
  moveSentences,
  refundPartsText,
  refundRoute,
} from "./payment.ts";

const at = "2026-11-21T10:00:00Z";
const part = (method: string, cents: number) => ({ method, cents, status: "pending" });

describe("a statement", () => {
  it("names the sale before its payment", () => {
    const lines = statementLines([
      { kind: "paid", at, cents: -5_000 },
      { kind: "sale", at, cents: 5_000 },
      { kind: "promise", at: "2026-11-21T09:00:00Z", cents: 100 },
    ]);
    expect(lines.map(({ what }) => what)).toEqual(["Refund promised", "Booking confirmed", "Payment"]);
  });

  it("shows each movement and the balance after it, also a movement of an unknown kind", () => {
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
    const lines = statementLines([
      { kind: "sale", at, cents: 50_000 },
      { kind: "paid", at, cents: -30_796 },
      { kind: "promise", at, cents: -5_000, due_cents: -5_000 },
      { kind: "returned", at, cents: 5_000, due_cents: 5_000 },
    ]);
    expect(lines.map(({ when }) => when.replace(/^.*, balance/, "balance"))).toEqual([
      "balance $500.00",
      "balance $192.04",
      "balance $192.04, $50.00 refund promised",
      "balance $192.04",
    ]);
  });

  it("shows a second refund by its amount, without changing what is owed", () => {
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

  it("names the way of a payment, its other currency and when a guide received it", () => {
    const charged = { currency: "UZS", amount: 12_345_678, rate: 12_345.678 };
    const [paid, refunded] = statementLines([
      { kind: "paid", at, cents: -1_000, method: "cash", charged, taken_at: "2026-11-20T10:00:00Z" },
      { kind: "returned", at, cents: 1_000, method: "gift_card", charged },
    ]);
    expect(paid?.what).toBe(
      "Payment in cash, 123,456.78 UZS at 12,345.678 per dollar, received 20 Nov 2026, 15:00, recorded when it reached us",
    );
    expect(refunded?.what).toBe("Refund given by gift card");
  });
});

describe("a refund", () => {
  it("names the way of each part, and the card for an older trip", () => {
    expect(refundPartsText(en, 5_000, paymentWaysOf({}).back)).toBe("$50.00 is refunded to the card you paid with");
    expect(refundPartsText(en, 5_000, [part("cash", 5_000)])).toBe("$50.00 is refunded in cash from our office");
    const parts = [part("provider", 50_000), part("cash", 30_000), part("bank_transfer", 1)];
    expect(refundPartsText(en, 80_001, parts)).toBe(
      "$800.01 is refunded: $500.00 to the card you paid with, $300.00 in cash from our office and $0.01 by bank transfer",
    );
  });

  it("goes to the card by an unknown way too, but only the card has a day", () => {
    expect(refundRoute(en, [])).toMatchObject({ to: "to the card you paid with", byDay: true });
    expect(refundRoute(en, ["toString"])).toMatchObject({ to: "to the card you paid with", byDay: false });
    expect(refundRoute(en, ["cash", "cash", "gift_card"]).to).toBe(
      "in cash from our office and to the gift card you paid with",
    );
  });

  it("takes no 'then' once it is sent", () => {
    expect(refundRoute(en, ["provider"]).takes).toContain("It then takes 5 to 10 business days to a card");
    expect(refundRoute(en, ["provider"], true).takes).toContain("It takes 5 to 10 business days to a card");
  });
});

describe("a changed booking", () => {
  const figures = { difference_cents: 0, owed_cents: 0, due_on: null, back_cents: 0 };
  const owing = { ...figures, difference_cents: 5_000, owed_cents: 5_000, due_on: "2027-01-07" };
  const cheaper = { ...figures, difference_cents: -5_000, back_cents: 5_000 };

  it("costs the same, more with a day to pay, or less with a refund", () => {
    expect(moveSentences(en, figures)).toEqual(["The price stays the same."]);
    expect(moveSentences(en, owing)).toEqual([
      "The new day costs $50.00 more in all.",
      "You then owe $50.00, due by 7 Jan 2027. Your seats stay yours.",
    ]);
    expect(changeMoney(en, cheaper, [part("provider", 5_000)])).toEqual([
      "Your booking costs $50.00 less in all.",
      "$50.00 is refunded to the card you paid with: we start within 48 hours, your bank takes 5 to 10 business days.",
    ]);
  });

  it("says in each language how two ways refund it", () => {
    const parts = [part("cash", 3_000), part("gift_card", 2_000)];
    expect([en, ru, uz].map((words) => moveSentences(words, cheaper, parts)[1])).toEqual([
      "$50.00 is refunded: $30.00 in cash from our office and $20.00 to the gift card you paid with. We start within 48 hours. We'll arrange with you when to collect the cash. A gift card that has expired stays expired; our team then writes to you.",
      "Возвращаем 50,00\u00a0$: 30,00\u00a0$ наличными в нашем офисе и 20,00\u00a0$ на ту же подарочную карту. Начнём в течение 48 часов. Когда забрать наличные, мы договоримся с вами. Если срок карты истёк, она больше не действует; тогда мы вам напишем.",
      "50,00\u00a0$ qaytariladi: 30,00\u00a0$ ofisimizda naqd va 20,00\u00a0$ toʻlov qilgan sovgʻa kartangizga. Buni 48 soat ichida boshlaymiz. Naqd pulni qachon olishingizni siz bilan kelishamiz. Sovgʻa kartasining muddati tugagan boʻlsa, u endi ishlamaydi; bunday holda sizga xat yozamiz.",
    ]);
  });

  it("warns where cancelling refunds less than before", () => {
    const then = { cancel_before_cents: 9_000, cancel_after_cents: 4_000, back_cents: 0 };
    expect(cancelSentence(then)).toBe("If you cancel today, you get $90.00. After this change, you get $40.00.");
    expect(cancelSentence({ ...then, back_cents: 1_000 })).toBe(
      "If you cancel today, you get $90.00. After this change, you get $40.00, plus the $10.00 from this change.",
    );
    expect(cancelWarning(then)).toContain("cancelling refunds $50.00 less");
    expect(cancelWarning({ ...then, cancel_after_cents: 0 })).toContain("cancelling refunds nothing");
    expect(cancelWarning({ ...then, back_cents: 5_000 })).toBeNull();
  });

  it("names a difference by its sign", () => {
    expect([0, 5_000, -5_050].map(differenceWords)).toEqual(["same price", "+$50", "-$50.50"]);
  });

  it("says what we keep only if it is something", () => {
    expect(keptAmountSentences(en, 0, "Full refund.")).toEqual(["If you cancel: Full refund."]);
    expect(keptAmountSentences(ru, 100, "Возврат.")).toEqual([
      "Если вы отмените позже, мы удержим не меньше 1,00\u00a0$.",
      "Если передумаете: возврат.",
    ]);
  });
});

it("names documents, fiscal receipts and methods, also unknown ones", () => {
  expect(documentTitle(en, { kind: "payout", reason: "voided" })).toBe("Receipt voided");
  expect(documentTitle(en, { kind: "invoice", reason: "voided" })).toBe("Invoice");
  expect([methodWords(en, "cash"), methodWords(en, "toString")]).toEqual(["Cash", "toString"]);
  expect(chargedAmountText(uz, { currency: "UZS", amount: 1_234_550, rate: 12_850.5 })).toBe(
    "12\u00a0345,5\u00a0UZS, bir dollar 12\u00a0850,5 kursi boʻyicha",
  );
  const receipt = { kind: "refund", receipt_number: null } as Parameters<typeof fiscalTitle>[1];
  expect(fiscalTitle(en, receipt)).toBe("Fiscal receipt of the refund");
  expect(fiscalTitle(en, { ...receipt, kind: "sale", receipt_number: "21" })).toBe("Fiscal receipt 21");
  const line = { name: "Tour", mxik: "1", package_code: "2", amount: 12_345, vat: true };
  expect(fiscalLineWords(line, "UZS")).toBe("123.45 UZS, MXIK 1, package 2, VAT included");
});
