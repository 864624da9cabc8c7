import type { NoAnswer, Result } from "../../domain/result.ts";
import { recordServerTime } from "./clock.ts";
import { OFFLINE_AFTER_MS, SLOW_AFTER_MS, connection, connectionForDelay, type ConnectionStore } from "./connection.ts";
import { env } from "./env.ts";

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
export const hasNoNetwork = (): boolean => globalThis.navigator?.onLine === false;

/** fetch rejects with TypeError without an answer, with DOMException on a timeout. */
function isNetworkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof DOMException && (error.name === "TimeoutError" || error.name === "AbortError"))
  );
}
