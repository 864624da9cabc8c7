import { describe, expect, it } from "vitest";
import { aPayment, aView } from "../../../src/domain/booking/booking.fixture.ts";
import { type Language, languages } from "../../../src/domain/languages.ts";
import { aShop } from "../_shared/shop.fixture.ts";
import { documentHtml } from "./document-html.ts";
import { aCardReceipt, anInvoice } from "./document.fixture.ts";
import { receiptHtml } from "./receipt-html.ts";
import { voucherHtml } from "./voucher-html.ts";

const payment = { ...aPayment(), payment_id: "1", method: "cash", paid_at: "2026-11-21T10:00:00Z" };
const names = { title: "Регистан", customer_name: "Гульнора", customer_email: "1@2.33", reference: "2345-6789" };
const booking = aView({
  ...names,
  status: "confirmed",
  meeting_point: "Отель",
  itinerary: { "1": "Площадь" },
  includes: ["Гид"],
  payment,
  paid_cents: 1_000,
  owed_cents: 500,
});
const card = { to_name: "Анна", card: "23456", valid_until: "2027-11-21", reason: "card", method: "cash" };
const shop = aShop({ name: "1", legal_name: "", licence_number: "1", email: "1@2.33", address: "1" });
const numbered = { name: "1", language: "ru" as Language };

const papers = {
  voucher: (language: Language) => voucherHtml({ ...booking, language }, "https://1.22", shop),
  receipt: (language: Language) =>
    receiptHtml({ ...payment, title: "Регистан", check_in: "2027-04-15", guests: 2, language }, "1", shop),
  invoice: (language: Language) =>
    documentHtml(anInvoice({ ...names, method: "cash" }, { ...numbered, language }), shop),
  "gift card's receipt": (language: Language) =>
    documentHtml(aCardReceipt({ ...numbered, language, details: card }), shop),
};

describe.each(Object.entries(papers))("the %s", (_, write) => {
  it.each(languages)("names its language '%s'", (language) => {
    expect(write(language)).toContain(`<html lang="${language}">`);
  });

  it("has no Latin word in Russian", () => {
    const text = write("ru").replaceAll(/<style>.*?<\/style>|<[^>]*>|&#?\w+;/gs, " ");
    expect(text.match(/[a-z]{2,}/gi)).toBeNull();
    expect(text).toMatch(/[а-я]{4,}/);
  });
});
