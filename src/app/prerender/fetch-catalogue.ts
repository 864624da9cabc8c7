import { parseCatalogueDelta } from "../../domain/catalogue/rows/catalogue-schema.ts";
import { snapshotOf, type CatalogueSnapshot } from "../../domain/catalogue/rows/snapshot.ts";

const PATIENCE_MS = 120_000;

export type FetchedCatalogue = { ok: true; snapshot: CatalogueSnapshot } | { ok: false; why: string };

const isEmpty = ({ destinations, tours, packages }: CatalogueSnapshot) =>
  destinations.length + tours.length + packages.length === 0;

async function fetchCatalogue(url: string, key: string): Promise<FetchedCatalogue> {
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
    if (!parsed.ok) return { ok: false, why: parsed.reason };
    const snapshot = snapshotOf(parsed.value, parsed.value.revision, new Date().toISOString(), parsed.value.settings);
    return isEmpty(snapshot) ? { ok: false, why: `${url} has nothing in its catalogue` } : { ok: true, snapshot };
  } catch (error) {
    return { ok: false, why: `${url}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** A build without the catalogue looks complete, so it fails unless `WITHOUT_CATALOGUE` allows it. */
export async function catalogueForBuild(env: Env): Promise<FetchedCatalogue> {
  const url = env["SUPABASE_PRERENDER_URL"] ?? env["VITE_SUPABASE_URL"] ?? "";
  const catalogueAnswer = await fetchCatalogue(url, env["VITE_SUPABASE_KEY"] ?? "");
  if (catalogueAnswer.ok || env["WITHOUT_CATALOGUE"] === "1") return catalogueAnswer;
  throw new Error(
    `The catalogue cannot be loaded, and a release without it would lack most of its pages: ${catalogueAnswer.why}. ` +
      "WITHOUT_CATALOGUE=1 builds the static pages alone.",
  );
}
