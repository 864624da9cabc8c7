import type { PaymentStatus } from "../../../../src/domain/payment/status.ts";

/** Frozen before the session opens, in minor units of the provider's currency. */
export type Settlement = { currency: string; amountMinor: number; rate: number | null };

export type SessionRequest = {
  /** Serves as the idempotency key: the provider answers a repeated payment id with the same session. */
  paymentId: string;
  settlement: Settlement;
  description: string;
  returnUrl: string;
  customer: { id: string; email: string; phone: string };
  minutesToPay: number;
};

/** A null status means an unknown word and changes nothing. */
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

/** A callback is only a hint, so the status is fetched even if its signature fits (`trusted`). */
export type Callback = {
  references: string[];
  key: string;
  hint: PaymentStatus | null;
  trusted: boolean;
  payload: Record<string, unknown>;
};

export type RefundRequest = { providerPaymentId: string; refundKey: string; amountMinor: number };
export type RefundResult = { status: "succeeded" | "pending" | "failed"; problem: string | null };

export type PaymentProvider = {
  id: string;
  currency: string;
  createSession: (request: SessionRequest) => Promise<ProviderState>;
  fetchStatus: (paymentId: string) => Promise<ProviderState | null>;
  readCallback: (body: unknown) => Promise<Callback | null>;
  refund: (request: RefundRequest) => Promise<RefundResult>;
  largestRefundMinor: (currency: string) => number;
};

export type ProblemKind = "silent" | "too_often" | "misconfigured" | "refused";

/** Logs a wrong configuration as an error, because only the operator can fix it. */
export const reportProblem = (where: string, { kind, message }: ProviderProblem): void =>
  (kind === "misconfigured" ? console.error : console.warn)(`${where}: ${message}`);

/** A missing, unreadable or refusing answer proves nothing about the money. */
export class ProviderProblem extends Error {
  readonly kind: ProblemKind;

  constructor(message: string, kind: ProblemKind = "silent") {
    super(message);
    this.kind = kind;
  }
}
