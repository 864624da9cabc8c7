import * as v from "valibot";
import { askProvider, withPatience } from "../_shared/payment/ask-provider.ts";
import { type ProviderPayment, providerPaymentSchema } from "../_shared/payment/payment-rows.ts";
import { type Callback, type PaymentProvider, ProviderProblem, reportProblem } from "../_shared/payment/provider.ts";
import type { Providers } from "../_shared/payment/providers.ts";
import { readJson, HttpRefusal } from "../_shared/web/http.ts";
import type { Rpc } from "../_shared/web/rpc.ts";

type Deps = {
  rpc: Rpc;
  providers: Providers;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  afterChange: () => void;
};

/** Limits the requests to the provider that an unsigned callback can cause. */
const untrustedEverySeconds = 10;

/** All providers share one address, so the form of the message identifies the provider. */
const read = async ({ all }: Providers, message: unknown): Promise<[PaymentProvider, Callback]> => {
  for (const provider of all) {
    const callback = await provider.readCallback(message);
    if (callback) return [provider, callback];
  }
  throw new HttpRefusal("invalid_request");
};

const find = async (rpc: Rpc, provider: PaymentProvider, { references }: Callback): Promise<ProviderPayment> => {
  for (const payment_id of references) {
    const row = v.parse(v.nullable(providerPaymentSchema), await rpc("find_payment", { payment_id }));
    if (row?.provider === provider.id) return row;
  }
  throw new HttpRefusal("not_found", "There is no such payment.");
};

/** Stored before it is judged, since asking the provider may fail. */
const keep = async (rpc: Rpc, payment: ProviderPayment, { key, payload }: Callback) => {
  await rpc("store_callback", {
    payment_id: payment.payment_id,
    dedupe_key: `${payment.provider}:callback:${key}`,
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
    reportProblem("payment-webhook", error);
    // Not 200, so that the provider sends it again.
    throw new HttpRefusal("provider_unavailable");
  }
};

export const paymentWebhook =
  (deps: Deps) =>
  async (request: Request): Promise<Response> => {
    const { rpc, providers } = deps;
    const [provider, callback] = await read(providers, await readJson(request));
    const payment = await find(rpc, provider, callback);
    if (callback.trusted) {
      await keep(rpc, payment, callback);
      return Response.json({ ok: true, outcome: await ask(deps, payment) });
    }
    console.warn(`payment-webhook: the signature of a message about ${payment.payment_id} does not fit`);
    // A callback with a wrong signature may still be genuine if our formula is wrong.
    const claimed = await rpc("claim_payment_refresh", {
      payment_id: payment.payment_id,
      min_seconds: untrustedEverySeconds,
    });
    if (claimed) await ask(deps, payment);
    throw new HttpRefusal("bad_signature");
  };
