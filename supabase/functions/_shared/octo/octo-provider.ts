import * as v from "valibot";
import { statusFromOcto } from "../../../../src/domain/payment/octo-status.ts";
import type { PaymentProvider } from "../provider.ts";
import type { OctoConfig } from "./octo-config.ts";
import { signatureFits } from "./octo-signature.ts";
import { callOcto, OctoRefusal, stateOf, toMajor } from "./octo-wire.ts";

/** create-payment has 10 s in all, and the database wants its share. */
const CALL_TIMEOUT_MS = 5_000;
const notFoundCode = 3;

// Octo: 10 million som a call; others a little under its worth, and never closer than the bank's own rate may move.
const refundCaps: Record<string, number> = { UZS: 10_000_000, USD: 750, RUB: 60_000 };

const callbackSchema = v.object({
  shop_transaction_id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  octo_payment_UUID: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  status: v.pipe(v.string(), v.minLength(1), v.maxLength(50)),
  signature: v.optional(v.string(), ""),
  hash_key: v.optional(v.string(), ""),
  total_sum: v.optional(v.number()),
  refunded_sum: v.optional(v.number()),
  maskedPan: v.optional(v.pipe(v.string(), v.maxLength(30))),
  card_type: v.optional(v.pipe(v.string(), v.maxLength(50))),
  rrn: v.optional(v.pipe(v.string(), v.maxLength(50))),
});

const refundSchema = v.object({ status: v.string() });

type Parts = { fetch?: typeof globalThis.fetch; now?: () => Date; timeoutMs?: number };

const initTime = (now: Date) => now.toISOString().slice(0, 19).replace("T", " ");

export const octoProvider = (config: OctoConfig, parts: Parts = {}): PaymentProvider => {
  const { fetch = globalThis.fetch, now = () => new Date(), timeoutMs = CALL_TIMEOUT_MS } = parts;
  const credentials = { octo_shop_id: config.shopId, octo_secret: config.secret };
  const call = (verb: string, body: Record<string, unknown>) =>
    callOcto(fetch, `${config.url}/${verb}`, { ...credentials, ...body }, timeoutMs);

  return {
    id: "octo",

    settle: (amountCents) => ({
      currency: config.settlementCurrency,
      amountMinor: Math.round(amountCents * (config.rate ?? 1)),
      rate: config.rate,
    }),

    createSession: async (request) => {
      const { paymentId, settlement, customer } = request;
      const data = await call("prepare_payment", {
        shop_transaction_id: paymentId,
        auto_capture: true,
        test: config.test,
        init_time: initTime(now()),
        user_data: { user_id: customer.id, phone: customer.phone, email: customer.email },
        total_sum: toMajor(settlement.amountMinor),
        currency: settlement.currency,
        description: request.description,
        return_url: request.returnUrl,
        notify_url: config.notifyUrl,
        language: config.language,
        ttl: request.minutesToPay,
      });
      return stateOf(paymentId, data);
    },

    // There is no verb for it: the creating call without its parameters answers what is known.
    fetchStatus: async (paymentId) => {
      try {
        return stateOf(paymentId, await call("prepare_payment", { shop_transaction_id: paymentId }));
      } catch (error) {
        if (error instanceof OctoRefusal && error.octoCode === notFoundCode) return null;
        throw error;
      }
    },

    readCallback: async (body) => {
      const parsed = v.safeParse(callbackSchema, body);
      if (!parsed.success) return null;
      const { signature, hash_key: hashKey, ...payload } = parsed.output;
      const { octo_payment_UUID: uuid, status } = payload;
      return {
        references: [payload.shop_transaction_id, uuid],
        key: `${uuid}:${status}:${payload.refunded_sum ?? 0}`,
        hint: statusFromOcto(status),
        trusted: await signatureFits(config, { uuid, status, hashKey, signature }),
        payload,
      };
    },

    refund: async ({ providerPaymentId, refundKey, amountMinor }) => {
      try {
        const data = await call("refund", {
          octo_payment_UUID: providerPaymentId,
          shop_refund_id: refundKey,
          amount: toMajor(amountMinor),
        });
        const { status } = v.parse(refundSchema, data);
        if (status === "succeeded") return { status: "succeeded", problem: null };
        const ended = status === "canceled" || status === "cancelled" || status === "error" || status === "failed";
        return { status: ended ? "failed" : "pending", problem: `Octo says '${status}'` };
      } catch (error) {
        if (!(error instanceof OctoRefusal) || error.tooOften) throw error;
        return { status: "failed", problem: error.message };
      }
    },

    largestRefundMinor: (currency) => (config.refundCap ?? refundCaps[currency] ?? 100) * 100,
  };
};
