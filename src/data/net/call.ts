import { OFFLINE_AFTER_MS, SLOW_AFTER_MS, connection, connectionForDelay, type ConnectionStore } from "./connection.ts";
import { heardServerTime } from "./clock.ts";
import { env } from "./env.ts";

export type HttpFailure =
  | { ok: false; code: "unreachable" }
  | { ok: false; code: "not_json"; status: number }
  | { ok: false; code: "refused"; status: number; body: unknown };
export type HttpResult = { ok: true; value: unknown } | HttpFailure;

export interface HttpDeps {
  fetch: typeof globalThis.fetch;
  connection: Pick<ConnectionStore, "report">;
  now: () => number;
  url: string;
  key: string;
}

const defaults: HttpDeps = {
  fetch: (...request) => globalThis.fetch(...request),
  connection,
  now: () => performance.now(),
  url: env.supabaseUrl,
  key: env.supabaseKey,
};

/**
 * POST to a database function with plain fetch: supabase-js weighs more than the whole catalogue.
 * Every answer, or its absence, tells the connection store how the network is.
 */
export async function postRpc(name: string, body: unknown, deps: Partial<HttpDeps> = {}): Promise<HttpResult> {
  const { fetch, connection: network, now, url, key } = { ...defaults, ...deps };
  const started = now();
  const slow = setTimeout(() => network.report("slow"), SLOW_AFTER_MS);
  try {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", apikey: key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(OFFLINE_AFTER_MS),
    });
    const text = await response.text();
    clearTimeout(slow);
    const value = parseJson(text);
    if (value === undefined) {
      // Whoever answers HTML here is a login page of a hotel's network or a proxy, not our server.
      network.report("offline");
      return { ok: false, code: "not_json", status: response.status };
    }
    heardServerTime(response.headers.get("date"), Date.now());
    network.report(connectionForDelay(now() - started));
    return response.ok ? { ok: true, value } : { ok: false, code: "refused", status: response.status, body: value };
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    network.report("offline");
    return { ok: false, code: "unreachable" };
  } finally {
    clearTimeout(slow);
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

/** fetch rejects with TypeError when nothing answers, and with DOMExceptions when the time is up. */
function isNetworkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof DOMException && (error.name === "TimeoutError" || error.name === "AbortError"))
  );
}
