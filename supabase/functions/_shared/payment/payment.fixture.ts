import type { PaymentView } from "../../../../src/domain/booking/booking-view.ts";
import { aPayment as aPaymentView, aView } from "../../../../src/domain/booking/booking.fixture.ts";
import type { Rpc } from "../web/rpc.ts";
import type { ProviderPayment } from "./payment-rows.ts";
import type { PaymentProvider, ProviderState } from "./provider.ts";
import type { Providers } from "./providers.ts";

export const site = "https://journey.example";

export const aPayment = (changes: Partial<PaymentView> = {}): PaymentView =>
  aPaymentView({ status: "pending", ...changes });

export const aProviderPayment = (changes: Partial<ProviderPayment> = {}): ProviderPayment => ({
  ...aPayment({ provider_payment_id: "octo-1", redirect_url: "https://pay.example/octo-1" }),
  booking_id: aView().id,
  settlement_currency: "USD",
  settlement_amount: aView().total_cents,
  refunded_cents: 0,
  ...changes,
});

export const aState = (changes: Partial<ProviderState> = {}): ProviderState => ({
  providerPaymentId: "octo-1",
  redirectUrl: "https://pay.example/octo-1",
  status: "pending",
  word: "created",
  amountMinor: aView().total_cents,
  refundedMinor: 0,
  currency: "USD",
  raw: {},
  ...changes,
});

export const aProvider = (changes: Partial<PaymentProvider> = {}): PaymentProvider => ({
  id: "octo",
  createSession: async () => aState(),
  fetchStatus: async () => aState(),
  readCallback: async () => null,
  refund: async () => ({ status: "succeeded", problem: null }),
  largestRefundMinor: () => 75_000,
  fetchFiscalReceipt: async () => null,
  ...changes,
});

export const someProviders = (provider: PaymentProvider = aProvider()): Providers => ({
  current: provider,
  all: [provider],
  of: () => provider,
});

type Call = { name: string; args: Record<string, unknown> };
type Answers = Record<string, (args: Record<string, unknown>) => unknown>;

export const aDatabase = (answers: Answers): { rpc: Rpc; calls: Call[]; names: () => string[] } => {
  const calls: Call[] = [];
  return {
    calls,
    names: () => calls.map(({ name }) => name),
    rpc: async (name, args) => {
      calls.push({ name, args });
      const answer = answers[name];
      if (!answer) throw new Error(`Nobody expected ${name}`);
      return answer(args);
    },
  };
};

export const applied = (changes: Partial<PaymentView> = {}, outcome = "applied") => ({
  ok: true,
  outcome,
  payment: aPayment({ provider_payment_id: "octo-1", status: "completed", ...changes }),
});

export const post = (body: unknown, headers: Record<string, string> = {}): Request =>
  new Request("http://functions/verb", {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
