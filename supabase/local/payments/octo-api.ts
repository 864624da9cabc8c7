import { randomUUID } from "node:crypto";
import { languages } from "../../../src/domain/languages.ts";
import { basketTotal, fiscalData, unregisteredLine } from "./fiscal.ts";
import { type PaymentStore, refundedOf, type SandboxPayment } from "./payment-store.ts";

export type SandboxForms = "current" | "older";
export type SandboxSettings = {
  origin: string;
  shopId: number;
  secret: string;
  uniqueKey: string;
  forms?: SandboxForms;
};

type Body = Record<string, unknown>;

const developersNote = "The errorMessage field is outdated. Please switch to errMessage for unification of responses.";

// Octo answers 200 even to failures; `error` has the reason, and its numbers mean different things per verb.
const answer = (error: number, words: string | null, data: Body | null) =>
  Response.json({ error, errMessage: words, data, errorMessage: words, apiMessageForDevelopers: developersNote });
const refuse = (error: number, words: string) => answer(error, words, null);
const wrongParams = (names: string[]) => refuse(1, `Wrong params: [${names.join(", ")}] must not be null or blank`);
const answerIn = (forms: SandboxForms, fields: Body) =>
  forms === "older" ? Response.json({ error: 0, ...fields }) : answer(0, null, fields);

const text = (value: unknown) => (typeof value === "string" ? value : "");
const money = (value: unknown) => (typeof value === "number" && value > 0 ? Math.round(value * 100) / 100 : undefined);

const describe = (payment: SandboxPayment, origin: string) => ({
  shop_transaction_id: payment.shop_transaction_id,
  octo_payment_UUID: payment.octo_payment_UUID,
  status: payment.status,
  octo_pay_url: `${origin}/_sandbox/pay/${payment.octo_payment_UUID}`,
  total_sum: payment.total_sum,
  currency: payment.currency,
  refunded_sum: refundedOf(payment),
});

const maximumRefund: Record<string, number> = { UZS: 10_000_000, USD: 830, RUB: 75_000 };
const statusDelayMs = 1_000;

const wordOfTime = (at: number) => new Date(at).toISOString().slice(0, 19).replace("T", " ");

export const octoApi = (store: PaymentStore, settings: SandboxSettings, now: () => number = Date.now) => {
  const { forms = "current" } = settings;
  const lastRead = new Map<string, number>();

  const readStatus = (payment: SandboxPayment) => {
    const id = payment.shop_transaction_id;
    if (now() - (lastRead.get(id) ?? 0) < statusDelayMs) {
      return refuse(11, "Requests too often. Minimum delay is 1 second");
    }
    lastRead.set(id, now());
    if (payment.status === "created" && payment.expires_at < now()) payment.status = "canceled";
    return answerIn(forms, describe(payment, settings.origin));
  };

  const create = (body: Body) => {
    const total = money(body.total_sum);
    const notify = text(body.notify_url);
    const lacking = [
      ...(total ? [] : ["totalSum"]),
      ...(notify ? [] : ["notifyUrl"]),
      ...(typeof body.auto_capture === "boolean" ? [] : ["autoCapture"]),
      ...(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text(body.init_time)) ? [] : ["initTime"]),
    ];
    if (!total || lacking.length > 0) return wrongParams(lacking);
    const person = (body.user_data ?? {}) as Body;
    if (!text(person.email) && !text(person.phone)) return wrongParams(["userData.email", "userData.phone"]);
    if (!/^\d*$/.test(text(person.phone))) return refuse(1, "Wrong phone format");
    const { basket } = body;
    if (basket !== undefined) {
      const stranger = unregisteredLine(basket, settings.shopId);
      if (stranger) return refuse(403, stranger);
      if (Math.abs(basketTotal(basket) - total) > 0.001) return wrongParams(["basket"]);
    }
    const payment: SandboxPayment = {
      octo_payment_UUID: randomUUID(),
      shop_transaction_id: text(body.shop_transaction_id),
      status: "created",
      total_sum: total,
      currency: text(body.currency) || "UZS",
      description: text(body.description),
      language: languages.find((language) => language === body.language),
      return_url: text(body.return_url),
      notify_url: notify,
      expires_at: now() + (typeof body.ttl === "number" ? body.ttl : 30) * 60_000,
      refunds: [],
      masked_pan: undefined,
      wrong_codes: 0,
      fiscal_number: basket === undefined ? null : 100 * (store.size() + 1),
    };
    store.add(payment);
    store.save();
    return answerIn(forms, describe(payment, settings.origin));
  };

  const describeRefund = (payment: SandboxPayment, made: SandboxPayment["refunds"][number]) => ({
    octo_payment_UUID: payment.octo_payment_UUID,
    refund_id: made.refund_id,
    refund_time: made.refund_time,
    status: forms === "older" ? "ok" : made.status,
  });

  const refund = (body: Body) => {
    const payment = store.byUuid(text(body.octo_payment_UUID));
    const id = text(body.shop_refund_id);
    const amount = money(body.amount);
    if (!id) return wrongParams(["shopRefundId"]);
    if (!payment) return refuse(404, "Payment not found");
    const known = payment.refunds.find((made) => made.shop_refund_id === id);
    if (known) return answerIn(forms, describeRefund(payment, known));
    if (payment.status !== "succeeded") return refuse(21, "Payment is not paid");
    const most = maximumRefund[payment.currency] ?? 0;
    if (!amount || amount > most || refundedOf(payment) + amount > payment.total_sum + 0.001) {
      return forms === "older" ? refuse(3, "Invalid refund amount") : refuse(22, "Wrong refund amount");
    }
    const made = {
      shop_refund_id: id,
      refund_id: randomUUID(),
      refund_time: wordOfTime(now()),
      amount,
      status: "succeeded" as const,
    };
    payment.refunds.push(made);
    store.save();
    return answerIn(forms, describeRefund(payment, made));
  };

  const fiscal = (body: Body) => {
    const id = text(body.payment_uuid);
    const payment = store.byUuid(id) ?? store.byRefund(id);
    const data = payment && fiscalData(payment, id, now());
    return data ? answer(0, "", data) : refuse(404, "Fiscal data not found");
  };

  return async (request: Request, verb: string): Promise<Response> => {
    const body: unknown = await request.json().catch(() => undefined);
    if (request.method !== "POST" || typeof body !== "object" || body === null) return refuse(1, "Wrong data format");
    const fields = body as Body;
    if (fields.octo_shop_id !== settings.shopId) return refuse(2, "no_shop_found");
    if (fields.octo_secret !== settings.secret) return refuse(2, "Wrong secret");
    if (verb === "refund") return refund(fields);
    if (verb === "fiscal-data") return fiscal(fields);
    if (!text(fields.shop_transaction_id)) return wrongParams(["shopTransactionId"]);
    // The first call fixes all parameters; later ones only read the status.
    const known = store.byTransaction(text(fields.shop_transaction_id));
    return known ? readStatus(known) : create(fields);
  };
};
