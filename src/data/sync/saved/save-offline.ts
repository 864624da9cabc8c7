import { ratingOf } from "../../../domain/reviews/rating.ts";
import type { SavePlan } from "../../../domain/saved/save-plan.ts";
import type { SavedFile, SavedItem } from "../../../domain/saved/saved-item.ts";
import type { SavedStore } from "../../local/saved-store.ts";
import { isStorageFull } from "../../local/storage-errors.ts";
import { checkSaved, wholeBytes } from "./check.ts";
import { fetchPicture } from "./pictures.ts";

export type SaveDeps = {
  store: SavedStore;
  fetch: typeof globalThis.fetch;
  /** Milliseconds. */
  now: () => number;
  /** What the browser says about its storage; null where it does not. */
  estimate: () => Promise<{ usage: number; quota: number } | null>;
  /** Whether the browser stores nothing beyond this page. */
  isInMemory: () => boolean;
  /** False while only Wi-Fi may be used and this is none; asked before every picture. */
  mayLoad: () => boolean;
  /** What travelers say of a tour or package, for a page that is saved unseen. */
  keepReviews: (itemId: string) => Promise<void>;
};

export type SaveProblem = "unreachable" | "full" | "refused" | "not_pictures" | "metered" | "stopped" | "unverified";
export type SaveProgress = { done: number; total: number; bytes: number };
export type SaveResult = ({ ok: true } | { ok: false; code: SaveProblem }) & SaveProgress;

export type SaveOptions = {
  signal: AbortSignal;
  onProgress?: (progress: SaveProgress) => void;
  /** Sizes of the pictures known to be whole, when several pages are saved in one go. */
  sizes?: Map<string, number>;
};

/** Room that must be left when a picture is stored: the trips of this device need some too. */
const ROOM_TO_LEAVE = 512 * 1024;

function itemOf(plan: SavePlan, sizes: ReadonlyMap<string, number>, savedAt: string | null): SavedItem {
  const { pictures, as_of: _, ...item } = plan;
  const files: SavedFile[] = pictures.map((url) => ({ url, bytes: sizes.get(url) ?? null }));
  return { ...item, files, saved_at: savedAt };
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

async function hasRoom(bytes: number, estimate: SaveDeps["estimate"]): Promise<boolean> {
  const room = await estimate();
  return room === null || room.quota - room.usage >= bytes + ROOM_TO_LEAVE;
}

/** The tour or package that the page is about, if anybody has said anything of it. */
const reviewedIn = ({ kind, id, rows }: SavePlan): string[] =>
  [...(kind === "tour" ? rows.tours : []), ...(kind === "package" ? rows.packages : [])]
    .filter((row) => row.id === id && ratingOf(row.stars) !== null)
    .map((row) => row.id);

/**
 * Keeps one page: its text at once, then picture after picture. What is stored whole is never fetched again, so that
 * calling it anew goes on where it stopped. It is done only when everything was read back from the storage.
 */
export async function saveOffline(plan: SavePlan, deps: SaveDeps, options: SaveOptions): Promise<SaveResult> {
  const { sizes = new Map<string, number>() } = options;
  const progress = (): SaveProgress => {
    const known = plan.pictures.flatMap((url) => sizes.get(url) ?? []);
    return { done: known.length, total: plan.pictures.length, bytes: sum(known) };
  };
  const stop = (code: SaveProblem): SaveResult => ({ ok: false, code, ...progress() });
  try {
    const earlier = await deps.store.item(plan.key);
    if (deps.isInMemory()) return stop("refused");
    // The earlier copy stays what it is until the new one is whole.
    const partial = earlier === undefined || earlier.saved_at === null;
    if (partial) await deps.store.put(itemOf(plan, sizes, null));
    const problem = await loadPictures(plan, deps, options, sizes, () => options.onProgress?.(progress()));
    if (problem !== null) {
      if (partial) await deps.store.put(itemOf(plan, sizes, null));
      return stop(problem);
    }
    // Beside the page: without them it is as whole as it would be on a first look.
    await Promise.all(reviewedIn(plan).map(deps.keepReviews)).catch(() => null);
    await deps.store.finish(itemOf(plan, sizes, null));
    const check = await checkSaved(itemOf(plan, sizes, null), deps.store);
    if (check.state !== "ready") return stop("unverified");
    await deps.store.put(itemOf(plan, sizes, plan.as_of ?? new Date(deps.now()).toISOString()));
    return { ok: true, ...progress() };
  } catch (error) {
    if (isStorageFull(error)) return stop("full");
    throw error;
  }
}

/** null: all there. Pictures that are none do not keep the others from being saved. */
async function loadPictures(
  { key, pictures }: SavePlan,
  deps: SaveDeps,
  { signal }: SaveOptions,
  sizes: Map<string, number>,
  report: () => void,
): Promise<SaveProblem | null> {
  let refused = false;
  report();
  for (const url of pictures) {
    let size = await wholeBytes(deps.store, url);
    if (size === null) {
      if (signal.aborted) return "stopped";
      if (!deps.mayLoad()) return "metered";
      const got = await fetchPicture(url, deps.fetch, signal);
      if (!got.ok && got.code !== "not_picture") return got.code;
      if (!got.ok) {
        refused = true;
        continue;
      }
      if (!(await hasRoom(got.blob.size, deps.estimate))) return "full";
      await deps.store.putFile(url, key, got.blob);
      size = got.blob.size;
    }
    sizes.set(url, size);
    report();
  }
  return refused ? "not_pictures" : null;
}

export type EverythingProgress = SaveProgress & { items: number; itemsDone: number; title: string };
export type EverythingResult = { items: number; saved: number; code: SaveProblem | null; bytes: number };

/** Page after page. Only what would stop the next one too ends it: no network, no room, no Wi-Fi, the traveller. */
export async function saveAll(
  plans: readonly SavePlan[],
  deps: SaveDeps,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: EverythingProgress) => void },
): Promise<EverythingResult> {
  const total = new Set(plans.flatMap((plan) => plan.pictures)).size;
  const sizes = new Map<string, number>();
  let saved = 0;
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
      saved += 1;
      continue;
    }
    problem = result.code;
    if (result.code !== "not_pictures" && result.code !== "unverified") break;
  }
  return { items: plans.length, saved, code: problem, bytes: sum(sizes.values()) };
}
