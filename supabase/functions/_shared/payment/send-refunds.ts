import * as v from "valibot";
import type { Rpc } from "../web/rpc.ts";
import { providerPaymentSchema } from "./payment-rows.ts";
import { ProviderProblem, type RefundResult } from "./provider.ts";
import type { Providers } from "./providers.ts";

export const claimedRefundSchema = v.object({
  id: v.string(),
  lease: v.string(),
  step: v.number(),
  amount_cents: v.number(),
  done_cents: v.number(),
  payment: providerPaymentSchema,
});
type Refund = v.InferOutput<typeof claimedRefundSchema>;

/** Providers refuse refunds under about a dollar, so no step may leave less. */
const smallestStepCents = 100;

/** Deterministic, since a step may be repeated. */
export const stepOf = (amountCents: number, doneCents: number, mostCents: number): number => {
  const left = amountCents - doneCents;
  if (left <= mostCents) return left;
  return left - mostCents < smallestStepCents ? left - smallestStepCents : mostCents;
};

export const refundStepSchema = v.variant("ok", [
  v.object({ ok: v.literal(true), cents: v.number(), settlement: v.number() }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);

type Deps = { rpc: Rpc; providers: Pick<Providers, "of"> };
type Step = Omit<RefundResult, "status"> & { cents: number; status: RefundResult["status"] | "blocked" };

/** The database computes the amount, because other refunds may have been sent meanwhile; null means a lost lease. */
async function askRefund({ rpc, providers }: Deps, refund: Refund): Promise<Step | null> {
  const { payment, id, lease, step, amount_cents, done_cents } = refund;
  if (!payment.provider_payment_id) return { cents: 0, status: "failed", problem: "The payment has no session" };
  try {
    const provider = providers.of(payment.provider);
    const most = provider.largestRefundMinor(payment.settlement_currency ?? payment.currency);
    const mostCents = Math.floor((most * payment.amount_cents) / (payment.settlement_amount ?? payment.amount_cents));
    const cents = stepOf(amount_cents, done_cents, mostCents);
    const stepStart = v.parse(refundStepSchema, await rpc("begin_refund_step", { refund: id, lease, step, cents }));
    if (!stepStart.ok) return null;
    // No provider takes less than a minor unit.
    if (stepStart.settlement === 0) return { cents: stepStart.cents, status: "succeeded", problem: null };
    const result = await provider.refund({
      providerPaymentId: payment.provider_payment_id,
      refundKey: `${id}-${step}`,
      amountMinor: stepStart.settlement,
    });
    return { cents: stepStart.cents, ...result };
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error;
    return { cents: 0, status: error.kind === "misconfigured" ? "blocked" : "pending", problem: error.message };
  }
}

/** A step's key is fixed and each round sends one step per refund, so money is sent once. */
export async function sendRefunds(deps: Deps, inTime: () => boolean = () => true) {
  const { rpc } = deps;
  const counts = { succeeded: 0, pending: 0, blocked: 0, failed: 0 };
  while (inTime()) {
    const claimed = await rpc("claim_refunds", { how_many: 5, lease_seconds: 60 });
    const refunds = v.parse(v.array(claimedRefundSchema), claimed);
    if (refunds.length === 0) break;
    for (const refund of refunds) {
      const providerAnswer = await askRefund(deps, refund);
      if (!providerAnswer) continue;
      const { cents, status, problem, providerRefundId = null } = providerAnswer;
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
        provider_refund_id: providerRefundId,
      });
      counts[status] += 1;
    }
  }
  return counts;
}
