import type { PlatformEnv } from "../env.ts";
import { HttpRefusal } from "./http.ts";

const answerWithinMs = 8_000;
const OWNERS_ONLY = "PT403";

export type Rpc = (name: string, args: Record<string, unknown>) => Promise<unknown>;

const rpcWith =
  (supabaseUrl: string, headers: Record<string, string>, refuse: (status: number, body: string) => void): Rpc =>
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
      refuse(response.status, body);
      throw new Error(`rpc ${name} answered ${response.status}: ${body}`);
    }
    return body === "" ? null : JSON.parse(body);
  };

/** An older project's key is a token and must also be sent as one. */
export const serviceRpc = ({ supabaseUrl, secretKey }: PlatformEnv): Rpc =>
  rpcWith(supabaseUrl, { apikey: secretKey, authorization: `Bearer ${secretKey}` }, () => {});

export const rpcAs = ({ supabaseUrl, publishableKey }: PlatformEnv, token: string): Rpc =>
  rpcWith(supabaseUrl, { apikey: publishableKey, authorization: `Bearer ${token}` }, (status, body) => {
    if (status === 403 && body.includes(OWNERS_ONLY)) throw new HttpRefusal("owners_only");
    if (status === 401) throw new HttpRefusal("unauthorized");
    if (status === 403) throw new HttpRefusal("forbidden");
  });
