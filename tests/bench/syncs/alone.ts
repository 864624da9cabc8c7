import { superuser } from "../../database/support/postgres-cluster.ts";
import { connect } from "../../database/support/postgres.ts";
import type { Asked } from "./asking.ts";

/** Runs one transaction per call, as PostgREST does. */
export function openAlone(socket: string, pool: number) {
  const sql = connect(socket, pool, superuser);
  const settings = [
    ["role", "anon"],
    ["statement_timeout", "3s"],
    ["request.jwt.claims", '{"role":"anon"}'],
  ].map(([name, value]) => `set_config('${name}', '${value}', true)`);
  const ask = async (since: number): Promise<Asked> => {
    const script = `select ${settings.join(", ")}; select public.catalogue_since(${since})::text as answer`;
    const results = (await sql.unsafe(script).simple()) as unknown as { answer?: string }[][];
    return { ok: results[1]?.[0]?.answer?.startsWith('{"revision"') ?? false };
  };
  return { ask, close: () => sql.end({ timeout: 5 }) };
}
