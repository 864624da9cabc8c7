import { describe, expect, it } from "vitest";
import * as ruApp from "#languages/ru/app.ts";
import * as ruShared from "#languages/ru/shared.ts";
import * as uzApp from "#languages/uz/app.ts";
import * as uzShared from "#languages/uz/shared.ts";
import * as enApp from "#texts/app.ts";
import * as enShared from "#texts/shared.ts";
import { aView } from "../domain/booking/booking.fixture.ts";
import { FIELD_LIMITS, PASSWORD_MIN } from "../domain/field-limits.ts";
import type { Rate } from "../domain/pricing/orientation.ts";
import { refusedResult, requestIdOf } from "../domain/result.ts";
import { needWords, registrationText, stateWords } from "./app.ts";
import { dataFailureReason, eraseBlockText, erasedText } from "./auth.ts";
import { codeText, duplicateText, waitingText } from "./booking.ts";
import { daysAndNights, factsOf, foundText, onDaysText, pictureText } from "./catalogue.ts";
import { levelOf, ratingText, ratingWords } from "./home.ts";
import { companyText, helpFacts } from "./info.ts";
import { offlineTripsText, sizeBeforeText, sizeText } from "./offline.ts";
import { aboutPrice, asSentences, withErrorId } from "./shared.ts";

const held = { id: "b", title: "Registan", state: "held", others: 0 } as const;

describe("the state of a booking", () => {
  it.each([
    ["en", enApp, /^Held until \d\d:\d\d your time: pay now$/, "Sent: pay now"],
    ["ru", ruApp, /^Держим места до \d\d:\d\d по вашему времени: оплатите сейчас$/, "Отправлено: оплатите сейчас"],
    [
      "uz",
      uzApp,
      /^Oʻrinlar sizning vaqtingiz bilan \d\d:\d\d gacha saqlanadi: hozir toʻlang$/,
      "Yuborildi: hozir toʻlang",
    ],
  ] as const)("asks in '%s' to pay while seats are held", (_, { BOOKING_STATES }, until, sent) => {
    expect(needWords(BOOKING_STATES, { ...held, expires_at: "2026-11-21T10:30:00Z" })).toMatch(until);
    expect(needWords(BOOKING_STATES, { ...held, expires_at: null })).toBe(sent);
    expect(stateWords(BOOKING_STATES, "held", null)).toBe(BOOKING_STATES.sent);
    expect(needWords(BOOKING_STATES, { ...held, state: "attention", expires_at: null })).toBe(BOOKING_STATES.attention);
  });
});

it("names the numbers of the company that it has", () => {
  const written = (licence_number: string, tax_number: string) =>
    registrationText(enApp.REGISTRATION, { licence_number, tax_number });
  expect([written("T-1", "301"), written("T-1", ""), written("", "301"), written("", "")]).toEqual([
    "License T-1 · Tax number 301",
    "License T-1",
    "Tax number 301",
    undefined,
  ]);
  const company = { name: "Journey", registration: undefined, address: "" };
  expect(companyText(company)).toMatch(/^Journey organizes tours in Uzbekistan\. Every/);
  expect(companyText({ ...company, registration: "License T-1", address: "5 Registan St" })).toMatch(
    /^Journey \(License T-1\) organizes tours in Uzbekistan from its office at 5 Registan St\./,
  );
});

