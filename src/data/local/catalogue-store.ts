import { createStore } from "zustand/vanilla";
import { EMPTY_SNAPSHOT, type CatalogueSnapshot } from "../../domain/catalogue/snapshot.ts";

export type CatalogueProblem = "unreachable" | "not_json" | "refused" | "bad_answer" | "images_missing";
export type StorageState = "ok" | "full" | "refused";

export interface CatalogueState {
  snapshot: CatalogueSnapshot;
  /** True once the disk or the server has spoken; before that an unknown id is not yet unknown. */
  settled: boolean;
  /** Why the last sync failed; null when it did not. */
  problem: CatalogueProblem | null;
  storage: StorageState;
}

export interface CatalogueStore {
  get: () => CatalogueState;
  /** What the prerendered page was made of: React takes the page over with exactly this. */
  initial: () => CatalogueState;
  hydrate: (snapshot: CatalogueSnapshot) => void;
  set: (change: Partial<CatalogueState>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The catalogue in memory. Screens read it at once; Dexie and the server feed it. */
export function createCatalogueStore(snapshot: CatalogueSnapshot = EMPTY_SNAPSHOT): CatalogueStore {
  let initial: CatalogueState = { snapshot, settled: false, problem: null, storage: "ok" };
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
