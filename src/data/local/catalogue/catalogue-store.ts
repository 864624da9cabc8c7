import { createStore } from "zustand/vanilla";
import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import type { CatalogueState } from "../../../domain/catalogue/rows/catalogue-state.ts";
import { EMPTY_SNAPSHOT, type CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import type { Language } from "../../../domain/languages.ts";
import type { ShopSettings } from "../../../domain/shop/settings.ts";

export type MirrorMark = {
  revision: number;
  as_of: string | null;
  rates?: unknown;
  settings?: ShopSettings | undefined;
  voucher_keys?: unknown;
  translations?: Partial<Record<Language, number>>;
};

export const NO_MARK: MirrorMark = { revision: 0, as_of: null };

export function markAfter(mark: MirrorMark, delta: CatalogueDelta, asOf: string, since: number): MirrorMark {
  const { revision, rates, settings, voucher_keys } = delta;
  const languages = (delta.translations ?? []).map((translated) => [translated.language, translated.revision]);
  const translations = { ...(since === 0 ? {} : mark.translations), ...Object.fromEntries(languages) };
  return { revision, as_of: asOf, rates, settings, voucher_keys, translations };
}

/** The state and what the screens show of it. */
export type ShownCatalogue = CatalogueState & { snapshot: CatalogueSnapshot };

export type CatalogueStore = {
  get: () => ShownCatalogue;
  /** Hydration must render exactly this state. */
  initial: () => ShownCatalogue;
  hydrate: (snapshot: CatalogueSnapshot) => void;
  set: (change: Partial<ShownCatalogue>) => void;
  subscribe: (listener: (state: ShownCatalogue, before: ShownCatalogue) => void) => () => void;
};

const stateOfPage = (embedded: CatalogueSnapshot): ShownCatalogue => ({
  preview: embedded,
  whole: null,
  texts: null,
  synced: false,
  problem: null,
  storage: "ok",
  snapshot: embedded,
});

export function createCatalogueStore(): CatalogueStore {
  let initial = stateOfPage(EMPTY_SNAPSHOT);
  const { getState, setState, subscribe } = createStore(() => initial);
  return {
    get: getState,
    initial: () => initial,
    hydrate(embedded) {
      initial = stateOfPage(embedded);
      setState(initial);
    },
    set: (change) => setState(change),
    subscribe,
  };
}

export const catalogueStore = createCatalogueStore();

/** After a sync this recent, an id that is missing does not exist. */
const FRESH_MS = 10 * 60 * 1000;

/** Pages may show 'not found' only at 'there'; before that, the catalogue is loading or stale. */
export type CatalogueStatus = "arriving" | "unreachable" | "failed" | "there";

export function catalogueStatus({ snapshot, synced, problem }: ShownCatalogue, nowMs: number): CatalogueStatus {
  const isFresh = snapshot.as_of !== null && nowMs - Date.parse(snapshot.as_of) < FRESH_MS;
  if (snapshot.complete && (synced || isFresh)) return "there";
  if (problem === null) return "arriving";
  return problem === "unreachable" ? "unreachable" : "failed";
}
