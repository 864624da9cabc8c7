import { create } from "zustand";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import { storage } from "../../data/local/memory-fallback.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { connection } from "../../data/net/connection.ts";
import { syncCatalogue } from "../../data/sync/catalogue/catalogue.ts";
import {
  saveAll,
  saveOffline,
  type EverythingProgress,
  type EverythingResult,
  type SaveDeps,
  type SaveProblem,
  type SaveProgress,
} from "../../data/sync/saved/save-offline.ts";
import { savedKey, type SavedTarget } from "../../domain/saved/saved-item.ts";
import { createQueue, runOnce } from "../../domain/single-flight.ts";
import { requestPersistence, readStorageSpace } from "../../shared/browser/storage.ts";
import { kindOfNetwork, onNetworkChange, wifiOnly } from "./device/network.ts";
import { planOf, plansOfEverything, savedStore } from "./plans.ts";

export type Problem = SaveProblem | "gone" | "not_updated";

type SavingState = {
  running: Readonly<Record<string, SaveProgress>>;
  problems: Readonly<Record<string, Problem>>;
  everything: EverythingProgress | null;
  lastEverything: EverythingResult | null;
};

export const useSavingState = create<SavingState>(() => ({
  running: {},
  problems: {},
  everything: null,
  lastEverything: null,
}));

const abortControllers = new Map<string, AbortController>();
const EVERYTHING_KEY = "everything";
const savesToResume = new Map<string, () => void>();
const queue = createQueue();

const withoutKey = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

async function saveDeps(): Promise<SaveDeps> {
  const onlyWifi = await wifiOnly();
  return {
    store: savedStore,
    fetch: (...request) => globalThis.fetch(...request),
    now: trustedNow,
    cacheReviews: async (id) => (await import("../../data/sync/catalogue/load-reviews.ts")).cacheReviews(id),
    estimate: readStorageSpace,
    isInMemory: storage.isInMemory,
    mayLoad: () => !onlyWifi || kindOfNetwork() !== "metered",
  };
}

function resumeAll(): void {
  const resumeCalls = [...savesToResume.values()];
  savesToResume.clear();
  for (const resume of resumeCalls) resume();
}

const listen = runOnce(() => {
  onNetworkChange(resumeAll);
  connection.subscribe((now) => now === "online" && resumeAll());
});

const isResumable = (problem: Problem | null) => problem === "unreachable" || problem === "metered";

/** Two saves would share the same thin network, so run one at a time. */
async function runSave<Result>(name: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  listen();
  const abortController = new AbortController();
  abortControllers.set(name, abortController);
  savesToResume.delete(name);
  try {
    return await queue(() => work(abortController.signal));
  } finally {
    if (abortControllers.get(name) === abortController) abortControllers.delete(name);
  }
}

export const stopSaving = (key: string = EVERYTHING_KEY): void => abortControllers.get(key)?.abort();

const showProgress = (key: string, progress: SaveProgress) =>
  useSavingState.setState(({ running }) => ({ running: { ...running, [key]: progress } }));

async function saveNow(target: SavedTarget, fresh: boolean, signal: AbortSignal): Promise<Problem | null> {
  if (fresh) {
    await syncCatalogue();
    if (catalogueStore.get().problem !== null) return "not_updated";
  }
  const plan = await planOf(target);
  if (plan === null) return "gone";
  const result = await saveOffline(plan, await saveDeps(), {
    signal,
    onProgress: (progress) => showProgress(plan.key, progress),
  });
  return result.ok ? null : result.code;
}

export async function saveTarget(target: SavedTarget, { fresh = false } = {}): Promise<Problem | null> {
  const key = savedKey(target);
  if (key in useSavingState.getState().running) return null;
  showProgress(key, { done: 0, total: 0, bytes: 0 });
  useSavingState.setState(({ problems }) => ({ problems: withoutKey(problems, key) }));
  let problem: Problem | null = null;
  try {
    // The traveler sees now why the browser prompts for storage.
    requestPersistence().catch((error: unknown) => console.warn("Persistent storage was not requested:", error));
    problem = await runSave(key, (signal) => saveNow(target, fresh, signal));
  } finally {
    useSavingState.setState(({ running, problems }) => ({
      running: withoutKey(running, key),
      problems: problem === null ? problems : { ...problems, [key]: problem },
    }));
  }
  if (isResumable(problem)) savesToResume.set(key, () => void saveTarget(target));
  return problem;
}

async function runSaveEverything(signal: AbortSignal): Promise<EverythingResult> {
  const plans = await plansOfEverything();
  const onProgress = (everything: EverythingProgress) => useSavingState.setState({ everything });
  return saveAll(plans, await saveDeps(), { signal, onProgress });
}

export async function saveEverything(): Promise<EverythingResult | null> {
  if (useSavingState.getState().everything !== null) return null;
  const startProgress: EverythingProgress = { items: 0, itemsDone: 0, title: "", done: 0, total: 0, bytes: 0 };
  useSavingState.setState({ everything: startProgress, lastEverything: null });
  let result: EverythingResult | null = null;
  try {
    requestPersistence().catch((error: unknown) => console.warn("Persistent storage was not requested:", error));
    result = await runSave(EVERYTHING_KEY, runSaveEverything);
  } finally {
    useSavingState.setState({ everything: null, lastEverything: result });
  }
  if (isResumable(result.code)) savesToResume.set(EVERYTHING_KEY, () => void saveEverything());
  return result;
}

export async function removeSaved(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    stopSaving(key);
    savesToResume.delete(key);
  }
  savesToResume.delete(EVERYTHING_KEY);
  await savedStore.remove(keys);
  useSavingState.setState(({ problems }) => ({
    problems: Object.fromEntries(Object.entries(problems).filter(([key]) => !keys.includes(key))),
    lastEverything: null,
  }));
}
