import { createStore } from "zustand/vanilla";
import { EMPTY_SNAPSHOT, type CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import type { Failure } from "../../../domain/result.ts";

export type CatalogueProblem = Failure["code"] | "images_missing";
export type StorageState = "ok" | "full" | "refused";

export type CatalogueState = {
  snapshot: CatalogueSnapshot;
  /** The server has answered since this page was opened, to this tab or another. */
  heard: boolean;
  /** Why the last sync failed; null when it did not. */
  problem: CatalogueProblem | null;
  storage: StorageState;
};

export type CatalogueStore = {
  get: () => CatalogueState;
  /** What the prerendered page was made of: React takes the page over with exactly this. */
  initial: () => CatalogueState;
  hydrate: (snapshot: CatalogueSnapshot) => void;
  set: (change: Partial<CatalogueState>) => void;
  subscribe: (listener: (state: CatalogueState, before: CatalogueState) => void) => () => void;
};

/** The catalogue in memory. Screens read it at once; Dexie and the server feed it. */
export function createCatalogueStore(snapshot: CatalogueSnapshot = EMPTY_SNAPSHOT): CatalogueStore {
  let initial: CatalogueState = { snapshot, heard: false, problem: null, storage: "ok" };
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

/** The one catalogue of this page (or worker). */
export const catalogueStore = createCatalogueStore();

/** What the server said so lately still holds: an id it did not know then is unknown. */
const FRESH_MS = 10 * 60 * 1000;

/**
 * Whether it is known what exists. Only where it is 'there' may a page say 'not found': before that the catalogue is
 * still on its way, or the one on this device is old and nobody can be asked.
 */
export type CatalogueStanding = "arriving" | "unreachable" | "failed" | "there";

export function catalogueStanding({ snapshot, heard, problem }: CatalogueState, nowMs: number): CatalogueStanding {
  const fresh = snapshot.as_of !== null && nowMs - Date.parse(snapshot.as_of) < FRESH_MS;
  if (snapshot.complete && (heard || fresh)) return "there";
  if (problem === null) return "arriving";
  return problem === "unreachable" ? "unreachable" : "failed";
}
