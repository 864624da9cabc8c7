import "fake-indexeddb/auto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkDatabase } from "./database-check.ts";
import { JourneyDatabase } from "./db.ts";

let count = 0;
const opened: JourneyDatabase[] = [];
async function fresh() {
  const database = new JourneyDatabase(`check-${(count += 1)}`);
  opened.push(database);
  await database.open();
  return database;
}
afterEach(() => {
  vi.restoreAllMocks();
  for (const database of opened.splice(0)) database.close();
});

const withoutTable = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name, 10);
    opening.onupgradeneeded = () => opening.result.createObjectStore("state", { keyPath: "key" });
    opening.onsuccess = () => resolve(opening.result.close());
    opening.onerror = () => reject(new Error(String(opening.error)));
  });

describe("the check of the browser's database", () => {
  it("finds nothing to repair in a healthy database", async () => {
    expect(await checkDatabase(await fresh())).toBe("ok");
  });

  it("opens a database that was never opened", async () => {
    const database = new JourneyDatabase("check-late");
    opened.push(database);
    expect(await checkDatabase(database)).toBe("ok");
    expect(database.isOpen()).toBe(true);
  });

  it("reopens after a lost connection and finds what was written", async () => {
    let lost: IDBDatabase | undefined;
    const real = Reflect.get<IDBDatabase, "transaction">(IDBDatabase.prototype, "transaction");
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (this: IDBDatabase, ...args) {
      if (this === lost) throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
      return real.apply(this, args);
    });
    const database = await fresh();
    await database.state.put({ key: "kept", value: 1 });
    lost = database.backendDB();
    await expect(database.state.get("kept")).rejects.toThrow(/lost/);
    expect(await checkDatabase(database)).toBe("mended");
    expect(await database.state.get("kept")).toEqual({ key: "kept", value: 1 });
  });

  it("restores a missing table", async () => {
    await withoutTable("check-broken");
    const database = new JourneyDatabase("check-broken");
    opened.push(database);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(await checkDatabase(database)).not.toBe("refused");
    expect(await database.bookings.count()).toBe(0);
  });

  it("reports that the browser refuses a database", async () => {
    const database = await fresh();
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    database.close();
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("The user denied permission", "SecurityError");
    });
    expect(await checkDatabase(database)).toBe("refused");
    expect(warned).toHaveBeenCalledOnce();
  });
});
