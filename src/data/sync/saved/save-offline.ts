import { ratingOf } from "../../../domain/reviews/rating.ts";
import type { SavePlan } from "../../../domain/saved/save-plan.ts";
import type { SavedFile, SavedItem } from "../../../domain/saved/saved-item.ts";
import type { SavedStore } from "../../local/saved-store.ts";
import { isStorageFull } from "../../local/storage-errors.ts";
import { checkSaved, wholeBytes } from "./check.ts";
import { fetchPicture } from "./fetch-picture.ts";

export type SaveDeps = {
  store: SavedStore;
  fetch: typeof globalThis.fetch;
  now: () => number;
  estimate: () => Promise<{ usage: number; quota: number } | null>;
  isInMemory: () => boolean;
  mayLoad: () => boolean;
  cacheReviews: (itemId: string) => Promise<void>;
};

export type SaveProblem = "unreachable" | "full" | "refused" | "not_pictures" | "metered" | "stopped" | "unverified";
export type SaveProgress = { done: number; total: number; bytes: number };
export type SaveResult = ({ ok: true } | { ok: false; code: SaveProblem }) & SaveProgress;

export type SaveOptions = {
  signal: AbortSignal;
  onProgress?: (progress: SaveProgress) => void;
  sizes?: Map<string, number>;
};

const RESERVED_BYTES = 512 * 1024;

function itemOf(plan: SavePlan, sizes: ReadonlyMap<string, number>, savedAt: string | null): SavedItem {
  const { pictures, as_of: _, ...item } = plan;
  const files: SavedFile[] = pictures.map((url) => ({ url, bytes: sizes.get(url) ?? null }));
  return { ...item, files, saved_at: savedAt };
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

async function hasRoom(bytes: number, estimate: SaveDeps["estimate"]): Promise<boolean> {
  const storageSpace = await estimate();
  return storageSpace === null || storageSpace.quota - storageSpace.usage >= bytes + RESERVED_BYTES;
}

const reviewedIn = ({ kind, id, rows }: SavePlan): string[] =>
  [...(kind === "tour" ? rows.tours : []), ...(kind === "package" ? rows.packages : [])]
    .filter((row) => row.id === id && ratingOf(row.stars) !== null)
    .map((row) => row.id);

/** Skips complete parts, so a repeated call resumes. */
export async function saveOffline(plan: SavePlan, deps: SaveDeps, options: SaveOptions): Promise<SaveResult> {
  const { sizes = new Map<string, number>() } = options;
  const progress = (): SaveProgress => {
    const knownSizes = plan.pictures.flatMap((url) => sizes.get(url) ?? []);
    return { done: knownSizes.length, total: plan.pictures.length, bytes: sum(knownSizes) };
  };
  const failWith = (code: SaveProblem): SaveResult => ({ ok: false, code, ...progress() });
  try {
    const savedBefore = await deps.store.item(plan.key);
    if (deps.isInMemory()) return failWith("refused");
    const isIncomplete = savedBefore === undefined || savedBefore.saved_at === null;
    if (isIncomplete) await deps.store.put(itemOf(plan, sizes, null));
    const problem = await loadPictures(plan, deps, options, sizes, () => options.onProgress?.(progress()));
    if (problem !== null) {
      if (isIncomplete) await deps.store.put(itemOf(plan, sizes, null));
      return failWith(problem);
    }
    // Reviews are optional: a page without them is complete.
    await Promise.all(reviewedIn(plan).map(deps.cacheReviews)).catch(() => null);
    await deps.store.finish(itemOf(plan, sizes, null));
    const savedCheck = await checkSaved(itemOf(plan, sizes, null), deps.store);
    if (savedCheck.state !== "ready") return failWith("unverified");
    await deps.store.put(itemOf(plan, sizes, plan.as_of ?? new Date(deps.now()).toISOString()));
    return { ok: true, ...progress() };
  } catch (error) {
    if (isStorageFull(error)) return failWith("full");
    throw error;
  }
}

async function loadPictures(
  { key, pictures }: SavePlan,
  deps: SaveDeps,
  { signal }: SaveOptions,
  sizes: Map<string, number>,
  report: () => void,
): Promise<SaveProblem | null> {
  let isStorageFull = false;
  report();
  for (const url of pictures) {
    let size = await wholeBytes(deps.store, url);
    if (size === null) {
      if (signal.aborted) return "stopped";
      if (!deps.mayLoad()) return "metered";
      const fetchedPicture = await fetchPicture(url, deps.fetch, signal);
      if (!fetchedPicture.ok && fetchedPicture.code !== "not_picture") return fetchedPicture.code;
      if (!fetchedPicture.ok) {
        isStorageFull = true;
        continue;
      }
      if (!(await hasRoom(fetchedPicture.blob.size, deps.estimate))) return "full";
      await deps.store.putFile(url, key, fetchedPicture.blob);
      size = fetchedPicture.blob.size;
    }
    sizes.set(url, size);
    report();
  }
  return isStorageFull ? "not_pictures" : null;
}

export type EverythingProgress = SaveProgress & { items: number; itemsDone: number; title: string };
export type EverythingResult = { items: number; saved: number; code: SaveProblem | null; bytes: number };

/** Stops only for problems that would stop the next page too. */
export async function saveAll(
  plans: readonly SavePlan[],
  deps: SaveDeps,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: EverythingProgress) => void },
): Promise<EverythingResult> {
  const total = new Set(plans.flatMap((plan) => plan.pictures)).size;
  const sizes = new Map<string, number>();
  let savedCount = 0;
  let problem: SaveProblem | null = null;
  for (const [itemsDone, plan] of plans.entries()) {
    const report = () =>
      onProgress({
        items: plans.length,
        itemsDone,
        title: plan.title,
        done: sizes.size,
        total,
        bytes: sum(sizes.values()),
      });
    const result = await saveOffline(plan, deps, { signal, sizes, onProgress: report });
    if (result.ok) {
      savedCount += 1;
      continue;
    }
    problem = result.code;
    if (result.code !== "not_pictures" && result.code !== "unverified") break;
  }
  return { items: plans.length, saved: savedCount, code: problem, bytes: sum(sizes.values()) };
}
