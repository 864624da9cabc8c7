import { describe, expect, it } from "vitest";
import type { OctoConfig } from "../../supabase/functions/_shared/payment/octo/octo-config.ts";
import { octoProvider } from "../../supabase/functions/_shared/payment/octo/octo-provider.ts";
import type { BasketLine } from "../../supabase/functions/_shared/payment/provider.ts";
import { octoApi, type SandboxForms } from "../../supabase/local/payments/octo-api.ts";
import type { PaymentStore, SandboxPayment } from "../../supabase/local/payments/payment-store.ts";

const config: OctoConfig = {
  url: "https://octo.example",
  shopId: 27,
  secret: "very-secret",
  uniqueKey: "unique",
  signature: "A",
  signaturePrefix: "",
  test: true,
  notifyUrl: "https://journey.example/functions/v1/payment-webhook",
  refundCaps: {},
};
const memory = (): PaymentStore => {
  const payments: SandboxPayment[] = [];
  return {
    byTransaction: (id) => payments.find((payment) => payment.shop_transaction_id === id),
    byUuid: (uuid) => payments.find((payment) => payment.octo_payment_UUID === uuid),
    byRefund: (id) => payments.find(({ refunds }) => refunds.some(({ refund_id }) => refund_id === id)),
    size: () => payments.length,
    add: (payment) => payments.push(payment),
    save: () => {},
  };
};
const shop = (forms: SandboxForms, changes: Partial<OctoConfig> = {}) => {
  const store = memory();
  const settings = { origin: "http://localhost", shopId: 27, secret: "very-secret", uniqueKey: "unique", forms };
  let clock = Date.parse("2026-11-21T10:00:00Z");
  const api = octoApi(store, settings, () => (clock += 2_000));
  const fetch = async (url: string | URL | Request, init?: RequestInit) =>
    api(new Request(String(url), init), new URL(String(url)).pathname.slice(1));
  return { store, provider: octoProvider({ ...config, ...changes }, { fetch }) };
};
const LINES = [
  { name: "Registan", mxik: "10001001001000001", package_code: "1425207", vat: true, amount: 10_000 },
  { name: "Single room", mxik: "10001001001000002", package_code: "1425208", vat: false, amount: 2_345 },
];
const open = (provider: ReturnType<typeof octoProvider>, basket: BasketLine[] | null = null) =>
  provider.createSession({
    paymentId: "p-1",
    settlement: { currency: "USD", amountMinor: 12_345, rate: null },
    description: "Booking for Registan",
    language: "en",
    returnUrl: "https://journey.example/booking-confirmation",
    customer: { id: "b-1", email: "a@example.com", phone: "+998 (90) 123-45-67" },
    minutesToPay: 25,
    basket,
    taxNumber: basket ? "301234567" : "",
  });

describe.each(["current", "older"] as const)("the sandbox in Octo's %s form", (forms) => {
  it("pays and refunds once, whoever asks how often", async () => {
    const { store, provider } = shop(forms);
    const { providerPaymentId } = await open(provider);
    const payment = store.byUuid(providerPaymentId);
    if (!payment) throw new Error("The sandbox kept nothing");
    payment.status = "succeeded";
    expect(await provider.fetchStatus("p-1")).toMatchObject({ status: "completed", amountMinor: 12_345 });
    const step = { providerPaymentId, refundKey: "r-1", amountMinor: 12_345 };
    expect(await provider.refund(step)).toMatchObject({ status: "succeeded", problem: null });
    expect(await provider.refund(step)).toMatchObject({ status: "succeeded", problem: null });
    expect(payment.refunds).toHaveLength(1);
    expect(await provider.refund({ ...step, refundKey: "r-2" })).toMatchObject({ status: "failed" });
  });

  it("registers a fiscal receipt for a payment with a basket and for its refund", async () => {
    const { store, provider } = shop(forms);
    const { providerPaymentId } = await open(provider, LINES);
    const payment = store.byUuid(providerPaymentId);
    if (!payment) throw new Error("The sandbox kept nothing");
    await expect(provider.fetchFiscalReceipt(providerPaymentId)).rejects.toThrow("Fiscal data not found");
    payment.status = "succeeded";
    const sale = await provider.fetchFiscalReceipt(providerPaymentId);
    const refunded = await provider.refund({ providerPaymentId, refundKey: "r-1", amountMinor: 12_345 });
    const back = await provider.fetchFiscalReceipt(refunded.providerRefundId ?? "");
    expect(sale).toMatchObject({ terminal_id: "EZ000000000102", receipt_number: "100" });
    expect(sale?.qr_url).toContain("https://ofd.soliq.uz/epi?t=EZ000000000102&r=100&c=20261121");
    expect(back).toMatchObject({ receipt_number: "101" });
  });

  it("refuses a basket with a code of another form or another sum", async () => {
    const { provider } = shop(forms);
    const [line] = LINES;
    if (!line) throw new Error("No line");
    await expect(open(provider, [{ ...line, mxik: "123" }])).rejects.toMatchObject({ kind: "misconfigured" });
    await expect(open(provider, [line])).rejects.toThrow("basket");
  });

  it("finds no payment that was never opened", async () => {
    expect(await shop(forms).provider.fetchStatus("p-9")).toBeNull();
  });

  it("refuses a wrong shop or secret without ending anything", async () => {
    for (const wrong of [{ secret: "other" }, { shopId: 28 }]) {
      const { provider } = shop(forms, wrong);
      const step = { providerPaymentId: "u-1", refundKey: "r-1", amountMinor: 100 };
      await expect(provider.refund(step)).rejects.toMatchObject({ kind: "misconfigured" });
      await expect(provider.fetchStatus("p-1")).rejects.toMatchObject({ kind: "misconfigured" });
    }
  });
});
