import { describe, expect, it } from "vitest";
import { languages } from "../../../src/domain/languages.ts";
import { payPage } from "./pay-page.ts";
import type { PaymentStore, SandboxPayment } from "./payment-store.ts";

const settings = { origin: "http://localhost", shopId: 27, secret: "very-secret", uniqueKey: "unique" };

function openPage(changes: Partial<SandboxPayment> = {}) {
  const payment: SandboxPayment = {
    octo_payment_UUID: "u-1",
    shop_transaction_id: "p-1",
    status: "created",
    total_sum: 1_089,
    currency: "USD",
    description: "Booking for <Registan>",
    return_url: "http://localhost/booking-confirmation",
    notify_url: "http://localhost/functions/v1/payment-webhook",
    expires_at: Date.parse("2026-11-21T10:00:00Z"),
    refunds: [],
    masked_pan: undefined,
    wrong_codes: 0,
    fiscal_number: null,
    ...changes,
  };
  const store: PaymentStore = {
    byTransaction: () => payment,
    byUuid: () => payment,
    byRefund: () => undefined,
    size: () => 1,
    add: () => 1,
    save: () => {},
  };
  const page = payPage(store, settings);
  const address = "http://localhost/_sandbox/pay/u-1";
  const textOf = async (request: Request) => (await page(request, "u-1")).text();
  return {
    open: () => textOf(new Request(address)),
    press: (step: string, typed: Record<string, string>) =>
      textOf(new Request(address, { method: "POST", body: new URLSearchParams({ step, ...typed }) })),
  };
}

describe("the bank's page of the sandbox", () => {
  it.each([
    ["en", "Pay by card", "1,089.00 USD", "Card number"],
    ["ru", "Оплата картой", "1 089,00 USD", "Номер карты"],
    ["uz", "Karta bilan toʻlash", "1 089,00 USD", "Karta raqami"],
  ] as const)("speaks the language of the booking: %s", async (language, ...words) => {
    expect(languages).toContain(language);
    const html = (await openPage({ language }).open()).replaceAll(/[\u00A0\u202F]/g, " ");
    expect(html).toContain(`<html lang="${language}">`);
    for (const text of [...words, "Journey to Uzbekistan", "Visa", "Mastercard", "Uzcard", "Humo"])
      expect(html).toContain(text);
    expect(html).toContain("&lt;Registan&gt;");
  });

  it("speaks English for a payment that names no language", async () => {
    expect(await openPage().open()).toContain("Pay by card");
  });

  it("keeps what was typed after an error, names the wrong field and recognizes the network", async () => {
    const typed = { card: "8600 0000 0000 0000", expiry: "12/30", cvv: "1" };
    const html = await openPage({ language: "ru" }).press("pay", typed);
    for (const [name, value] of Object.entries(typed))
      expect(html).toMatch(new RegExp(`<input id="${name}"[^>]* value="${value}"`));
    expect(html).toMatch(/<input id="cvv"[^>]* aria-invalid="true" aria-describedby="cvv-error" autofocus/);
    expect(html).toContain("Введите 3 или 4 цифры кода.");
    expect(html).toContain(`<li aria-current="true">Uzcard</li>`);
  });

  it("keeps a wrong code, and asks again", async () => {
    const page = openPage({ status: "wait_user_action", masked_pan: "4278********0002" });
    expect(await page.open()).toContain(`<li aria-current="true">Visa</li>`);
    expect(await page.press("code", { code: "123456" })).toMatch(
      /<input id="code"[^>]* value="123456"[^>]* aria-invalid/,
    );
  });
});
