import { describe, expect, it } from "vitest";
import type { OctoConfig } from "../../supabase/functions/_shared/payment/octo/octo-config.ts";
import { octoProvider } from "../../supabase/functions/_shared/payment/octo/octo-provider.ts";
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
  language: "en",
  settlementCurrency: "USD",
  refundCap: null,
};
const memory = (): PaymentStore => {
  const payments: SandboxPayment[] = [];
  return {
    byTransaction: (id) => payments.find((payment) => payment.shop_transaction_id === id),
    byUuid: (uuid) => payments.find((payment) => payment.octo_payment_UUID === uuid),
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
const open = (provider: ReturnType<typeof octoProvider>) =>
  provider.createSession({
    paymentId: "p-1",
    settlement: { currency: "USD", amountMinor: 12_345, rate: null },
    description: "Booking for Registan",
    returnUrl: "https://journey.example/booking-confirmation",
    customer: { id: "b-1", email: "a@example.com", phone: "+998 (90) 123-45-67" },
    minutesToPay: 25,
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
    expect(await provider.refund(step)).toEqual({ status: "succeeded", problem: null });
    expect(await provider.refund(step)).toEqual({ status: "succeeded", problem: null });
    expect(payment.refunds).toHaveLength(1);
    expect(await provider.refund({ ...step, refundKey: "r-2" })).toMatchObject({ status: "failed" });
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
