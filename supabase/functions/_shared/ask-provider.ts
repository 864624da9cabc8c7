import * as v from "valibot";
import { type PaymentProvider, ProviderProblem, type ProviderState } from "./provider.ts";
import { type AskedPayment, outcomeSchema } from "./payment-rows.ts";
import type { Rpc } from "./rpc.ts";

export type PaymentSource = "webhook" | "poll" | "housekeeping" | "create";
type Deps = { rpc: Rpc; provider: PaymentProvider };

/** The status the payment has after the provider was asked; outcome null: the provider knows nothing of it. */
export type Asked = { status: string | null; outcome: string | null };

/** The one way from the provider's word to our rows, for webhook, poll and housekeeping alike. */
export const askProvider = async (
  { rpc, provider }: Deps,
  payment: AskedPayment,
  source: PaymentSource,
): Promise<Asked> => {
  const state = await provider.fetchStatus(payment.payment_id);
  if (!state) {
    await rpc("mark_payment_checked", { payment_id: payment.payment_id });
    return { status: null, outcome: null };
  }
  return recordState({ rpc, provider }, payment, state, source);
};

export const recordState = async (
  { rpc, provider }: Deps,
  payment: AskedPayment,
  state: ProviderState,
  source: PaymentSource,
): Promise<Asked> => {
  if (payment.provider_payment_id !== null && payment.provider_payment_id !== state.providerPaymentId) {
    throw new ProviderProblem(`The provider has another session for payment ${payment.payment_id}`);
  }
  const answer = v.parse(
    outcomeSchema,
    await rpc("apply_payment_event", {
      payment_id: payment.payment_id,
      new_status: state.status,
      source,
      // The same word once, whoever heard it first.
      dedupe_key: `${provider.id}:${state.providerPaymentId}:${state.word}:${state.refundedMinor}`,
      payload: { state: state.raw },
      amount: state.status === "completed" ? state.amountMinor : null,
    }),
  );
  if (!answer.ok) throw new Error(`apply_payment_event: ${answer.code}`);
  return { status: answer.payment.status, outcome: answer.outcome };
};

/** A word that only needs patience is asked for again; Octo answers one read a second. */
export const withPatience = async <T>(ask: () => Promise<T>, wait: (ms: number) => Promise<void>): Promise<T> => {
  for (let left = 2; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderProblem) || error.kind !== "too_often" || left === 0) throw error;
      await wait(1_100);
    }
  }
};
