import type { Language } from "../../../../src/domain/languages.ts";
import type { PaymentStatus } from "../../../../src/domain/payment/status.ts";

/** In minor units of the provider's currency, frozen before its session opens. */
export type Settlement = { currency: string; amountMinor: number; rate: number | null };

/** `amount` is in minor units of the settlement's currency; all lines sum to its amount. */
export type BasketLine = { name: string; mxik: string; package_code: string; vat: boolean; amount: number };

export type RegisteredReceipt = {
  terminal_id: string;
  receipt_number: string;
  fiscal_sign: string;
  qr_url: string;
  issued_at: string | null;
};

export type SessionRequest = {
  /** Our payment_id; the provider answers a repeated key with the same session. */
  paymentId: string;
  settlement: Settlement;
  description: string;
  language: Language;
  returnUrl: string;
  customer: { id: string; email: string; phone: string };
  minutesToPay: number;
  /** null: the shop has no fiscal codes yet. */
  basket: BasketLine[] | null;
  taxNumber: string;
};

/** An unknown status word (null) changes nothing. */
export type ProviderState = {
  providerPaymentId: string;
  redirectUrl: string | null;
  status: PaymentStatus | null;
  word: string;
  amountMinor: number | null;
  refundedMinor: number;
  currency: string | null;
  raw: Record<string, unknown>;
};

/** A callback is only a hint: the status is fetched even if the signature fits (`trusted`). */
export type Callback = {
  references: string[];
  key: string;
  hint: PaymentStatus | null;
  trusted: boolean;
  payload: Record<string, unknown>;
};

export type RefundRequest = { providerPaymentId: string; refundKey: string; amountMinor: number };
export type RefundResult = {
  status: "succeeded" | "pending" | "failed";
  problem: string | null;
  /** Identifies the refund's fiscal receipt at the provider. */
  providerRefundId?: string | null;
};

export type PaymentProvider = {
  id: string;
  createSession: (request: SessionRequest) => Promise<ProviderState>;
  /** null: the provider does not know it. */
  fetchStatus: (paymentId: string) => Promise<ProviderState | null>;
  /** null: not a callback of this provider. */
  readCallback: (body: unknown) => Promise<Callback | null>;
  refund: (request: RefundRequest) => Promise<RefundResult>;
  largestRefundMinor: (currency: string) => number;
  /** null: not registered yet. */
  fetchFiscalReceipt: (providerId: string) => Promise<RegisteredReceipt | null>;
};

export type ProblemKind = "silent" | "too_often" | "misconfigured" | "refused";

/** Only the operator can fix a wrong configuration, so it is logged as an error. */
export const reportProblem = (where: string, { kind, message }: ProviderProblem): void =>
  (kind === "misconfigured" ? console.error : console.warn)(`${where}: ${message}`);

/** No answer, nonsense or a refusal: the state of the money is unknown. */
export class ProviderProblem extends Error {
  readonly kind: ProblemKind;

  constructor(message: string, kind: ProblemKind = "silent") {
    super(message);
    this.kind = kind;
  }
}
