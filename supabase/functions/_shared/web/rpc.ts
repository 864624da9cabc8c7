import type { PlatformEnv } from "../env.ts";
import { HttpRefusal } from "./http.ts";

const answerWithinMs = 8_000;

/** Calls a database function; what comes back is parsed by the caller. */
export type Rpc = (name: string, args: Record<string, unknown>) => Promise<unknown>;

const rpcWith =
  (supabaseUrl: string, headers: Record<string, string>, refuse: (status: number) => void): Rpc =>
  async (name, args) => {
    const unavailable = (error: unknown): never => {
      console.error(`rpc ${name}:`, error);
      throw new HttpRefusal("database_unavailable");
    };
    const read = async () => {
      const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      return { response, body: await response.text() };
    };
    const { response, body } = await read().catch(unavailable);
    if (!response.ok) {
      refuse(response.status);
      throw new Error(`rpc ${name} answered ${response.status}: ${body}`);
    }
    return body === "" ? null : JSON.parse(body);
  };

/** With the service's own key. An older project's is a token, and says its role only where tokens are read. */
export const serviceRpc = ({ supabaseUrl, secretKey }: PlatformEnv): Rpc =>
  rpcWith(supabaseUrl, { apikey: secretKey, authorization: `Bearer ${secretKey}` }, () => {});

/** As the person whose token it is; row level security and roles are that person's. */
export const rpcAs = ({ supabaseUrl, publishableKey }: PlatformEnv, token: string): Rpc =>
  rpcWith(supabaseUrl, { apikey: publishableKey, authorization: `Bearer ${token}` }, (status) => {
    if (status === 401) throw new HttpRefusal("unauthorized");
    if (status === 403) throw new HttpRefusal("forbidden");
  });
