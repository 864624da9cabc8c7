import * as v from "valibot";
import { askProvider } from "../_shared/payment/ask-provider.ts";
import { providerPaymentSchema } from "../_shared/payment/payment-rows.ts";
import { ProviderProblem, reportProblem } from "../_shared/payment/provider.ts";
import type { Providers } from "../_shared/payment/providers.ts";
import { HttpRefusal } from "../_shared/web/http.ts";
import { parseBody, paymentIdSchema } from "../_shared/web/parse-body.ts";
import type { Rpc } from "../_shared/web/rpc.ts";

type Deps = { rpc: Rpc; providers: Pick<Providers, "of">; now: () => number; afterChange: () => void };

const bodySchema = v.strictObject({ payment_id: paymentIdSchema });
const refreshEverySeconds = 2;

const refresh = async (deps: Deps, payment_id: string) => {
  const row = await deps.rpc("claim_payment_refresh", { payment_id, min_seconds: refreshEverySeconds });
  const payment = v.parse(v.nullable(providerPaymentSchema), row);
  if (!payment) return;
  try {
    const { outcome } = await askProvider(deps, payment, "poll");
    if (outcome?.startsWith("applied")) deps.afterChange();
  } catch (error) {
    // The stored status still holds; the next poll asks again.
    if (!(error instanceof ProviderProblem)) throw error;
    reportProblem("payment-status", error);
  }
};

/** The provider gets at most one request per 2 s, however many devices poll. */
export const handlePaymentStatus =
  (deps: Deps) =>
  async (request: Request): Promise<Response> => {
    const { payment_id } = await parseBody(bodySchema, request);
    await refresh(deps, payment_id);
    const payment =
      (await deps.rpc("payment_status", { payment_id })) ?? (await deps.rpc("gift_card_sale", { payment_id }));
    if (!payment) throw new HttpRefusal("not_found");
    return Response.json(payment);
  };
