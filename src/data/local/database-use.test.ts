import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const load = async () => import("./database-use.ts");
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

const isOver = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 20, false))]);

it("treats a device without stored data as new until its database is opened", async () => {
  const { markDatabaseOpened, isFirstVisit, waitForDatabaseUse } = await load();
  expect(await isFirstVisit()).toBe(true);
  const used = waitForDatabaseUse();
  expect(await isOver(used)).toBe(false);
  markDatabaseOpened();
  expect(await isOver(used)).toBe(true);
});

it("checks the database at once when the page is left for another", async () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  const { waitForDatabaseUse } = await load();
  const used = waitForDatabaseUse();
  page.dispatchEvent(new Event("visibilitychange"));
  expect(await isOver(used)).toBe(false);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(await isOver(used)).toBe(true);
});

it("checks the database after the page has been idle for long", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { isFirstVisit, waitForDatabaseUse } = await load();
  let over = false;
  void waitForDatabaseUse().then(() => (over = true));
  await isFirstVisit();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(over).toBe(true);
});

it.each<[string, () => unknown]>([
  ["has its database", () => make("journey")],
  ["has lost its database", () => kept.set("journey-kept-trips", "2")],
  ["has lost that and more in a tab that is still open", () => keptHere.set("journey-kept-trips", "2")],
  ["does not tell which databases there are", () => vi.stubGlobal("indexedDB", {})],
  ["refuses IndexedDB", () => vi.stubGlobal("indexedDB", undefined)],
  ["refuses local storage", () => vi.stubGlobal("localStorage", undefined)],
])("a device that %s is looked after at once", async (_, arrange) => {
  await arrange();
  const { isFirstVisit, waitForDatabaseUse } = await load();
  expect(await isFirstVisit()).toBe(false);
  expect(await isOver(waitForDatabaseUse())).toBe(true);
});
