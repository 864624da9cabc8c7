import * as v from "valibot";
import type { Rpc } from "../web/rpc.ts";
import { bankRates } from "./bank-rates.ts";

const answerWithinMs = 5_000;
const storedSchema = v.object({ ok: v.boolean(), code: v.optional(v.string()) });

export type FetchRates = () => Promise<unknown>;

export const fetchBankRates =
  (url: string): FetchRates =>
  async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) });
    if (!response.ok) throw new Error(`The bank answered ${response.status}.`);
    return response.json();
  };

/** A silent bank is no failure of the shop: old rates expire. */
export async function refreshRates(rpc: Rpc, ask: FetchRates): Promise<string | null> {
  if (!v.parse(v.boolean(), await rpc("claim_rates", {}))) return null;
  const rates = await ask()
    .then(bankRates)
    .catch((error: unknown) => {
      console.warn("exchange rates:", error);
      return null;
    });
  if (rates === null) return "no_rates";
  const { ok, code } = v.parse(storedSchema, await rpc("store_rates", { rates }));
  if (!ok) console.warn(`exchange rates: refused, ${code}`);
  return ok ? "stored" : (code ?? "refused");
}
