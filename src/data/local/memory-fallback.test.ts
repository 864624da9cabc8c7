import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it, vi } from "vitest";
import { createStorage } from "./memory-fallback.ts";
import type { Storage } from "./memory-loader.ts";

const memory = { load: async () => ({ indexedDB: new IDBFactory(), IDBKeyRange }) };
const refusingWith = (name: string): Partial<Storage> => ({
  IDBKeyRange,
  indexedDB: {
    open: () => {
      throw new DOMException("Storage is blocked", name);
    },
  } as unknown as IDBFactory,
});

const failingWith = (name: string): Partial<Storage> => ({
  IDBKeyRange,
  indexedDB: {
    open: () => {
      const request = { error: new DOMException("Storage is blocked", name) } as unknown as IDBOpenDBRequest;
      const event = { target: request, preventDefault: () => undefined, stopPropagation: () => undefined };
      setTimeout(() => request.onerror?.(event as unknown as Event));
      return request;
    },
  } as unknown as IDBFactory,
});

async function writeAndRead(storage: ReturnType<typeof createStorage>) {
  const { indexedDB, IDBKeyRange: ranges } = storage;
  const database = new Dexie("things", { indexedDB, IDBKeyRange: ranges });
  database.version(1).stores({ things: "id" });
  await database.table("things").bulkPut([{ id: "a" }, { id: "b" }]);
  const found = await database.table("things").where("id").above("a").toArray();
  database.close();
  return found;
}

describe("the database of a page", () => {
  it.each(["SecurityError", "InvalidStateError", "UnknownError", "QuotaExceededError"])(
    "is in memory when the browser refuses it with %s",
    async (name) => {
      // Dexie logs that it retries after an UnknownError.
      vi.spyOn(console, "warn").mockReturnValue(undefined);
      for (const native of [refusingWith(name), failingWith(name)]) {
        const storage = createStorage(() => native, memory);
        expect(await writeAndRead(storage)).toEqual([{ id: "b" }]);
        expect(storage.isInMemory()).toBe(true);
        expect(await writeAndRead(storage)).toEqual([{ id: "b" }]);
      }
    },
  );

  it("is the browser's when it can be opened", async () => {
    const native = { indexedDB: new IDBFactory(), IDBKeyRange };
    const storage = createStorage(() => native, memory);
    expect(await writeAndRead(storage)).toEqual([{ id: "b" }]);
    expect(storage.isInMemory()).toBe(false);
    expect((await native.indexedDB.databases()).map(({ name }) => name)).toEqual(["things"]);
  });

  it("is not replaced by memory after it was open once", async () => {
    const native: Partial<Storage> = { indexedDB: new IDBFactory(), IDBKeyRange };
    const storage = createStorage(() => native, memory);
    await writeAndRead(storage);
    Object.assign(native, failingWith("InvalidStateError"));
    await expect(writeAndRead(storage)).rejects.toThrow("Storage is blocked");
    expect(storage.isInMemory()).toBe(false);
  });

  it("fails when a newer version of the app has changed it", async () => {
    const storage = createStorage(() => failingWith("AbortError"), memory);
    await expect(writeAndRead(storage)).rejects.toThrow("Storage is blocked");
  });

  it("fails in the service worker, which has no memory fallback", async () => {
    const storage = createStorage(() => refusingWith("SecurityError"), {});
    await expect(writeAndRead(storage)).rejects.toThrow("Storage is blocked");
  });
});
