import type { PlatformEnv } from "./env.ts";
import { Refusal } from "./http.ts";

const answerWithinMs = 8_000;

/** Calls a database function with the service's own key; what comes back is parsed by the caller. */
export type Rpc = (name: string, args: Record<string, unknown>) => Promise<unknown>;

export const serviceRpc =
  ({ supabaseUrl, secretKey }: PlatformEnv): Rpc =>
  async (name, args) => {
    const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: secretKey, "content-type": "application/json" },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch((error: unknown) => {
      console.error(`rpc ${name}:`, error);
      throw new Refusal("database_unavailable");
    });
    const body = await response.text();
    if (!response.ok) throw new Error(`rpc ${name} answered ${response.status}: ${body}`);
    return body === "" ? null : JSON.parse(body);
  };
