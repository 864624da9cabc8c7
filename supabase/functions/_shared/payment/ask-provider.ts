import * as v from "valibot";
import type { Rpc } from "../web/rpc.ts";
import { type AskedPayment, outcomeSchema } from "./payment-rows.ts";
import { type PaymentProvider, ProviderProblem, type ProviderState } from "./provider.ts";
import type { Providers } from "./providers.ts";

export type PaymentSource = "webhook" | "poll" | "housekeeping" | "create";
type Deps = { rpc: Rpc; providers: Pick<Providers, "of">; now: () => number };
type Event = {
  status: string | null;
  key: string;
  payload: Record<string, unknown>;
  amount: number | null;
  refunded?: number;
};

export type ProviderRequest = { status: string | null; outcome: string | null };

/** Until then a session may still be on its way; create-payment has given up long before. */
const SESSION_ARRIVES_WITHIN_MS = 2 * 60_000;

export async function askProvider(deps: Deps, payment: AskedPayment, source: PaymentSource): Promise<ProviderRequest> {
  const provider = deps.providers.of(payment.provider);
  const state = await provider.fetchStatus(payment.payment_id);
  return state ? recordState(deps.rpc, provider, payment, state, source) : endUnopened(deps, provider, payment, source);
}

export async function recordState(
  rpc: Rpc,
  provider: PaymentProvider,
  payment: AskedPayment,
  state: ProviderState,
  source: PaymentSource,
): Promise<ProviderRequest> {
  if (payment.provider_payment_id !== null && payment.provider_payment_id !== state.providerPaymentId) {
    throw new ProviderProblem(`The provider has another session for payment ${payment.payment_id}`);
  }
  return apply(rpc, payment, source, {
    status: state.status,
    // One key per status, so webhook, poll and housekeeping count it once.
    key: `${provider.id}:${state.providerPaymentId}:${state.word}:${state.refundedMinor}`,
    payload: { state: state.raw },
    amount: state.status === "completed" ? state.amountMinor : null,
    refunded: state.refundedMinor,
  });
}

/** The attempt cannot be paid without a session at the provider, so its seats are released. */
async function endUnopened(
  { rpc, now }: Deps,
  provider: PaymentProvider,
  payment: AskedPayment,
  source: PaymentSource,
): Promise<ProviderRequest> {
  if (payment.provider_payment_id !== null) {
    const message = `The provider does not know payment ${payment.payment_id}, which it opened: is this its shop?`;
    throw new ProviderProblem(message, "misconfigured");
  }
  if (now() - Date.parse(payment.created_at) < SESSION_ARRIVES_WITHIN_MS) {
    await rpc("mark_payment_checked", { payment_id: payment.payment_id });
    return { status: null, outcome: null };
  }
  return endAttempt(rpc, provider, payment, source, "never opened");
}

export const endAttempt = (
  rpc: Rpc,
  provider: PaymentProvider,
  payment: AskedPayment,
  source: PaymentSource,
  why: string,
): Promise<ProviderRequest> => {
  const key = `${provider.id}:${payment.payment_id}:${why}`;
  return apply(rpc, payment, source, { status: "cancelled", key, payload: { state: why }, amount: null });
};

async function apply(rpc: Rpc, payment: AskedPayment, source: PaymentSource, event: Event): Promise<ProviderRequest> {
  const answer = v.parse(
    outcomeSchema,
    await rpc("apply_payment_event", {
      payment_id: payment.payment_id,
      new_status: event.status,
      source,
      dedupe_key: event.key,
      payload: event.payload,
      amount: event.amount,
      ...(event.refunded === undefined ? {} : { refunded: event.refunded }),
    }),
  );
  if (!answer.ok) throw new Error(`apply_payment_event: ${answer.code}`);
  return { status: answer.payment.status, outcome: answer.outcome };
}

/** Octo answers one read a second, so retry after a pause. */
export async function withPatience<T>(ask: () => Promise<T>, wait: (ms: number) => Promise<void>): Promise<T> {
  for (let left = 2; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderProblem) || error.kind !== "too_often" || left === 0) throw error;
      await wait(1_100);
    }
  }
}
