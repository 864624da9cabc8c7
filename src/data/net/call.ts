import * as v from "valibot";
import { refusedResult, type Failure, type NoAnswer, type PlainRefusal, type Result } from "../../domain/result.ts";
import { recordServerTime } from "./clock.ts";
import { OFFLINE_AFTER_MS, SLOW_AFTER_MS, connection, connectionForDelay, type ConnectionStore } from "./connection.ts";
import { env } from "./env.ts";
import { failureOf, unreadable } from "./failure.ts";

export type RequestOptions = {
  /** Omit for anonymous calls. */
  token?: string;
  timeoutMs?: number;
  fetch: typeof globalThis.fetch;
  connection: Pick<ConnectionStore, "report">;
  now: () => number;
  url: string;
  key: string;
};

const defaults: RequestOptions = {
  fetch: (...request) => globalThis.fetch(...request),
  connection,
  now: () => performance.now(),
  url: env.supabaseUrl,
  key: env.supabaseKey,
};

/** An edge function waits up to 5 s for the provider, so its delay is no sign of a slow network. */
const FUNCTION_TIMEOUT_MS = 12_000;

/** "Network Authentication Required". */
const LOGIN_REQUIRED = 511;

type RequestSpec = {
  path: string;
  method?: "GET" | "POST";
  body?: unknown;
};
type ServerResponse = { status: number; body: unknown };

/** Uses plain fetch, because supabase-js is larger than the whole catalogue. */
export async function request(
  { path, method = "POST", body }: RequestSpec,
  options: Partial<RequestOptions> = {},
): Promise<Result<ServerResponse, NoAnswer>> {
  const { fetch, connection: network, now, url, key, token, timeoutMs } = { ...defaults, ...options };
  const isFunction = path.startsWith("functions/");
  const timeout = timeoutMs ?? (isFunction ? FUNCTION_TIMEOUT_MS : OFFLINE_AFTER_MS);
  const wasOffline = hasNoNetwork();
  const startedMs = now();
  const slowTimer = isFunction ? undefined : setTimeout(() => network.report("slow"), SLOW_AFTER_MS);
  try {
    const response = await fetch(`${url}/${path}`, {
      method,
      headers: {
        accept: "application/json",
        apikey: key,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    clearTimeout(slowTimer);
    const value = parseJson(text);
    // HTML comes from a login page or a proxy; with any other 5xx the network is fine and our server is not.
    if (value === undefined && (response.status < 500 || response.status === LOGIN_REQUIRED)) {
      network.report("offline", "login_page");
      return { ok: false, code: "unreachable", reason: "login_page" };
    }
    if (value !== undefined) recordServerTime(response.headers.get("date"), Date.now());
    network.report(isFunction ? "online" : connectionForDelay(now() - startedMs));
    return { ok: true, value: { status: response.status, body: value } };
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    network.report("offline");
    const unsent = wasOffline && hasNoNetwork();
    return { ok: false, code: "unreachable", reason: "unreachable", ...(unsent && { not_done: true as const }) };
  } finally {
    clearTimeout(slowTimer);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** `onLine` is wrong behind a captive portal, but right when it is false. */
const hasNoNetwork = (): boolean => globalThis.navigator?.onLine === false;

/** fetch rejects with TypeError without an answer, with DOMException on a timeout. */
function isNetworkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof DOMException && (error.name === "TimeoutError" || error.name === "AbortError"))
  );
}

export type VerbName = `rpc/${string}` | `functions/${string}`;

export type Verb = {
  /** Only a type, because our own arguments need no check at run time. */
  args?: object;
  answer: v.GenericSchema;
  refusal?: v.GenericSchema<unknown, PlainRefusal>;
  /** The server may have carried out a request whose answer was lost. */
  writes?: true;
  /** The caller's id makes a retry idempotent. */
  repeatable?: true;
};
/** Each application has its own table, so no screen loads another's schemas. */
export type VerbTable = Record<VerbName, Verb>;

export const args = <Args extends object>(): Args => ({}) as Args;
export const okSchema = v.object({ ok: v.literal(true) });

export type ArgsOf<Of extends Verb> = Of extends { args: infer Args extends object } ? Args : Record<string, never>;
type RefusalOf<Of extends Verb> = PlainRefusal &
  (Of extends { refusal: v.GenericSchema<unknown, infer Refusal> } ? Refusal : PlainRefusal);
export type AnswerOf<Of extends Verb> = Result<v.InferOutput<Of["answer"]>, Failure<RefusalOf<Of>>>;

/** Loose, because screens read extra fields that the server adds. */
export const refusalSchema = v.looseObject({
  ok: v.literal(false),
  code: v.string(),
  message: v.optional(v.string()),
  field: v.nullish(v.string(), undefined),
  now: v.nullish(v.record(v.string(), v.unknown()), undefined),
});

/** Edge functions refuse with these statuses; after any other, a retry may succeed. */
const FUNCTION_REFUSES = new Set([400, 404, 409, 410, 422]);
const functionRefusalSchema = v.object({ code: v.string(), message: v.string() });

const pathOf = (name: VerbName) => (name.startsWith("functions/") ? name.replace("/", "/v1/") : `rest/v1/${name}`);

async function ask<Of extends Verb>(
  name: VerbName,
  verb: Of,
  args: ArgsOf<Of>,
  options?: Partial<RequestOptions>,
): Promise<AnswerOf<Of>>;
async function ask(
  name: VerbName,
  { answer: schema, refusal: refusals = refusalSchema }: Verb,
  args: object,
  options?: Partial<RequestOptions>,
): Promise<Result<unknown>> {
  const response = await request({ path: pathOf(name), body: args }, options);
  if (!response.ok) return response;
  const { status, body } = response.value;
  if (status >= 400) {
    const isRefusal =
      name.startsWith("functions/") && FUNCTION_REFUSES.has(status) && v.is(functionRefusalSchema, body);
    return isRefusal ? refusedResult(body) : failureOf(status, body);
  }
  const refusal = v.safeParse(refusals, body);
  if (refusal.success) return refusedResult(refusal.output);
  const parsed = v.safeParse(schema, body);
  return parsed.success ? { ok: true, value: parsed.output } : unreadable;
}

export const call = ask;

export const createCalls =
  <Table extends VerbTable>(table: Table) =>
  <Name extends keyof Table & VerbName>(name: Name, args: ArgsOf<Table[Name]>, options?: Partial<RequestOptions>) =>
    call(name, table[name], args, options);
