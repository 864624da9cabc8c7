import * as v from "valibot";
import { statusFromOcto } from "../../../../../src/domain/payment/octo-status.ts";
import { integer, optionalText } from "../../../../../src/domain/schemas.ts";
import { type ProblemKind, ProviderProblem, type ProviderState } from "../provider.ts";

/** Error numbers mean different things per verb, so most are only reported. */
export const octoErrors = {
  dataFormat: 1,
  wrongSecret: 2,
  refundAmount: 3,
  tooOften: 11,
  wrongRefundAmount: 22,
  unknownFiscalCode: 403,
};

const largestAnswerBytes = 256 * 1024;
const longestWords = 300;

/** Octo sends some amounts as strings. */
const major = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))]);
const words = v.fallback(optionalText, null);
const record = v.record(v.string(), v.unknown());

const answerSchema = v.object({
  error: v.union([integer, v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]),
  errMessage: words,
  errorMessage: words,
  data: v.fallback(v.nullish(record, null), null),
});

const stateSchema = v.object({
  shop_transaction_id: optionalText,
  octo_payment_UUID: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  status: words,
  octo_pay_url: optionalText,
  total_sum: v.nullish(major, null),
  currency: optionalText,
  refunded_sum: v.nullish(major, null),
});

const kindOf = (code: number): ProblemKind => {
  if (code === octoErrors.tooOften) return "too_often";
  return code === octoErrors.wrongSecret || code === octoErrors.unknownFiscalCode ? "misconfigured" : "refused";
};

export class OctoRefusal extends ProviderProblem {
  readonly octoCode: number;

  constructor(code: number, message: string) {
    super(`Octo answered error ${code}: ${message}`, kindOf(code));
    this.octoCode = code;
  }
}

export const toMinor = (sum: number): number => Math.round(sum * 100);
export const toMajor = (minor: number): number => Math.round(minor) / 100;

/** Newer messages have their fields in `data`, older ones beside it. */
export function fieldsOf(message: unknown): Record<string, unknown> {
  const outer = v.safeParse(record, message);
  if (!outer.success || Array.isArray(message)) return {};
  const { data, ...rest } = outer.output;
  const inner = v.safeParse(record, data);
  return inner.success ? { ...rest, ...inner.output } : rest;
}

/** The request contains our secret, so neither it nor its body is logged. */
export async function callOcto(
  fetch: typeof globalThis.fetch,
  url: string,
  body: Record<string, unknown>,
  timeoutMs: number,
): Promise<Record<string, unknown>> {
  const failed = (error: unknown): never => {
    throw new ProviderProblem(`Octo did not answer: ${error instanceof Error ? error.message : "unknown"}`);
  };
  // The signal also covers the body, since a server may hang in the middle of an answer.
  const read = async () => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      // A redirect would leak our secret.
      redirect: "error",
    });
    return { status: response.status, text: await response.text() };
  };
  const { status, text } = await read().catch(failed);
  if (text.length > largestAnswerBytes) throw new ProviderProblem("Octo's answer is too large");
  const json = parseJson(text);
  const answer = v.safeParse(answerSchema, json);
  // Octo answers 200 even to refusals, so any other status comes from a proxy.
  if (status !== 200 || !answer.success) throw new ProviderProblem(`Octo answered ${status} without its usual form`);
  const { error, errMessage, errorMessage } = answer.output;
  if (error !== 0) throw new OctoRefusal(error, withoutSecret(errMessage ?? errorMessage ?? "without words", body));
  return fieldsOf(json);
}

/** Octo may repeat our secret in its error, which is logged and shown at the desk. */
const withoutSecret = (text: string, { octo_secret: secret }: Record<string, unknown>): string =>
  (typeof secret === "string" && secret !== "" ? text.replaceAll(secret, "***") : text).slice(0, longestWords);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function stateOf(paymentId: string, fields: Record<string, unknown>): ProviderState {
  const parsed = v.safeParse(stateSchema, fields);
  if (!parsed.success) throw new ProviderProblem("Octo's answer lacks what describes a payment");
  const state = parsed.output;
  if (state.shop_transaction_id !== null && state.shop_transaction_id !== paymentId) {
    throw new ProviderProblem("Octo answered about another payment");
  }
  const word = (state.status ?? "").trim();
  return {
    providerPaymentId: state.octo_payment_UUID,
    redirectUrl: state.octo_pay_url,
    status: statusFromOcto(word),
    word,
    amountMinor: state.total_sum === null ? null : toMinor(state.total_sum),
    refundedMinor: toMinor(state.refunded_sum ?? 0),
    currency: state.currency,
    raw: state,
  };
}
