import { applyDelta, keepKnownRows } from "../../../domain/catalogue/rows/apply-delta.ts";
import {
  type CatalogueRows,
  type CatalogueSnapshot,
  EMPTY_SNAPSHOT,
  snapshotOf,
} from "../../../domain/catalogue/rows/snapshot.ts";
import type { CatalogueDelta } from "../../../domain/catalogue/types.ts";
import type { CatalogueDisk } from "../../local/catalogue/catalogue-disk.ts";
import type { MirrorMark, CatalogueStore } from "../../local/catalogue/catalogue-store.ts";
import type { CatalogueAnswer } from "../../remote/catalogue.ts";
import { isStorageFull } from "../../local/storage-errors.ts";
import { withTimeLimit } from "../../net/time-limit.ts";

export type MirrorDeps = {
  store: CatalogueStore;
  /** Loads on demand, because the first paint excludes Dexie; rejects if the browser refuses IndexedDB. */
  disk: () => Promise<CatalogueDisk>;
  since: (revision: number) => Promise<CatalogueAnswer>;
  alone: (work: () => Promise<void>) => Promise<boolean>;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  report: (message: string) => void;
};

/** Seed data may be incomplete for a moment, so retry twice. */
export const RETRY_AFTER_MS = [500, 1_500] as const;

/** Lets the first cards render before ten thousand rows are read. */
const GLANCE_REST_MS = 150;

/** Phones have databases that neither open nor fail after sleep; the server's answer must not wait for them. */
const DISK_PATIENCE_MS = 1_000;
const WRITE_PATIENCE_MS = 60_000;

export type GlanceOf = (snapshot: CatalogueSnapshot) => CatalogueSnapshot;

export type CatalogueMirror = {
  start: (glanceOf: GlanceOf) => Promise<void>;
  sync: () => Promise<void>;
};

export function createCatalogueMirror(deps: MirrorDeps): CatalogueMirror {
  const { store, since, alone, now, wait, report } = deps;
  let opened: Promise<CatalogueDisk | null> | null = null;
  let loading: Promise<void> | null = null;
  let running: Promise<void> | null = null;
  /** Applied in memory but not stored yet, so a sync requested now must refetch. */
  let keeping = false;
  let next: Promise<void> | null = null;
  let reported = "";
  let answered = false;
  let glanceOf: GlanceOf | undefined;

  const disk = () => (opened ??= deps.disk().catch(refused));
  function refused(error: unknown): null {
    store.set({ storage: "refused" });
    once(`The browser refuses storage: ${String(error)}`);
    return null;
  }
  function once(message: string) {
    if (message === reported) return;
    reported = message;
    report(message);
  }
  function remember(rows: CatalogueRows, mark: MirrorMark) {
    const { snapshot } = store.get();
    const kept = snapshot.complete ? rows : keepKnownRows(snapshot, rows);
    store.set({ snapshot: snapshotOf(kept, mark.revision, mark.as_of) });
  }

  async function load() {
    const files = await disk();
    if (files === null) return;
    try {
      const glance = await files.glance();
      if (glance !== null && !answered && store.get().snapshot.revision < glance.revision) {
        store.set({ snapshot: { ...glance, ...keepKnownRows(store.get().snapshot, glance) } });
        await wait(GLANCE_REST_MS);
      }
      const rows = await files.rows();
      if (rows.revision > 0 && !answered) remember(rows, rows);
    } catch (error) {
      opened = Promise.resolve(refused(error));
    }
  }

  async function ask(revision: number): Promise<CatalogueAnswer> {
    let answer = await since(revision);
    for (const pause of RETRY_AFTER_MS) {
      if (answer.ok || answer.code !== "images_missing") break;
      await wait(pause);
      answer = await since(revision);
    }
    return answer;
  }

  async function syncAlone() {
    const files = await disk();
    const { snapshot } = store.get();
    const mark = files === null ? null : await within(DISK_PATIENCE_MS, files.mark()).catch(refused);
    const from = mark === null ? (snapshot.complete ? snapshot.revision : 0) : mark.revision;
    await syncFrom(from, files);
  }

  async function syncFrom(from: number, files: CatalogueDisk | null) {
    const answer = await ask(from);
    if (!answer.ok) {
      store.set({ problem: answer.code });
      if (answer.reason !== "unreachable") once(`Catalogue: ${answer.reason}`);
      return;
    }
    // A lower revision means another server or a restored backup, so start again.
    if (answer.value.revision < from || !(await take(answer.value, files, from))) await syncFrom(0, files);
  }

  async function take(delta: CatalogueDelta, files: CatalogueDisk | null, from: number): Promise<boolean> {
    const whole = from === 0;
    const asOf = new Date(now()).toISOString();
    if (!whole) await loading;
    const base = whole ? EMPTY_SNAPSHOT : store.get().snapshot;
    // Update memory first, so the screen does not wait for the database.
    if (whole || base.complete) {
      answered = true;
      remember(applyDelta(base, delta), { revision: delta.revision, as_of: asOf });
    }
    store.set({ problem: null, heard: true });
    reported = "";
    if (files === null) return true;
    const changed =
      whole || delta.destinations.length + delta.tours.length + delta.packages.length + delta.deleted.length > 0;
    const { snapshot } = store.get();
    const glance = changed && snapshot.complete ? glanceOf?.(snapshot) : undefined;
    keeping = true;
    try {
      const kept = await within(WRITE_PATIENCE_MS, files.write(delta, asOf, from, glance));
      if (store.get().storage === "full") store.set({ storage: "ok" });
      return kept;
    } catch (error) {
      store.set({ storage: isStorageFull(error) ? "full" : "refused" });
      once(`The catalogue could not be kept on this device: ${String(error)}`);
      return true;
    } finally {
      keeping = false;
    }
  }

  async function sync(): Promise<void> {
    // Storing a first catalogue takes seconds, so queue one sync behind it.
    if (keeping && running !== null) {
      next ??= running.then(() => {
        next = null;
        return sync();
      });
      return next;
    }
    running ??= alone(syncAlone)
      .then(() => undefined)
      .finally(() => {
        running = null;
      });
    return running;
  }

  async function start(how: GlanceOf) {
    glanceOf = how;
    loading ??= load();
    const first = sync();
    await loading;
    const files = await disk();
    files?.watch(
      (mark) => void follow(files, mark),
      (error) => void refused(error),
    );
    await first;
  }

  async function follow(files: CatalogueDisk, mark: MirrorMark) {
    const { revision, as_of, complete } = store.get().snapshot;
    if (mark.as_of !== null && mark.as_of > (as_of ?? "")) store.set({ problem: null, heard: true });
    if (mark.revision > 0 && mark.revision !== revision && running === null) {
      const rows = await files.rows();
      remember(rows, rows);
    } else if (complete && mark.as_of !== null && mark.as_of > (as_of ?? "")) {
      store.set({ snapshot: { ...store.get().snapshot, as_of: mark.as_of } });
    }
  }

  return { start, sync };
}

const within = <T>(patienceMs: number, work: Promise<T>): Promise<T> =>
  withTimeLimit(work, patienceMs, () => {
    throw new Error(`no answer of the database in ${patienceMs} ms`);
  });
