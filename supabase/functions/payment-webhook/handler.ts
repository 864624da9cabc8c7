import * as v from "valibot";
import { askProvider, withPatience } from "../_shared/ask-provider.ts";
import { readJson, Refusal } from "../_shared/http.ts";
import { type ProviderPayment, providerPaymentSchema } from "../_shared/payment-rows.ts";
import { type Callback, type PaymentProvider, ProviderProblem } from "../_shared/provider.ts";
import type { Rpc } from "../_shared/rpc.ts";

type Deps = {
  rpc: Rpc;
  provider: PaymentProvider;
  wait: (ms: number) => Promise<void>;
  /** Something changed: the mails that follow from it need not wait for housekeeping. */
  afterChange: () => void;
};

/** A message nobody signed may make us ask, but not often. */
const untrustedEverySeconds = 10;

const find = async (rpc: Rpc, { references }: Callback): Promise<ProviderPayment> => {
  for (const payment_id of references) {
    const row = v.parse(v.nullable(providerPaymentSchema), await rpc("find_payment", { payment_id }));
    if (row) return row;
  }
  throw new Refusal("not_found", "There is no such payment.");
};

/** Kept before it is judged: asking may fail, and what we were told must not be lost with it. */
const keep = async ({ rpc, provider }: Deps, payment: ProviderPayment, { key, payload }: Callback) => {
  await rpc("store_callback", {
    payment_id: payment.payment_id,
    dedupe_key: `${provider.id}:callback:${key}`,
    payload,
  });
};

const ask = async (deps: Deps, payment: ProviderPayment) => {
  const { wait, afterChange } = deps;
  try {
    const { outcome } = await withPatience(() => askProvider(deps, payment, "webhook"), wait);
    if (outcome?.startsWith("applied")) afterChange();
    return outcome;
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error;
    console.warn(`payment-webhook: ${error.message}`);
    // Not 200: the provider then tells us again, and housekeeping asks on its own.
    throw new Refusal("provider_unavailable");
  }
};

/** A callback only makes us ask: whatever it claims, the status comes from the provider by our own credentials. */
export const paymentWebhook =
  (deps: Deps) =>
  async (request: Request): Promise<Response> => {
    const { rpc, provider } = deps;
    const callback = await provider.readCallback(await readJson(request));
    if (!callback) throw new Refusal("invalid_request");
    const payment = await find(rpc, callback);
    if (callback.trusted) {
      await keep(deps, payment, callback);
      return Response.json({ ok: true, outcome: await ask(deps, payment) });
    }
    console.warn(`payment-webhook: the signature of a message about ${payment.payment_id} does not fit`);
    // If it is the formula that is wrong and not the sender, the money is still seen.
    const claimed = await rpc("claim_payment_refresh", {
      payment_id: payment.payment_id,
      min_seconds: untrustedEverySeconds,
    });
    if (claimed) await ask(deps, payment);
    throw new Refusal("bad_signature");
  };
