import { createStore } from "zustand/vanilla";
import { EMPTY_SNAPSHOT, type CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import type { ShopSettings } from "../../../domain/shop/settings.ts";
import type { Language } from "../../../domain/languages.ts";
import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import type { Failure } from "../../../domain/result.ts";

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

export type CatalogueProblem = Failure["code"] | "images_missing";
export type StorageState = "ok" | "full" | "refused";

export type CatalogueState = {
  snapshot: CatalogueSnapshot;
  /** True once any tab has synced since this page was opened. */
  synced: boolean;
  problem: CatalogueProblem | null;
  storage: StorageState;
};

export type CatalogueStore = {
  get: () => CatalogueState;
  /** Hydration must render exactly this state. */
  initial: () => CatalogueState;
  hydrate: (snapshot: CatalogueSnapshot) => void;
  set: (change: Partial<CatalogueState>) => void;
  subscribe: (listener: (state: CatalogueState, before: CatalogueState) => void) => () => void;
};

export function createCatalogueStore(snapshot: CatalogueSnapshot = EMPTY_SNAPSHOT): CatalogueStore {
  let initial: CatalogueState = { snapshot, synced: false, problem: null, storage: "ok" };
  const { getState, setState, subscribe } = createStore(() => initial);
  return {
    get: getState,
    initial: () => initial,
    hydrate(embedded) {
      initial = { ...initial, snapshot: embedded };
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

export function catalogueStatus({ snapshot, synced, problem }: CatalogueState, nowMs: number): CatalogueStatus {
  const isFresh = snapshot.as_of !== null && nowMs - Date.parse(snapshot.as_of) < FRESH_MS;
  if (snapshot.complete && (synced || isFresh)) return "there";
  if (problem === null) return "arriving";
  return problem === "unreachable" ? "unreachable" : "failed";
}
