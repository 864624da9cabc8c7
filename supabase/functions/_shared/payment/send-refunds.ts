import * as v from "valibot";
import { providerPaymentSchema } from "./payment-rows.ts";
import { ProviderProblem, type RefundResult } from "./provider.ts";
import type { Providers } from "./providers.ts";
import type { Rpc } from "../web/rpc.ts";

const refundSchema = v.object({
  id: v.string(),
  lease: v.string(),
  step: v.number(),
  amount_cents: v.number(),
  done_cents: v.number(),
  payment: providerPaymentSchema,
});
type Refund = v.InferOutput<typeof refundSchema>;

/** Providers take no refund under about a dollar, so no step may leave less than that behind. */
const smallestStepCents = 100;

/** How much of a refund one call carries. The same step always gives the same figure: it may be asked twice. */
export const stepOf = (amountCents: number, doneCents: number, mostCents: number): number => {
  const left = amountCents - doneCents;
  if (left <= mostCents) return left;
  return left - mostCents < smallestStepCents ? left - smallestStepCents : mostCents;
};

type Step = { cents: number; status: RefundResult["status"] | "blocked"; problem: string | null };

const askRefund = async (providers: Pick<Providers, "of">, refund: Refund): Promise<Step> => {
  const { payment, id, step, amount_cents, done_cents } = refund;
  const settled = payment.settlement_amount ?? payment.amount_cents;
  const inMinor = (cents: number) => Math.round((settled * cents) / payment.amount_cents);
  if (!payment.provider_payment_id) return { cents: 0, status: "failed", problem: "The payment has no session" };
  try {
    const provider = providers.of(payment.provider);
    const most = provider.largestRefundMinor(payment.settlement_currency ?? payment.currency);
    const cents = stepOf(amount_cents, done_cents, Math.floor((most * payment.amount_cents) / settled));
    const before = payment.refunded_cents;
    const result = await provider.refund({
      providerPaymentId: payment.provider_payment_id,
      refundKey: `${id}-${step}`,
      amountMinor: inMinor(before + cents) - inMinor(before),
    });
    return { cents, ...result };
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error;
    return { cents: 0, status: error.kind === "misconfigured" ? "blocked" : "pending", problem: error.message };
  }
};

/** Carries on all refunds that are due, one step each round; a step has one key, so money goes back once. */
export async function sendRefunds(
  { rpc, providers }: { rpc: Rpc; providers: Pick<Providers, "of"> },
  inTime: () => boolean = () => true,
) {
  const counts = { succeeded: 0, pending: 0, blocked: 0, failed: 0 };
  while (inTime()) {
    const claimed = await rpc("claim_refunds", { how_many: 5, lease_seconds: 60 });
    const refunds = v.parse(v.array(refundSchema), claimed);
    if (refunds.length === 0) break;
    for (const refund of refunds) {
      const { cents, status, problem } = await askRefund(providers, refund);
      if (problem) {
        const log = status === "blocked" ? console.error : console.warn;
        log(`refund ${refund.id}, step ${refund.step}: ${problem}`);
      }
      await rpc("record_refund_step", {
        refund: refund.id,
        lease: refund.lease,
        step: refund.step,
        result: status,
        cents: status === "succeeded" ? cents : 0,
        error: problem,
      });
      counts[status] += 1;
    }
  }
  return counts;
}
