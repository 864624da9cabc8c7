import { parseCatalogueDelta } from "../../domain/catalogue/catalogue-schema.ts";
import { snapshotOf, type CatalogueSnapshot } from "../../domain/catalogue/snapshot.ts";

const PATIENCE_MS = 20_000;

export type FetchedCatalogue = { ok: true; snapshot: CatalogueSnapshot } | { ok: false; why: string };

export async function fetchCatalogue(url: string, key: string): Promise<FetchedCatalogue> {
  if (url === "") return { ok: false, why: "neither SUPABASE_PRERENDER_URL nor VITE_SUPABASE_URL is set" };
  try {
    const response = await fetch(`${url.replace(/\/+$/, "")}/rest/v1/rpc/catalogue_since`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: key },
      body: JSON.stringify({ since: 0 }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) return { ok: false, why: `${url} answered ${response.status}` };
    const parsed = parseCatalogueDelta(await response.json());
    if (!parsed.ok) return { ok: false, why: parsed.message };
    return { ok: true, snapshot: snapshotOf(parsed.delta, parsed.delta.revision, new Date().toISOString()) };
  } catch (error) {
    return { ok: false, why: `${url}: ${error instanceof Error ? error.message : String(error)}` };
  }
}
