import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";

const load = async () => import("./first-visit.ts");
const kept = new Map<string, string>();
const keptHere = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => keptHere.get(key) ?? null });
});
afterEach(() => {
  kept.clear();
  keptHere.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const make = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });

type WithDatabase = <Part>(load: () => Promise<Part>) => Promise<Part>;
const loads = async (withDatabase: WithDatabase) => (await withDatabase(async () => "loaded")) === "loaded";
const waits = (withDatabase: WithDatabase) =>
  Promise.race([loads(withDatabase).then(() => false), new Promise((resolve) => setTimeout(resolve, 20, true))]);

it("loads no database on a device without stored data until something uses it", async () => {
  const { endFirstVisit, isFirstVisit, withDatabase } = await load();
  expect(await isFirstVisit()).toBe(true);
  expect(await waits(withDatabase)).toBe(true);
  endFirstVisit();
  expect(await loads(withDatabase)).toBe(true);
  expect(await isFirstVisit()).toBe(false);
});

it("loads the database at once when the page is left for another", async () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  const { withDatabase } = await load();
  expect(await waits(withDatabase)).toBe(true);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(await waits(withDatabase)).toBe(true);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(await loads(withDatabase)).toBe(true);
});

it("loads the database after the page has been open for ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { isFirstVisit, withDatabase } = await load();
  const code = vi.fn(async () => null);
  void withDatabase(code);
  await isFirstVisit();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(code).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(code).toHaveBeenCalledOnce();
});

it.each<[string, () => unknown]>([
  ["has its database", () => make("journey")],
  ["has lost its database", () => kept.set("journey-kept-trips", "2")],
  ["has lost that and more in a tab that is still open", () => keptHere.set("journey-kept-trips", "2")],
  ["was left while a form was typed", () => kept.set(LOCAL_STORAGE.unsavedDraft, "{}")],
  ["does not tell which databases there are", () => vi.stubGlobal("indexedDB", {})],
  ["refuses IndexedDB", () => vi.stubGlobal("indexedDB", undefined)],
  ["refuses local storage", () => vi.stubGlobal("localStorage", undefined)],
])("loads the database at once on a device that %s", async (_, arrange) => {
  await arrange();
  const { isFirstVisit, withDatabase } = await load();
  expect(await isFirstVisit()).toBe(false);
  expect(await loads(withDatabase)).toBe(true);
});
