import { create } from "zustand";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import { syncCatalogue } from "../../data/sync/catalogue/catalogue.ts";
import { storage } from "../../data/local/memory-fallback.ts";
import { connection } from "../../data/net/connection.ts";
import { trustedNow } from "../../data/net/clock.ts";
import {
  saveAll,
  saveOffline,
  type EverythingProgress,
  type EverythingResult,
  type SaveDeps,
  type SaveProblem,
  type SaveProgress,
} from "../../data/sync/saved/save-offline.ts";
import { createQueue, runOnce } from "../../domain/single-flight.ts";
import { savedKey, type SavedTarget } from "../../domain/saved/saved-item.ts";
import { kindOfNetwork, onNetworkChange, wifiOnly } from "./device/network.ts";
import { planOf, plansOfEverything, savedStore } from "./plans.ts";
import { requestPersistence, readStorageSpace } from "../../shared/browser/storage.ts";

export type Problem = SaveProblem | "gone" | "not_updated";

type Saving = {
  running: Readonly<Record<string, SaveProgress>>;
  problems: Readonly<Record<string, Problem>>;
  everything: EverythingProgress | null;
  lastEverything: EverythingResult | null;
};

export const useSaving = create<Saving>(() => ({ running: {}, problems: {}, everything: null, lastEverything: null }));

const stops = new Map<string, AbortController>();
const EVERYTHING = "everything";
const toResume = new Map<string, () => void>();
const queue = createQueue();

const without = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

async function deps(): Promise<SaveDeps> {
  const onlyWifi = await wifiOnly();
  return {
    store: savedStore,
    fetch: (...request) => globalThis.fetch(...request),
    now: trustedNow,
    cacheReviews: async (id) => (await import("../../data/sync/catalogue/item-reviews.ts")).cacheReviews(id),
    estimate: readStorageSpace,
    isInMemory: storage.isInMemory,
    mayLoad: () => !onlyWifi || kindOfNetwork() !== "metered",
  };
}

function resumeAll(): void {
  const again = [...toResume.values()];
  toResume.clear();
  for (const resume of again) resume();
}

const listen = runOnce(() => {
  onNetworkChange(resumeAll);
  connection.subscribe((now) => now === "online" && resumeAll());
});

const resumable = (problem: Problem | null) => problem === "unreachable" || problem === "metered";

/** Two saves would share the same thin network, so run one at a time. */
async function inTurn<Result>(name: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  listen();
  const stop = new AbortController();
  stops.set(name, stop);
  toResume.delete(name);
  try {
    return await queue(() => work(stop.signal));
  } finally {
    if (stops.get(name) === stop) stops.delete(name);
  }
}

export const stopSaving = (key: string = EVERYTHING): void => stops.get(key)?.abort();

const showProgress = (key: string, progress: SaveProgress) =>
  useSaving.setState(({ running }) => ({ running: { ...running, [key]: progress } }));

async function saveNow(target: SavedTarget, fresh: boolean, signal: AbortSignal): Promise<Problem | null> {
  if (fresh) {
    await syncCatalogue();
    if (catalogueStore.get().problem !== null) return "not_updated";
  }
  const plan = await planOf(target);
  if (plan === null) return "gone";
  const result = await saveOffline(plan, await deps(), {
    signal,
    onProgress: (progress) => showProgress(plan.key, progress),
  });
  return result.ok ? null : result.code;
}

export async function save(target: SavedTarget, { fresh = false } = {}): Promise<Problem | null> {
  const key = savedKey(target);
  if (key in useSaving.getState().running) return null;
  showProgress(key, { done: 0, total: 0, bytes: 0 });
  useSaving.setState(({ problems }) => ({ problems: without(problems, key) }));
  let problem: Problem | null = null;
  try {
    // The traveler sees now why the browser prompts for storage.
    requestPersistence().catch((error: unknown) => console.warn("Persistent storage was not requested:", error));
    problem = await inTurn(key, (signal) => saveNow(target, fresh, signal));
  } finally {
    useSaving.setState(({ running, problems }) => ({
      running: without(running, key),
      problems: problem === null ? problems : { ...problems, [key]: problem },
    }));
  }
  if (resumable(problem)) toResume.set(key, () => void save(target));
  return problem;
}

async function everythingNow(signal: AbortSignal): Promise<EverythingResult> {
  const plans = await plansOfEverything();
  const onProgress = (everything: EverythingProgress) => useSaving.setState({ everything });
  return saveAll(plans, await deps(), { signal, onProgress });
}

export async function saveEverything(): Promise<EverythingResult | null> {
  if (useSaving.getState().everything !== null) return null;
  const start: EverythingProgress = { items: 0, itemsDone: 0, title: "", done: 0, total: 0, bytes: 0 };
  useSaving.setState({ everything: start, lastEverything: null });
  let result: EverythingResult | null = null;
  try {
    requestPersistence().catch((error: unknown) => console.warn("Persistent storage was not requested:", error));
    result = await inTurn(EVERYTHING, everythingNow);
  } finally {
    useSaving.setState({ everything: null, lastEverything: result });
  }
  if (resumable(result.code)) toResume.set(EVERYTHING, () => void saveEverything());
  return result;
}

export async function removeSaved(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    stopSaving(key);
    toResume.delete(key);
  }
  toResume.delete(EVERYTHING);
  await savedStore.remove(keys);
  useSaving.setState(({ problems }) => ({
    problems: Object.fromEntries(Object.entries(problems).filter(([key]) => !keys.includes(key))),
    lastEverything: null,
  }));
}
