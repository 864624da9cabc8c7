import { randomUUID } from "node:crypto";
import type { PaymentStore, SandboxPayment } from "./payment-store.ts";

export type SandboxSettings = { origin: string; shopId: number; secret: string; uniqueKey: string };

type Body = Record<string, unknown>;

// Octo answers 200 whatever happens; what went wrong is in `error`.
const fail = (error: number, errMessage: string) => Response.json({ error, errMessage });
const answer = (data: Body) => Response.json({ error: 0, data, apiMessageForDevelopers: "" });

const text = (value: unknown) => (typeof value === "string" ? value : "");
const money = (value: unknown) => (typeof value === "number" && value > 0 ? Math.round(value * 100) / 100 : undefined);

const describe = (payment: SandboxPayment, origin: string) => ({
  shop_transaction_id: payment.shop_transaction_id,
  octo_payment_UUID: payment.octo_payment_UUID,
  status: payment.status,
  octo_pay_url: `${origin}/_sandbox/pay/${payment.octo_payment_UUID}`,
  total_sum: payment.total_sum,
  currency: payment.currency,
  refunded_sum: payment.refunds.reduce((sum, refund) => sum + refund.amount, 0),
});

const maximumRefund: Record<string, number> = { UZS: 10_000_000, USD: 830, RUB: 75_000 };
const statusDelayMs = 1_000;

export const octoApi = (store: PaymentStore, settings: SandboxSettings, now: () => number = Date.now) => {
  const lastRead = new Map<string, number>();

  const readStatus = (payment: SandboxPayment) => {
    const id = payment.shop_transaction_id;
    if (now() - (lastRead.get(id) ?? 0) < statusDelayMs) {
      return fail(11, "Requests too often. Minimum delay is 1 second");
    }
    lastRead.set(id, now());
    if (payment.status === "created" && payment.expires_at < now()) payment.status = "canceled";
    return answer(describe(payment, settings.origin));
  };

  const create = (body: Body) => {
    const total = money(body.total_sum);
    const notify = text(body.notify_url);
    if (!total) return fail(2, "Wrong total_sum");
    if (!notify) return fail(2, "notify_url is required");
    if (typeof body.auto_capture !== "boolean") return fail(2, "auto_capture is required");
    if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text(body.init_time))) return fail(2, "Wrong init_time");
    const person = (body.user_data ?? {}) as Body;
    if (!text(person.email) && !text(person.phone)) return fail(2, "user_data needs email or phone");
    const payment: SandboxPayment = {
      octo_payment_UUID: randomUUID(),
      shop_transaction_id: text(body.shop_transaction_id),
      status: "created",
      total_sum: total,
      currency: text(body.currency) || "UZS",
      description: text(body.description),
      return_url: text(body.return_url),
      notify_url: notify,
      expires_at: now() + (typeof body.ttl === "number" ? body.ttl : 30) * 60_000,
      refunds: [],
      masked_pan: undefined,
      wrong_codes: 0,
    };
    store.add(payment);
    store.save();
    return answer(describe(payment, settings.origin));
  };

  const refund = (body: Body) => {
    const payment = store.byUuid(text(body.octo_payment_UUID));
    const id = text(body.shop_refund_id);
    const amount = money(body.amount);
    if (!payment) return fail(3, "Payment not found");
    if (!id) return fail(2, "shop_refund_id is required");
    const known = payment.refunds.find((made) => made.shop_refund_id === id);
    if (known) return answer({ ...known, octo_payment_UUID: payment.octo_payment_UUID });
    if (payment.status !== "succeeded") return fail(21, "Payment is not paid");
    const refunded = payment.refunds.reduce((sum, made) => sum + made.amount, 0);
    const most = maximumRefund[payment.currency] ?? 0;
    if (!amount || amount > most || refunded + amount > payment.total_sum + 0.001)
      return fail(22, "Wrong refund amount");
    const made = { shop_refund_id: id, amount, status: "succeeded" as const };
    payment.refunds.push(made);
    store.save();
    return answer({ ...made, octo_payment_UUID: payment.octo_payment_UUID });
  };

  return async (request: Request, verb: string): Promise<Response> => {
    const body: unknown = await request.json().catch(() => undefined);
    if (request.method !== "POST" || typeof body !== "object" || body === null) return fail(1, "POST JSON");
    const fields = body as Body;
    if (fields.octo_shop_id !== settings.shopId || fields.octo_secret !== settings.secret) {
      return fail(4, "Wrong shop or secret");
    }
    if (verb === "refund") return refund(fields);
    if (!text(fields.shop_transaction_id)) return fail(2, "shop_transaction_id is required");
    // All parameters are fixed by the first call; every later one reads the status.
    const known = store.byTransaction(text(fields.shop_transaction_id));
    if (known) return readStatus(known);
    return fields.total_sum === undefined ? fail(3, "Payment not found") : create(fields);
  };
};
