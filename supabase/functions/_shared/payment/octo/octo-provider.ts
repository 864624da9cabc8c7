import * as v from "valibot";
import { optionalText } from "../../../../../src/domain/schemas.ts";
import { type PaymentProvider, ProviderProblem, type RefundResult } from "../provider.ts";
import { readOctoCallback } from "./octo-callback.ts";
import type { OctoConfig } from "./octo-config.ts";
import { basketOf, fiscalReceiptOf } from "./octo-fiscal.ts";
import { callOcto, octoErrors, OctoRefusal, stateOf, toMajor } from "./octo-wire.ts";

/** create-payment has 10 s, and the database needs its share. */
const CALL_TIMEOUT_MS = 5_000;

// Octo allows 10 million som per call; other currencies get a lower limit, with a margin for the bank's rate.
const refundCaps: Record<string, number> = { UZS: 10_000_000, USD: 750, RUB: 60_000 };

const refundSchema = v.object({
  status: v.fallback(v.nullish(v.string(), ""), ""),
  octo_payment_UUID: v.fallback(optionalText, null),
  refund_id: v.fallback(optionalText, null),
});
// Octo's older form answers 'ok' instead of 'succeeded'.
const refundsDone = new Set(["succeeded", "ok"]);
const refundsEnded = new Set(["canceled", "cancelled", "error", "failed", "declined"]);
/** Only these errors are about the refund itself; after any other the call is repeated. */
const refundsRefused = new Set([octoErrors.refundAmount, octoErrors.wrongRefundAmount]);

type Parts = { fetch?: typeof globalThis.fetch; now?: () => Date; timeoutMs?: number };

const initTime = (now: Date) => now.toISOString().slice(0, 19).replace("T", " ");
const digitsOf = (phone: string) => phone.replace(/\D/g, "");

/** Octo reads a status by the creating call without parameters, so an unknown id looks like an incomplete creation. */
const isUnknown = (error: unknown): boolean =>
  error instanceof OctoRefusal &&
  (error.octoCode === octoErrors.dataFormat ||
    // oxlint-disable-next-line journey/sentence-compared -- Octo writes 'not found' in prose only
    (error.kind === "refused" && /not.?found/i.test(error.message) && !/shop/i.test(error.message)));

function refundResultOf(providerPaymentId: string, fields: Record<string, unknown>): RefundResult {
  const { status, octo_payment_UUID: about, refund_id: providerRefundId } = v.parse(refundSchema, fields);
  if (about !== null && about !== providerPaymentId)
    throw new ProviderProblem("Octo answered about another payment's refund");
  const word = status.toLowerCase();
  if (refundsDone.has(word)) return { status: "succeeded", problem: null, providerRefundId };
  return { status: refundsEnded.has(word) ? "failed" : "pending", problem: `Octo says '${status}'` };
}

export function octoProvider(config: OctoConfig, parts: Parts = {}): PaymentProvider {
  const { fetch = globalThis.fetch, now = () => new Date(), timeoutMs = CALL_TIMEOUT_MS } = parts;
  const credentials = { octo_shop_id: config.shopId, octo_secret: config.secret };
  const call = (verb: string, body: Record<string, unknown>) =>
    callOcto(fetch, `${config.url}/${verb}`, { ...credentials, ...body }, timeoutMs);

  return {
    id: "octo",

    createSession: async (request) => {
      const { paymentId, settlement, customer } = request;
      const fields = await call("prepare_payment", {
        shop_transaction_id: paymentId,
        auto_capture: true,
        test: config.test,
        init_time: initTime(now()),
        user_data: {
          user_id: customer.id,
          phone: digitsOf(customer.phone),
          ...(customer.email && { email: customer.email }),
        },
        total_sum: toMajor(settlement.amountMinor),
        currency: settlement.currency,
        description: request.description,
        return_url: request.returnUrl,
        notify_url: config.notifyUrl,
        language: request.language,
        ttl: request.minutesToPay,
        ...(request.basket ? { basket: basketOf(request.basket, request.taxNumber) } : {}),
      });
      return stateOf(paymentId, fields);
    },

    fetchStatus: async (paymentId) => {
      try {
        return stateOf(paymentId, await call("prepare_payment", { shop_transaction_id: paymentId }));
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },

    readCallback: (message) => readOctoCallback(config, message),

    refund: async ({ providerPaymentId, refundKey, amountMinor }) => {
      try {
        const fields = await call("refund", {
          octo_payment_UUID: providerPaymentId,
          shop_refund_id: refundKey,
          amount: toMajor(amountMinor),
        });
        return refundResultOf(providerPaymentId, fields);
      } catch (error) {
        if (!(error instanceof OctoRefusal) || !refundsRefused.has(error.octoCode)) throw error;
        return { status: "failed", problem: error.message };
      }
    },

    largestRefundMinor: (currency) => (config.refundCaps[currency] ?? refundCaps[currency] ?? 100) * 100,

    fetchFiscalReceipt: async (providerId) => fiscalReceiptOf(await call("fiscal-data", { payment_uuid: providerId })),
  };
}
