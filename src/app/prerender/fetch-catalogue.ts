import * as v from "valibot";
import { parseCatalogueDelta } from "../../domain/catalogue/rows/catalogue-schema.ts";
import { textsOf } from "../../domain/catalogue/rows/catalogue-state.ts";
import { snapshotOf, type CatalogueSnapshot } from "../../domain/catalogue/rows/snapshot.ts";
import { translateCatalogue } from "../../domain/catalogue/translation/translate-catalogue.ts";
import { translationsSchema } from "../../domain/catalogue/translation/translations-schema.ts";
import { type Language, SOURCE_LANGUAGE, translations } from "../../domain/languages.ts";

const PATIENCE_MS = 120_000;

export type FetchedCatalogue =
  | { ok: true; snapshot: CatalogueSnapshot; snapshotIn: (language: Language) => CatalogueSnapshot }
  | { ok: false; why: string };

const isEmpty = ({ destinations, tours, packages }: CatalogueSnapshot) =>
  destinations.length + tours.length + packages.length === 0;

type Backend = { url: string; key: string };

async function callBackend({ url, key }: Backend, verb: string, body: object): Promise<unknown> {
  const response = await fetch(`${url.replace(/\/+$/, "")}/rest/v1/rpc/${verb}`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return response.json();
}

async function translatedSnapshot(backend: Backend, snapshot: CatalogueSnapshot, language: Language) {
  const answer = await callBackend(backend, "translations_since", { language, since: 0 });
  const { items, revision } = v.parse(translationsSchema, answer);
  const { byId } = textsOf(revision, items);
  const { settings: shop = snapshot.shop, ...rows } = translateCatalogue(
    { ...snapshot, settings: snapshot.shop },
    byId,
  );
  return { ...snapshot, ...rows, shop, language };
}

async function fetchCatalogue(backend: Backend): Promise<FetchedCatalogue> {
  const { url } = backend;
  if (url === "") return { ok: false, why: "neither SUPABASE_PRERENDER_URL nor VITE_SUPABASE_URL is set" };
  try {
    const parsed = parseCatalogueDelta(await callBackend(backend, "catalogue_since", { since: 0 }));
    if (!parsed.ok) return { ok: false, why: parsed.reason };
    const snapshot = snapshotOf(parsed.value, parsed.value.revision, new Date().toISOString(), parsed.value.settings);
    if (isEmpty(snapshot)) return { ok: false, why: `${url} has nothing in its catalogue` };
    const snapshots = new Map([[SOURCE_LANGUAGE, snapshot]] as [Language, CatalogueSnapshot][]);
    for (const language of translations) snapshots.set(language, await translatedSnapshot(backend, snapshot, language));
    return { ok: true, snapshot, snapshotIn: (language) => snapshots.get(language) ?? snapshot };
  } catch (error) {
    return { ok: false, why: `${url}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** A build without the catalogue looks complete, so it fails unless `WITHOUT_CATALOGUE` allows it. */
export async function catalogueForBuild(env: Env): Promise<FetchedCatalogue> {
  const url = env["SUPABASE_PRERENDER_URL"] ?? env["VITE_SUPABASE_URL"] ?? "";
  const catalogueAnswer = await fetchCatalogue({ url, key: env["VITE_SUPABASE_KEY"] ?? "" });
  if (catalogueAnswer.ok || env["WITHOUT_CATALOGUE"] === "1") return catalogueAnswer;
  throw new Error(
    `The catalogue cannot be loaded, and a release without it would lack most of its pages: ${catalogueAnswer.why}. ` +
      "WITHOUT_CATALOGUE=1 builds the static pages alone.",
  );
}
