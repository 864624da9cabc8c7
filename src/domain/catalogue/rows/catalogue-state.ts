import type { Failure } from "../../result.ts";
import type { ShopSettings } from "../../shop/settings.ts";
import type { ItemTranslation, TranslatedItem, TranslationDelta } from "../translation/translations.ts";
import { applyDelta, type CatalogueDelta, keepKnownShop, mergeKnownRows } from "./apply-delta.ts";
import { type CatalogueRows, type CatalogueSnapshot, EMPTY_SNAPSHOT } from "./snapshot.ts";

export type CatalogueProblem = Failure["code"] | "images_missing";
export type StorageState = "ok" | "full" | "refused";

type Version = { revision: number; as_of: string | null };

/** All rows in English, as the server had them at this revision. */
export type WholeCatalogue = CatalogueRows & Version & { settings?: ShopSettings | undefined };

/** The translations into the page's language, which have a revision of their own. */
export type CatalogueTexts = { revision: number; byId: ReadonlyMap<string, ItemTranslation> };

export type CatalogueState = {
  /** Rows in the page's language that are shown first: embedded in the page, or stored by the last one. */
  preview: CatalogueSnapshot;
  whole: WholeCatalogue | null;
  /** Null until the device or the server sent some, so that a translated page shows no English before. */
  texts: CatalogueTexts | null;
  /** True once any tab has synced since this page was opened. */
  synced: boolean;
  problem: CatalogueProblem | null;
  storage: StorageState;
};

export type CatalogueEvent =
  | { type: "preview"; preview: CatalogueSnapshot }
  | { type: "stored" | "written by another tab"; whole: WholeCatalogue; texts: CatalogueTexts | null }
  | { type: "answer"; since: number; delta: CatalogueDelta; texts?: TranslationDelta | undefined; as_of: string }
  | { type: "refused"; problem: CatalogueProblem }
  | { type: "synced by another tab"; mark: Version & { settings?: ShopSettings | undefined } }
  | { type: "storage"; storage: StorageState };

const NO_TEXTS: CatalogueTexts = { revision: 0, byId: new Map() };

export const textsOf = (revision: number, items: readonly TranslatedItem[]): CatalogueTexts => ({
  revision,
  byId: new Map(items.map(({ id, texts }) => [id, texts])),
});

/** Changes lack all that happened before `since`, and may be older than the known rows. */
const covers = (since: number, until: number, known: { revision: number } | null) =>
  since === 0 || (known !== null && since <= known.revision && known.revision <= until);

function applyTexts(known: CatalogueTexts | null, delta: TranslationDelta | undefined): CatalogueTexts {
  if (delta === undefined) return known ?? NO_TEXTS;
  const { since, revision, items } = delta;
  if (known === null || since === 0) return textsOf(revision, items);
  return { revision, byId: items.length === 0 ? known.byId : new Map([...known.byId, ...textsOf(0, items).byId]) };
}

const keepKnownSettings = (known: ShopSettings | undefined, received: ShopSettings | undefined) =>
  known ? keepKnownShop(known, received) : received;

/** A read that ends late must not replace newer rows; only an answer may lead back, to the rows of another server. */
function takeStored(state: CatalogueState, stored: Pick<CatalogueState, "texts"> & { whole: WholeCatalogue }) {
  const { whole, texts } = state;
  if (stored.whole.revision <= (whole?.revision ?? 0)) return state;
  const settings = keepKnownSettings(whole?.settings, stored.whole.settings);
  return { ...state, whole: { ...stored.whole, settings }, texts: stored.texts ?? texts };
}

function takeAnswer(
  state: CatalogueState,
  { since, delta, texts, as_of }: CatalogueEvent & { type: "answer" },
): CatalogueState {
  const { whole } = state;
  if (!covers(since, delta.revision, whole)) return state;
  if (texts && !covers(texts.since, texts.revision, state.texts)) return state;
  const rows = applyDelta(since === 0 || whole === null ? EMPTY_SNAPSHOT : whole, delta);
  const settings = keepKnownSettings(whole?.settings, delta.settings);
  return {
    ...state,
    whole: { ...rows, revision: delta.revision, as_of, settings },
    texts: applyTexts(state.texts, texts),
    problem: null,
    synced: true,
  };
}

/** Returns the same state if the event changes nothing or does not fit the state. */
export function reduceCatalogue(state: CatalogueState, event: CatalogueEvent): CatalogueState {
  const { preview, whole, texts } = state;
  switch (event.type) {
    case "preview": {
      if (whole !== null || event.preview.revision <= preview.revision) return state;
      const rows = mergeKnownRows(preview, event.preview);
      const shop = keepKnownShop(preview.shop, event.preview.shop);
      return { ...state, preview: { ...event.preview, ...rows, shop } };
    }
    case "stored":
      return whole === null ? takeStored(state, event) : state;
    case "written by another tab":
      return takeStored(state, event);
    case "answer":
      return takeAnswer(state, event);
    case "refused":
      if (event.problem === state.problem && texts !== null) return state;
      return { ...state, problem: event.problem, texts: texts ?? NO_TEXTS };
    case "synced by another tab": {
      const { revision, as_of, settings } = event.mark;
      if ((as_of ?? "") <= ((whole ?? preview).as_of ?? "")) return state;
      const isSame = whole?.revision === revision;
      const newWhole = isSame ? { ...whole, as_of, settings: keepKnownSettings(whole.settings, settings) } : whole;
      return { ...state, whole: newWhole, problem: null, synced: true };
    }
    case "storage":
      return event.storage === state.storage ? state : { ...state, storage: event.storage };
  }
}
