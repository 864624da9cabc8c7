import * as v from "valibot";
import { heardServerTime } from "./clock.ts";
import { OFFLINE_AFTER_MS, SLOW_AFTER_MS, connection, connectionForDelay, type ConnectionStore } from "./connection.ts";
import { env } from "./env.ts";

/** A function of the database, or an edge function. */
export type Verb = `rpc/${string}` | `functions/${string}`;

export type CallFailure =
  /** `unsent`: this device had no network, so nothing left it. Else the request may have arrived. */
  | { ok: false; code: "unreachable"; unsent?: true }
  | { ok: false; code: "not_json"; status: number }
  | { ok: false; code: "refused"; status: number; body: unknown }
  | { ok: false; code: "bad_answer" };
export type Answer<T> = { ok: true; value: T } | CallFailure;

export type CallOptions = {
  /** Of whoever is signed in; without one the call is anybody's. */
  token?: string;
  patienceMs?: number;
  fetch: typeof globalThis.fetch;
  connection: Pick<ConnectionStore, "report">;
  now: () => number;
  url: string;
  key: string;
};

const defaults: CallOptions = {
  fetch: (...request) => globalThis.fetch(...request),
  connection,
  now: () => performance.now(),
  url: env.supabaseUrl,
  key: env.supabaseKey,
};

/** Behind an edge function the provider is asked, within 5 seconds: how long that takes tells nothing about the network. */
const FUNCTION_PATIENCE_MS = 12_000;

/** What stands between us and a server that is not there says so with these; our own functions say why in a body. */
const NOBODY_BEHIND = new Set([502, 503, 504]);

const messageSchema = v.object({ message: v.string() });
const codeSchema = v.object({ code: v.string() });

const isFunction = (verb: Verb) => verb.startsWith("functions/");
const pathOf = (verb: Verb) => (isFunction(verb) ? verb.replace("/", "/v1/") : `rest/v1/${verb}`);

/**
 * The one way to our server, with plain fetch: supabase-js weighs more than the whole catalogue. Every answer, or its
 * absence, tells the connection store how the network is.
 */
export async function call<Schema extends v.GenericSchema>(
  verb: Verb,
  args: Record<string, unknown>,
  schema: Schema,
  options: Partial<CallOptions> = {},
): Promise<Answer<v.InferOutput<Schema>>> {
  const { fetch, connection: network, now, url, key, token, patienceMs } = { ...defaults, ...options };
  const headers = { "content-type": "application/json", accept: "application/json", apikey: key };
  const patience = patienceMs ?? (isFunction(verb) ? FUNCTION_PATIENCE_MS : OFFLINE_AFTER_MS);
  const cutOff = hasNoNetwork();
  const started = now();
  const slow = isFunction(verb) ? undefined : setTimeout(() => network.report("slow"), SLOW_AFTER_MS);
  try {
    const response = await fetch(`${url}/${pathOf(verb)}`, {
      method: "POST",
      headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    clearTimeout(slow);
    const value = parseJson(text);
    if (value === undefined) {
      // Whoever answers HTML here is a login page of a hotel's network or a proxy, not our server.
      network.report("offline");
      return { ok: false, code: "not_json", status: response.status };
    }
    if (NOBODY_BEHIND.has(response.status) && !(isFunction(verb) && v.is(messageSchema, value))) {
      network.report("offline");
      return { ok: false, code: "unreachable" };
    }
    heardServerTime(response.headers.get("date"), Date.now());
    network.report(isFunction(verb) ? "online" : connectionForDelay(now() - started));
    if (!response.ok) return { ok: false, code: "refused", status: response.status, body: value };
    const parsed = v.safeParse(schema, value);
    return parsed.success ? { ok: true, value: parsed.output } : { ok: false, code: "bad_answer" };
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    network.report("offline");
    return { ok: false, code: "unreachable", ...(cutOff && hasNoNetwork() && { unsent: true }) };
  } finally {
    clearTimeout(slow);
  }
}

/** The code of a refusal; null where the server named none. Its English sentence is a hint for developers. */
export function codeBy(failure: CallFailure): string | null {
  const body = failure.code === "refused" && v.safeParse(codeSchema, failure.body);
  return body && body.success ? body.output.code : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Browsers are wrong about being online, behind a login page for one, but not about having no network at all. */
export const hasNoNetwork = (): boolean => globalThis.navigator?.onLine === false;

/** fetch rejects with TypeError when nothing answers, and with DOMExceptions when the time is up. */
function isNetworkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof DOMException && (error.name === "TimeoutError" || error.name === "AbortError"))
  );
}
