import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import { type CatalogueEvent, reduceCatalogue, textsOf } from "../../../domain/catalogue/rows/catalogue-state.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import { type TranslateCatalogue, viewCatalogue } from "../../../domain/catalogue/rows/view-catalogue.ts";
import type { Language } from "../../../domain/languages.ts";
import { runOnce, singleFlightUntilClosed } from "../../../domain/single-flight.ts";
import type { CatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import type { CatalogueStore, MirrorMark } from "../../local/catalogue/catalogue-store.ts";
import { isStorageFull } from "../../local/storage-errors.ts";
import { withTimeLimit } from "../../net/time-limit.ts";
import type { CatalogueAnswer } from "../../remote/catalogue.ts";

export type TranslatedSince = Readonly<Partial<Record<Language, number>>>;

export type PageOfMirror = {
  language: Language;
  /** Omitted for English. */
  translate?: TranslateCatalogue | undefined;
  previewOf: (snapshot: CatalogueSnapshot) => CatalogueSnapshot;
};

export type MirrorDeps = {
  store: CatalogueStore;
  /** Omitted in the worker, which shows nothing and only brings the database up to date. */
  page?: PageOfMirror | undefined;
  /** The worker stores the translations of all languages that the device uses. */
  languages?: () => Promise<readonly Language[]>;
  /** Loads on demand, because the first paint excludes Dexie; rejects if the browser refuses IndexedDB. */
  openDatabase: () => Promise<CatalogueDatabase>;
  since: (revision: number, translated: TranslatedSince) => Promise<CatalogueAnswer>;
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

export type CatalogueMirror = {
  start: () => Promise<void>;
  sync: () => Promise<void>;
};

type Base = { revision: number; translated: TranslatedSince };

/** Carries the effects of the catalogue's state: reads and writes the database, asks the server, follows other tabs. */
export function createCatalogueMirror(deps: MirrorDeps): CatalogueMirror {
  const { store, page, report } = deps;

  /** Returns whether the state took the event. */
  function dispatch(event: CatalogueEvent): boolean {
    const before = store.get();
    const state = reduceCatalogue(before, event);
    if (state === before) return false;
    store.set({ ...state, snapshot: viewCatalogue(state, page?.translate) });
    return true;
  }

  function storageFailed(error: unknown): null {
    const storage = isStorageFull(error) ? "full" : "refused";
    if (dispatch({ type: "storage", storage }))
      report(`The catalogue cannot be stored on this device: ${String(error)}`);
    return null;
  }

  const openDatabase = runOnce(() => deps.openDatabase().catch(storageFailed));

  async function readRows(type: "stored" | "written by another tab", database: CatalogueDatabase): Promise<void> {
    try {
      const { items, translations, ...whole } = await database.rows(page?.translate && page.language);
      const revision = (page && translations?.[page.language]) ?? 0;
      dispatch({ type, whole, texts: revision > 0 ? textsOf(revision, items) : null });
    } catch (error) {
      storageFailed(error);
    }
  }

  const loadStored = runOnce(async () => {
    const database = await openDatabase();
    if (database === null) return;
    const preview = await database.preview().catch(storageFailed);
    if (preview?.language === page?.language && preview && dispatch({ type: "preview", preview }))
      await deps.wait(FIRST_PAINT_WAIT_MS);
    if (store.get().whole === null) await readRows("stored", database);
  });

  async function askServer({ revision, translated }: Base): Promise<CatalogueAnswer> {
    let answer = await deps.since(revision, translated);
    for (const pauseMs of RETRY_AFTER_MS) {
      if (answer.ok || answer.code !== "images_missing") break;
      await deps.wait(pauseMs);
      answer = await deps.since(revision, translated);
    }
    return answer;
  }

  /** Memory may be behind the database or ahead of it, so ask from the older of both. */
  async function baseOf(mark: MirrorMark | null): Promise<Base> {
    const { whole, texts } = store.get();
    const revision = Math.min(mark?.revision ?? Infinity, whole?.revision ?? (mark ? Infinity : 0));
    const pageLanguages = page?.translate ? [page.language] : [];
    const languages = (await deps.languages?.()) ?? pageLanguages;
    const stored = (language: Language) => (mark ? (mark.translations?.[language] ?? 0) : Infinity);
    const inMemory = whole ? (texts?.revision ?? 0) : Infinity;
    const textsSince = (language: Language) => (revision === 0 ? 0 : Math.min(stored(language), inMemory));
    return { revision, translated: Object.fromEntries(languages.map((one) => [one, textsSince(one)])) };
  }

  const everything = ({ translated }: Base): Base => ({
    revision: 0,
    translated: Object.fromEntries(Object.keys(translated).map((language) => [language, 0])),
  });

  async function syncSince(base: Base, database: CatalogueDatabase | null, stopSharing: () => void): Promise<void> {
    const answer = await askServer(base);
    if (!answer.ok) {
      // Offline the answer comes first, and a screen without rows would report the failure.
      if (page) await withTimeLimit(loadStored(), READ_TIMEOUT_MS, () => undefined);
      const isNews = answer.code !== store.get().problem;
      dispatch({ type: "refused", problem: answer.code });
      if (isNews && answer.reason !== "unreachable") report(`Catalogue: ${answer.reason}`);
      return;
    }
    const isTaken = await takeAnswer(answer.value, base, database, stopSharing);
    if (!isTaken && base.revision > 0) await syncSince(everything(base), database, stopSharing);
  }

  /** Returns false if the answer does not fit memory or database. */
  async function takeAnswer(
    delta: CatalogueDelta,
    { revision: since }: Base,
    database: CatalogueDatabase | null,
    stopSharing: () => void,
  ): Promise<boolean> {
    const translations = delta.translations ?? [];
    // A lower revision means another server or a restored backup.
    if (delta.revision < since || translations.some((texts) => texts.revision < texts.since)) return false;
    const as_of = new Date(deps.now()).toISOString();
    if (page && since > 0) await loadStored();
    const shownBefore = store.get().snapshot;
    const texts = translations.find(({ language }) => language === page?.language);
    // Update memory first, so the screen does not wait for the database.
    if (page && !dispatch({ type: "answer", since, delta, texts, as_of })) return false;
    if (database === null) return true;
    // Storing a first catalogue takes seconds, so a sync requested meanwhile needs a newer answer.
    stopSharing();
    try {
      const write = database.write(delta, as_of, since, changedPreview(shownBefore));
      const wasWritten = await withinMs(WRITE_TIMEOUT_MS, write);
      dispatch({ type: "storage", storage: "ok" });
      return wasWritten;
    } catch (error) {
      storageFailed(error);
      return true;
    }
  }

  function changedPreview(before: CatalogueSnapshot): CatalogueSnapshot | undefined {
    const { snapshot } = store.get();
    const isSame = (["destinations", "tours", "packages", "shop"] as const).every(
      (part) => snapshot[part] === before[part],
    );
    return page && !isSame ? { ...page.previewOf(snapshot), language: page.language } : undefined;
  }

  const sync = singleFlightUntilClosed(async (stopSharing) => {
    await deps.exclusively(async () => {
      const database = await openDatabase();
      const mark = database && (await withinMs(READ_TIMEOUT_MS, database.mark()).catch(storageFailed));
      await syncSince(await baseOf(mark), database, stopSharing);
    });
  });

  async function followDatabase(database: CatalogueDatabase, mark: MirrorMark): Promise<void> {
    dispatch({ type: "synced by another tab", mark });
    if (mark.revision > (store.get().whole?.revision ?? 0)) await readRows("written by another tab", database);
  }

  async function start(): Promise<void> {
    const loading = loadStored();
    const firstSync = sync();
    await loading;
    const database = await openDatabase();
    database?.watch((mark) => void followDatabase(database, mark), storageFailed);
    await firstSync;
  }

  return { start, sync };
}

const withinMs = <T>(timeoutMs: number, work: Promise<T>): Promise<T> =>
  withTimeLimit(work, timeoutMs, () => {
    throw new Error(`no answer of the database in ${timeoutMs} ms`);
  });
