import { beforeEach, describe, expect, it } from "vitest";
import { aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { webpBytes } from "../../../domain/saved/picture.fixture.ts";
import type { SavePlan } from "../../../domain/saved/save-plan.ts";
import type { SavedItem } from "../../../domain/saved/saved-item.ts";
import type { SavedStore } from "../../local/saved-store.ts";
import { checkSaved } from "./check.ts";
import { saveAll, saveOffline, type SaveDeps } from "./save-offline.ts";

const NOW = Date.parse("2026-05-01T10:00:00Z");
const names = ["a", "b", "c"];
const url = (name: string) => `https://pictures.example/${name}.webp`;
const plan: SavePlan = {
  kind: "tour",
  id: "t1",
  key: "tour:t1",
  title: "Walls of Khiva",
  image_url: "a.webp",
  revision: 4,
  as_of: null,
  rows: { destinations: [], tours: [aTour({ id: "t1" })], packages: [] },
  pictures: names.map(url),
};

let items: Map<string, SavedItem>;
let files: Map<string, Blob>;
let asked: string[];
let answers: Record<string, () => Response>;
const signal = new AbortController().signal;

const store: SavedStore = {
  item: async (key) => items.get(key),
  items: async () => [...items.values()],
  put: async (item) => void items.set(item.key, item),
  finish: async (item) => void items.set(item.key, item),
  file: async (address) => files.get(address),
  countFiles: async (urls) => urls.filter((address) => files.has(address)).length,
  putFile: async (address, _key, blob) => void files.set(address, blob),
  remove: async (keys) => keys.forEach((key) => items.delete(key)),
  hasTrip: async () => false,
  dropLostTrips: async () => undefined,
};
const picture = (bytes: Uint8Array<ArrayBuffer> = webpBytes(), type = "image/webp") =>
  new Response(bytes, { headers: { "content-type": type } });
const deps: SaveDeps = {
  store,
  fetch: async (input) => {
    const address = String(input);
    asked.push(address);
    return (answers[address] ?? picture)();
  },
  now: () => NOW,
  estimate: async () => null,
  mayLoad: () => true,
  isInMemory: () => false,
  cacheReviews: async (id) => void reviewsOf.push(id),
};
const reviewsOf: string[] = [];
function unreachable(): never {
  throw new TypeError("Failed to fetch");
}
async function state() {
  const item = items.get(plan.key);
  return item ? (await checkSaved(item, store)).state : "none";
}

beforeEach(() => {
  items = new Map();
  files = new Map();
  asked = [];
  answers = {};
});

describe("saving a page", () => {
  it("stores text and pictures, and reports success after reading them back", async () => {
    const steps: number[] = [];
    const result = await saveOffline(plan, deps, { signal, onProgress: ({ done }) => steps.push(done) });
    expect(result).toEqual({ ok: true, done: 3, total: 3, bytes: 192 });
    expect(steps).toEqual([0, 1, 2, 3]);
    expect(items.get(plan.key)?.saved_at).toBe("2026-05-01T10:00:00.000Z");
    expect(await state()).toBe("ready");
  });

  it("stores reviews with the page if there are any, and saves the page without them", async () => {
    const of = (stars: number[] | null): SavePlan => ({
      ...plan,
      kind: "tour",
      rows: { ...plan.rows, tours: [aTour({ id: plan.id, stars }), aTour({ id: "t-other", stars: [0, 0, 0, 0, 1] })] },
    });
    await saveOffline(of(null), deps, { signal });
    expect(reviewsOf).toEqual([]);
    await saveOffline(of([0, 0, 0, 1, 4]), deps, { signal });
    expect(reviewsOf).toEqual([plan.id]);
    const silent = { ...deps, cacheReviews: () => Promise.reject(new Error("no answer")) };
    expect(await saveOffline(of([0, 0, 0, 1, 4]), silent, { signal })).toMatchObject({ ok: true });
  });

  it("resumes where the network failed, and loads nothing twice", async () => {
    answers[url("b")] = unreachable;
    expect(await saveOffline(plan, deps, { signal })).toMatchObject({ ok: false, code: "unreachable", done: 1 });
    expect(items.get(plan.key)?.saved_at).toBeNull();
    expect(await state()).toBe("partial");
    answers = {};
    asked = [];
    expect(await saveOffline(plan, deps, { signal })).toMatchObject({ ok: true, done: 3 });
    expect(asked).toEqual([url("b"), url("c")]);
  });

  it.each([
    ["a login page", () => new Response("<!doctype html><p>Welcome", { headers: { "content-type": "text/html" } })],
    ["a login page called a picture", () => picture(new TextEncoder().encode("<!doctype html><html></html>"))],
    ["half a picture", () => picture(webpBytes(64).slice(0, 40))],
    ["a picture that does not exist", () => new Response("{}", { status: 404 })],
  ])("does not accept %s as a picture, and saves the others", async (_, answer) => {
    answers[url("a")] = answer;
    expect(await saveOffline(plan, deps, { signal })).toMatchObject({ ok: false, code: "not_pictures", done: 2 });
    expect(files.has(url("a"))).toBe(false);
    expect(await state()).toBe("partial");
  });

  it.each([
    ["a login page", () => new Response("<!doctype html><p>Welcome", { headers: { "content-type": "text/html" } })],
    ["half a picture", () => picture(webpBytes(64).slice(0, 40))],
  ])("bypasses the browser's cache when it answers with %s", async (_, cached) => {
    const fetch: typeof globalThis.fetch = async (_url, init) => (init?.cache === "reload" ? picture() : cached());
    expect(await saveOffline(plan, { ...deps, fetch }, { signal })).toMatchObject({ ok: true, done: 3 });
  });

  it("retries later when a body is shorter than announced", async () => {
    answers[url("a")] = () =>
      new Response(webpBytes(), { headers: { "content-type": "image/webp", "content-length": "9000" } });
    expect(await saveOffline(plan, deps, { signal })).toMatchObject({ code: "unreachable", done: 0 });
    answers[url("a")] = () => new Response("", { status: 503 });
    expect(await saveOffline(plan, deps, { signal })).toMatchObject({ code: "unreachable", done: 0 });
  });

  it("stops before the storage is full, and when it is, and keeps what fits", async () => {
    const tight = { ...deps, estimate: async () => ({ usage: 1_000, quota: 1_000 }) };
    expect(await saveOffline(plan, tight, { signal })).toMatchObject({ code: "full", done: 0 });
    const full: SavedStore = {
      ...store,
      putFile: async (address, key, blob) => {
        if (files.size === 2) throw new DOMException("No room", "QuotaExceededError");
        await store.putFile(address, key, blob);
      },
    };
    expect(await saveOffline(plan, { ...deps, store: full }, { signal })).toMatchObject({ code: "full", done: 2 });
    expect(await state()).toBe("partial");
  });

  it("saves nothing when the browser stores nothing beyond the page", async () => {
    const inMemory = { ...deps, isInMemory: () => true };
    expect(await saveOffline(plan, inMemory, { signal })).toMatchObject({ ok: false, code: "refused", done: 0 });
    expect(await state()).toBe("none");
  });

  it("stops when the traveler stops it or Wi-Fi is gone", async () => {
    const stopping = new AbortController();
    const onProgress = ({ done }: { done: number }) => done === 1 && stopping.abort();
    expect(await saveOffline(plan, deps, { signal: stopping.signal, onProgress })).toMatchObject({
      code: "stopped",
      done: 1,
    });
    const cellular = { ...deps, mayLoad: () => false };
    expect(await saveOffline(plan, cellular, { signal })).toMatchObject({ code: "metered", done: 1 });
  });

  it("never reports as saved what it could not read back", async () => {
    const lying: SavedStore = {
      ...store,
      file: async (address) => (address === url("c") ? undefined : files.get(address)),
    };
    expect(await saveOffline(plan, { ...deps, store: lying }, { signal })).toMatchObject({
      ok: false,
      code: "unverified",
    });
    expect(items.get(plan.key)?.saved_at).toBeNull();
  });

  it("keeps the earlier copy ready when an update fails", async () => {
    await saveOffline(plan, deps, { signal });
    answers[url("new")] = unreachable;
    const newer = { ...plan, revision: 5, pictures: [...plan.pictures, url("new")] };
    expect(await saveOffline(newer, deps, { signal })).toMatchObject({ code: "unreachable", done: 3 });
    expect(items.get(plan.key)).toMatchObject({ revision: 4, saved_at: "2026-05-01T10:00:00.000Z" });
    expect(await state()).toBe("ready");
  });
});

describe("a saved page", () => {
  beforeEach(async () => void (await saveOffline(plan, deps, { signal })));

  it("is not ready once one picture is gone", async () => {
    files.delete(url("b"));
    expect(await checkSaved(items.get(plan.key) as SavedItem, store)).toMatchObject({ state: "partial", done: 2 });
  });

  it("is not ready when a picture differs or cannot be read", async () => {
    files.set(url("b"), new Blob([webpBytes(128)]));
    expect(await state()).toBe("partial");
    const unreadable = new Blob([webpBytes()]);
    unreadable.arrayBuffer = () => Promise.reject(new DOMException("The file is gone", "NotFoundError"));
    files.set(url("b"), unreadable);
    expect(await state()).toBe("partial");
  });

  it("is not ready when the text is missing", async () => {
    const item = items.get(plan.key) as SavedItem;
    expect((await checkSaved({ ...item, rows: { ...item.rows, tours: [] } }, store)).state).toBe("partial");
    expect((await checkSaved({ ...item, kind: "trip" }, store)).state).toBe("partial");
    expect((await checkSaved({ ...item, kind: "trip" }, { ...store, hasTrip: async () => true })).state).toBe("ready");
  });
});

describe("saving everything", () => {
  const other = { ...plan, key: "tour:t2", id: "t2", rows: { ...plan.rows, tours: [aTour({ id: "t2" })] } };

  it("loads and counts pictures that two pages share once", async () => {
    const seen: number[] = [];
    const onProgress = ({ itemsDone }: { itemsDone: number }) => seen.push(itemsDone);
    expect(await saveAll([plan, other], deps, { signal, onProgress })).toEqual({
      items: 2,
      saved: 2,
      code: null,
      bytes: 192,
    });
    expect(asked).toHaveLength(3);
    expect(seen.at(-1)).toBe(1);
  });

  it("saves the next page when a picture is missing, and stops when the network is gone", async () => {
    answers[url("b")] = () => new Response("", { status: 404 });
    const good = { ...other, pictures: [url("a")] };
    const options = { signal, onProgress: () => undefined };
    expect(await saveAll([plan, good], deps, options)).toMatchObject({ saved: 1, code: "not_pictures" });
    files.clear();
    answers = { [url("a")]: unreachable };
    asked = [];
    expect(await saveAll([plan, good], deps, options)).toMatchObject({ saved: 0, code: "unreachable" });
    expect(asked).toEqual([url("a")]);
  });
});
