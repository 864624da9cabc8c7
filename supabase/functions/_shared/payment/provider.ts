import type { PaymentStatus } from "../../../../src/domain/payment/status.ts";

/** What the provider charges, in minor units of its currency; frozen on the payment before its session opens. */
export type Settlement = { currency: string; amountMinor: number; rate: number | null };

export type SessionRequest = {
  /** Our payment_id: the same key again answers the same session. */
  paymentId: string;
  settlement: Settlement;
  description: string;
  returnUrl: string;
  customer: { id: string; email: string; phone: string };
  minutesToPay: number;
};

/** What the provider says about one payment; status null is a word we do not know and changes nothing. */
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

/** A callback is a hint. Trusted only says that its signature fits; the status is fetched whatever it claims. */
export type Callback = {
  references: string[];
  /** The same message sent again has the same. */
  key: string;
  hint: PaymentStatus | null;
  trusted: boolean;
  payload: Record<string, unknown>;
};

export type RefundRequest = { providerPaymentId: string; refundKey: string; amountMinor: number };
export type RefundResult = { status: "succeeded" | "pending" | "failed"; problem: string | null };

export type PaymentProvider = {
  id: string;
  /** What it charges new payments in; how much of it, the database says with the attempt. */
  currency: string;
  createSession: (request: SessionRequest) => Promise<ProviderState>;
  /** null: the provider never heard of it. */
  fetchStatus: (paymentId: string) => Promise<ProviderState | null>;
  /** null: not a callback at all. */
  readCallback: (body: unknown) => Promise<Callback | null>;
  refund: (request: RefundRequest) => Promise<RefundResult>;
  /** The most one refund call may carry, in minor units. */
  largestRefundMinor: (currency: string) => number;
};

/** What to do about it: ask again, ask more slowly, tell the operator, or leave it to the next round. */
export type ProblemKind = "silent" | "too_often" | "misconfigured" | "refused";

/** A wrong configuration is the operator's to mend; everything else passes. */
export const reportProblem = (where: string, { kind, message }: ProviderProblem): void =>
  (kind === "misconfigured" ? console.error : console.warn)(`${where}: ${message}`);

/** The provider did not answer, answered nonsense or refused; nothing may be concluded about the money. */
export class ProviderProblem extends Error {
  readonly kind: ProblemKind;

  constructor(message: string, kind: ProblemKind = "silent") {
    super(message);
    this.kind = kind;
  }
}
