import { applyDelta, mergeKnownRows, keepKnownShop } from "../../../domain/catalogue/rows/apply-delta.ts";
import {
  type CatalogueRows,
  type CatalogueSnapshot,
  EMPTY_SNAPSHOT,
  snapshotOf,
} from "../../../domain/catalogue/rows/snapshot.ts";
import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import type { Overlay } from "../../../domain/catalogue/translation/overlay.ts";
import type { Language } from "../../../domain/languages.ts";
import type { ShopSettings } from "../../../domain/shop/settings.ts";
import type { CatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import type { MirrorMark, CatalogueStore } from "../../local/catalogue/catalogue-store.ts";
import type { CatalogueAnswer } from "../../remote/catalogue.ts";
import { isStorageFull } from "../../local/storage-errors.ts";
import { withTimeLimit } from "../../net/time-limit.ts";

export type TranslatedSince = Readonly<Partial<Record<Language, number>>>;

export type MirrorDeps = {
  store: CatalogueStore;
  /** Loads on demand, because the first paint excludes Dexie; rejects if the browser refuses IndexedDB. */
  openDatabase: () => Promise<CatalogueDatabase>;
  since: (revision: number, translated: TranslatedSince) => Promise<CatalogueAnswer>;
  /** The worker stores the translations of all languages that the device uses. */
  languages?: () => Promise<readonly Language[]>;
  exclusively: (work: () => Promise<void>) => Promise<boolean>;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  report: (message: string) => void;
};

/** Seed data may be incomplete for a moment, so retry twice. */
export const RETRY_AFTER_MS = [500, 1_500] as const;

/** Lets the first cards render before ten thousand rows are read. */
const FIRST_PAINT_WAIT_MS = 150;

/** Phones have databases that neither open nor fail after sleep; the server's answer must not wait for them. */
const READ_TIMEOUT_MS = 1_000;
const WRITE_TIMEOUT_MS = 60_000;

export type PreviewOf = (snapshot: CatalogueSnapshot) => CatalogueSnapshot;

export type CatalogueMirror = {
  start: (previewOf: PreviewOf, overlay?: Overlay) => Promise<void>;
  sync: () => Promise<void>;
};

export function createCatalogueMirror(deps: MirrorDeps): CatalogueMirror {
  const { store, since, exclusively, now, wait, report } = deps;
  let databasePromise: Promise<CatalogueDatabase | null> | null = null;
  let loading: Promise<void> | null = null;
  let running: Promise<void> | null = null;
  /** Applied in memory but not stored yet, so a sync requested now must refetch. */
  let isStoring = false;
  let nextSync: Promise<void> | null = null;
  let lastReport = "";
  let hasAnswer = false;
  let previewOf: PreviewOf | undefined;
  let overlay: Overlay | undefined;
  let sourceRows: CatalogueRows | null = null;
  let isOverlayLoaded = false;
  let untranslatedRows: (CatalogueRows & MirrorMark) | null = null;
  let sourceShop: ShopSettings | undefined;

  const openDatabase = () => (databasePromise ??= deps.openDatabase().catch(markRefused));
  function markRefused(error: unknown): null {
    store.set({ storage: "refused" });
    reportOnce(`The browser refuses storage: ${String(error)}`);
    return null;
  }
  function reportOnce(message: string) {
    if (message === lastReport) return;
    lastReport = message;
    report(message);
  }
  function shopNow(settings: ShopSettings | undefined): ShopSettings {
    sourceShop = settings ?? sourceShop;
    const shop = sourceShop && overlay ? overlay.translateShop(sourceShop) : sourceShop;
    return keepKnownShop(store.get().snapshot.shop, shop);
  }
  function showRows(rows: CatalogueRows, mark: MirrorMark) {
    const { snapshot } = store.get();
    const shownRows = overlay?.translate(rows) ?? rows;
    const mergedRows = snapshot.complete ? shownRows : mergeKnownRows(snapshot, shownRows);
    sourceRows = overlay ? rows : mergedRows;
    untranslatedRows = null;
    store.set({
      snapshot: snapshotOf(mergedRows, mark.revision, mark.as_of, shopNow(mark.settings)),
    });
  }

  async function loadFromDatabase() {
    const database = await openDatabase();
    if (database === null) return;
    try {
      const preview = await database.preview();
      const isOurs = preview?.language === overlay?.language;
      if (preview !== null && isOurs && !hasAnswer && store.get().snapshot.revision < preview.revision) {
        const { snapshot } = store.get();
        const shop = keepKnownShop(snapshot.shop, preview.shop);
        store.set({ snapshot: { ...preview, ...mergeKnownRows(snapshot, preview), shop } });
        await wait(FIRST_PAINT_WAIT_MS);
      }
      const rows = await readRows(database, () => !hasAnswer);
      if (rows.revision === 0 || hasAnswer) return;
      // A page that was prerendered in its language must not fall back to English while the translations arrive.
      if (overlay && overlay.revision() === 0) [sourceRows, untranslatedRows] = [rows, rows];
      else showRows(rows, rows);
    } catch (error) {
      databasePromise = Promise.resolve(markRefused(error));
    }
  }

  async function readRows(database: CatalogueDatabase, isNewest = () => true) {
    const items = overlay && (await database.translations(overlay.language));
    const rows = await database.rows();
    if (isNewest()) overlay?.load(items ?? [], rows.translations?.[overlay.language] ?? 0);
    isOverlayLoaded = overlay !== undefined;
    return rows;
  }

  async function requestDelta(revision: number, translated: TranslatedSince): Promise<CatalogueAnswer> {
    let answer = await since(revision, translated);
    for (const pauseMs of RETRY_AFTER_MS) {
      if (answer.ok || answer.code !== "images_missing") break;
      await wait(pauseMs);
      answer = await since(revision, translated);
    }
    return answer;
  }

  async function syncFromStored() {
    const database = await openDatabase();
    const { snapshot } = store.get();
    const mark = database === null ? null : await withinMs(READ_TIMEOUT_MS, database.mark()).catch(markRefused);
    const fromRevision = mark === null ? (snapshot.complete ? snapshot.revision : 0) : mark.revision;
    const inMemory = overlay && { [overlay.language]: overlay.revision() };
    await syncFrom(fromRevision, database, mark === null ? inMemory : mark.translations);
  }

  async function translatedSince(fromRevision: number, stored: MirrorMark["translations"]): Promise<TranslatedSince> {
    const languages = overlay ? [overlay.language] : ((await deps.languages?.()) ?? []);
    const inMemory = isOverlayLoaded ? (overlay?.revision() ?? Infinity) : Infinity;
    const revisionOf = (language: Language) => (fromRevision === 0 ? 0 : Math.min(stored?.[language] ?? 0, inMemory));
    return Object.fromEntries(languages.map((language) => [language, revisionOf(language)]));
  }

  async function syncFrom(
    fromRevision: number,
    database: CatalogueDatabase | null,
    stored: MirrorMark["translations"] = {},
  ): Promise<void> {
    const answer = await requestDelta(fromRevision, await translatedSince(fromRevision, stored));
    if (!answer.ok) {
      store.set({ problem: answer.code });
      await loading;
      if (untranslatedRows) showRows(untranslatedRows, untranslatedRows);
      if (answer.reason !== "unreachable") reportOnce(`Catalogue: ${answer.reason}`);
      return;
    }
    // A lower revision means another server or a restored backup, so start again.
    const { revision, translations = [] } = answer.value;
    const isOlder = revision < fromRevision || translations.some((other) => other.revision < other.since);
    if (isOlder || !(await applyAndStore(answer.value, database, fromRevision))) await syncFrom(0, database);
  }

  async function applyAndStore(
    delta: CatalogueDelta,
    database: CatalogueDatabase | null,
    fromRevision: number,
  ): Promise<boolean> {
    const isWholeCatalogue = fromRevision === 0;
    const asOf = new Date(now()).toISOString();
    if (!isWholeCatalogue) await loading;
    const { shop } = store.get().snapshot;
    const baseRows = isWholeCatalogue ? EMPTY_SNAPSHOT : sourceRows;
    const changedTranslation = delta.translations?.find(({ language }) => language === overlay?.language);
    if (overlay && changedTranslation && changedTranslation.since > overlay.revision()) return false;
    // Update memory first, so the screen does not wait for the database.
    if (baseRows) {
      hasAnswer = true;
      if (changedTranslation) overlay?.apply(changedTranslation);
      showRows(applyDelta(baseRows, delta), { revision: delta.revision, as_of: asOf, settings: delta.settings });
    }
    store.set({ problem: null, synced: true });
    lastReport = "";
    if (database === null) return true;
    const hasChanged =
      isWholeCatalogue ||
      delta.destinations.length + delta.tours.length + delta.packages.length + delta.deleted.length > 0 ||
      (changedTranslation?.items.length ?? 0) > 0 ||
      shop !== store.get().snapshot.shop;
    const { snapshot } = store.get();
    const preview =
      hasChanged && snapshot.complete ? previewOf?.({ ...snapshot, language: overlay?.language }) : undefined;
    isStoring = true;
    try {
      const wasWritten = await withinMs(WRITE_TIMEOUT_MS, database.write(delta, asOf, fromRevision, preview));
      if (store.get().storage === "full") store.set({ storage: "ok" });
      return wasWritten;
    } catch (error) {
      store.set({ storage: isStorageFull(error) ? "full" : "refused" });
      reportOnce(`The catalogue could not be stored on this device: ${String(error)}`);
      return true;
    } finally {
      isStoring = false;
    }
  }

  async function sync(): Promise<void> {
    // Storing a first catalogue takes seconds, so queue one sync behind it.
    if (isStoring && running !== null) {
      nextSync ??= running.then(() => {
        nextSync = null;
        return sync();
      });
      return nextSync;
    }
    running ??= exclusively(syncFromStored)
      .then(() => undefined)
      .finally(() => {
        running = null;
      });
    return running;
  }

  async function start(how: PreviewOf, ofLanguage?: Overlay) {
    previewOf = how;
    overlay = ofLanguage;
    loading ??= loadFromDatabase();
    const firstSync = sync();
    await loading;
    const database = await openDatabase();
    database?.watch(
      (mark) => void followDatabase(database, mark),
      (error) => void markRefused(error),
    );
    await firstSync;
  }

  async function followDatabase(database: CatalogueDatabase, mark: MirrorMark) {
    const { revision, as_of, complete } = store.get().snapshot;
    if (mark.as_of !== null && mark.as_of > (as_of ?? "")) store.set({ problem: null, synced: true });
    if (mark.revision > 0 && mark.revision !== revision && running === null) {
      const rows = await readRows(database);
      showRows(rows, rows);
    } else if (complete && mark.as_of !== null && mark.as_of > (as_of ?? "")) {
      const { snapshot } = store.get();
      store.set({
        snapshot: { ...snapshot, as_of: mark.as_of, shop: untranslatedRows ? snapshot.shop : shopNow(mark.settings) },
      });
    }
  }

  return { start, sync };
}

const withinMs = <T>(timeoutMs: number, work: Promise<T>): Promise<T> =>
  withTimeLimit(work, timeoutMs, () => {
    throw new Error(`no answer of the database in ${timeoutMs} ms`);
  });