describe("the data of a traveler", () => {
  it.each<[string, string[], RegExp]>([
    ["trip_ahead", ["JU-1", "JU-2"], /^You have a trip ahead \(JU-1, JU-2\), and/],
    ["refund_open", [], /^A refund to you was not sent yet/],
    ["works_here", ["JU-1"], /^This address belongs to an admin/],
    ["next_year", ["JU-1"], /^Your data can't be erased now/],
  ])("stays because of %s of %j", (code, references, expected) => {
    expect(eraseBlockText({ ok: false, code, references })).toMatch(expected);
  });

  it("is erased with or without bookings, or not for a reason", () => {
    expect(erasedText(0)).toBe("Nothing that names you is left with us, or in this browser.");
    expect(erasedText(1)).toContain("Of 1 booking only");
    expect(dataFailureReason("login_page")).toBe("This network requires a login");
    expect(dataFailureReason("toString")).toBe("Something went wrong");
  });
});

it("chooses the sentences of the booking form", () => {
  expect(duplicateText({ view: null })).toContain("have no answer yet");
  expect(duplicateText({ view: aView({ reference: "JU-7" }) })).toContain("reference JU-7");
  expect(codeText({ code: "SPRING", percent: 10 })).toBe("SPRING: 10% off");
  expect(codeText({ code: "SPRING", amount_cents: 2_550 })).toBe("SPRING: $25.50 off");
  expect(waitingText(null)).toMatch(/^You are on the list/);
  expect(waitingText("2026-11-21T10:30:00Z")).toMatch(/^We hold these seats for you until 21 Nov 2026/);
});

it("ends each sentence of two with one period", () => {
  expect(asSentences("Отмена бесплатна до 7 янв. 2027\u00a0г.", "Потом нет")).toBe(
    "Отмена бесплатна до 7 янв. 2027\u00a0г. Потом нет.",
  );
});

it("names the ID of an error on the server, and none of a refusal", () => {
  const failure = { ok: false, code: "failed", reason: "internal", request_id: "r-1" } as const;
  expect(withErrorId("No page opened.", requestIdOf(failure))).toBe("No page opened. Error ID: r-1.");
  expect(withErrorId("No page opened.", requestIdOf(refusedResult({ code: "hold_over" })))).toBe("No page opened.");
});

it.each([enShared, ruShared, uzShared])("names the limits of fields in every language", ({ FORM_PROBLEMS }) => {
  expect(FORM_PROBLEMS.name_long).toContain(String(FIELD_LIMITS.name));
  expect(FORM_PROBLEMS.full_name_long).toContain(String(FIELD_LIMITS.full_name));
  expect(FORM_PROBLEMS.passport).toContain(String(FIELD_LIMITS.passport));
  expect(FORM_PROBLEMS.password_short).toContain(String(PASSWORD_MIN));
});

it("chooses the sentences of the catalog", () => {
  expect([daysAndNights(1), daysAndNights(2), daysAndNights(8)]).toEqual([
    "1 day",
    "2 days, 1 night",
    "8 days, 7 nights",
  ]);
  expect([onDaysText(3, 3), onDaysText(3, 5)]).toEqual(["day 3", "days 3-5"]);
  expect([pictureText(0, 4, ""), pictureText(3, 4, "The dome")]).toEqual([
    "Picture 1 of 4",
    "Picture 4 of 4: The dome",
  ]);
  expect([foundText(3, "all"), foundText(2, "destination"), foundText(1_500, "tour")]).toEqual([
    "Found 3 amazing destinations and trips...",
    "Found 2 amazing destinations...",
    "Found 1,500 amazing trips...",
  ]);
  expect(factsOf({ meals: "Breakfast", walking: "", unknown: "?" })).toEqual([["Meals", "Breakfast"]]);
  expect(levelOf({ price_cents: 1, hotel_class: "Yurts" })).toBe("Yurts");
  expect(ratingWords({ count: 1, hundredths: 450 })).toBe("4.5 of 5 stars, 1 review");
  expect(ratingText({ count: 10_000, hundredths: 450 })).toBe("4.5 (10,000)");
});

it("joins refunds and group discounts in the answers of help", () => {
  const refunds = [
    ["30 days or more", "Full refund"],
    ["Later", "No refund"],
  ] as const;
  const facts = helpFacts({ plan: "", changeRule: "", refunds });
  expect(facts.refunds).toBe("30 days or more: full refund; Later: no refund");
  expect(facts.otherGroups).toMatch(/^\d+% off from \d+ guests and \d+% off from \d+ guests/);
});

it("says how much is on the device", () => {
  expect([sizeText(300), sizeText(1_600_000)]).toEqual(["300 B", "1.5 MB"]);
  expect(sizeBeforeText({ bytes: 300, unknown: 0 })).toBe("300 B");
  expect(sizeBeforeText({ bytes: 0, unknown: 1 })).toBe("1 picture of unknown size");
  expect(sizeBeforeText({ bytes: 300, unknown: 2 })).toBe("at least 300 B, and 2 pictures of unknown size");
  expect(offlineTripsText(0)[1]).toMatch(/^ with their vouchers; bookings/);
  expect(offlineTripsText(2)[1]).toMatch(/^ with their vouchers \(2 on this device\); bookings/);
});

const som: Rate = { currency: "UZS", per_dollar: 12_500.5, day: "2026-11-20" };

it.each<[number, Partial<Rate>, string]>([
  [26_400, {}, "about 3.3 million UZS, rate of 20 Nov"],
  [5_000_000, {}, "about 625 million UZS, rate of 20 Nov"],
  [100, {}, "about 12,500 UZS, rate of 20 Nov"],
  [26_400, { currency: "EUR", per_dollar: 0.8641 }, "about 228 EUR, rate of 20 Nov"],
  [198_010, { currency: "EUR", per_dollar: 0.8641 }, "about 1,710 EUR, rate of 20 Nov"],
  [26_400, { currency: "RUB", per_dollar: 81.2 }, "about 21,400 RUB, rate of 20 Nov"],
  [100, { currency: "GBP", per_dollar: 0.756, day: "2027-01-02" }, "about 1 GBP, rate of 2 Jan"],
])("says %i cents at %j as %s", (cents, rate, words) => {
  expect(aboutPrice(cents, { ...som, ...rate })).toBe(words);
});
