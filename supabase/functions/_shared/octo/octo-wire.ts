import * as v from "valibot";
import { ProviderProblem, type ProviderState } from "../provider.ts";
import { statusFromOcto } from "../../../../src/domain/payment/octo-status.ts";

const record = v.record(v.string(), v.unknown());
const answerSchema = v.object({
  error: v.optional(v.number(), 0),
  errMessage: v.optional(v.string()),
  errorMessage: v.optional(v.string()),
  data: v.nullish(record),
});

const stateSchema = v.object({
  shop_transaction_id: v.string(),
  octo_payment_UUID: v.pipe(v.string(), v.minLength(1)),
  status: v.string(),
  octo_pay_url: v.nullish(v.string(), null),
  total_sum: v.nullish(v.number(), null),
  currency: v.nullish(v.string(), null),
  refunded_sum: v.nullish(v.number(), 0),
});

/** Octo's limit of one status read a second. */
const tooOftenCode = 11;
const largestAnswerBytes = 256 * 1024;

export class OctoRefusal extends ProviderProblem {
  readonly octoCode: number;

  constructor(code: number, message: string) {
    super(`Octo answered error ${code}: ${message}`, code === tooOftenCode);
    this.octoCode = code;
  }
}

export const toMinor = (major: number): number => Math.round(major * 100);
export const toMajor = (minor: number): number => Math.round(minor) / 100;

/** One call. The request carries our secret, so neither it nor its body is ever logged. */
export const callOcto = async (
  fetch: typeof globalThis.fetch,
  url: string,
  body: Record<string, unknown>,
  timeoutMs: number,
): Promise<Record<string, unknown>> => {
  const failed = (error: unknown): never => {
    throw new ProviderProblem(`Octo did not answer: ${error instanceof Error ? error.message : "unknown"}`);
  };
  // The signal covers the body too: a server that starts to answer and then hangs is a hung server.
  const read = async () => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  };
  const { status, text } = await read().catch(failed);
  if (text.length > largestAnswerBytes) throw new ProviderProblem("Octo's answer is too large");
  const json = parseJson(text);
  const answer = v.safeParse(answerSchema, json);
  if (!answer.success) throw new ProviderProblem(`Octo answered ${status} without its usual form`);
  const { error, errMessage, errorMessage, data } = answer.output;
  if (error !== 0) throw new OctoRefusal(error, errMessage ?? errorMessage ?? "without words");
  // Older answers have the fields at the top level.
  return data ?? v.parse(record, json);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const stateOf = (paymentId: string, data: Record<string, unknown>): ProviderState => {
  const parsed = v.safeParse(stateSchema, data);
  if (!parsed.success) throw new ProviderProblem("Octo's answer lacks what describes a payment");
  const state = parsed.output;
  if (state.shop_transaction_id !== paymentId) throw new ProviderProblem("Octo answered about another payment");
  return {
    providerPaymentId: state.octo_payment_UUID,
    redirectUrl: state.octo_pay_url,
    status: statusFromOcto(state.status),
    word: state.status,
    amountMinor: state.total_sum === null ? null : toMinor(state.total_sum),
    refundedMinor: toMinor(state.refunded_sum ?? 0),
    currency: state.currency,
    raw: state,
  };
};
