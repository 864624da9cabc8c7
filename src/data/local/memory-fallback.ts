import { Dexie } from "dexie";
import { memoryLoader, type Storage } from "./memory-loader.ts";

type OpenRequest = Pick<IDBOpenDBRequest, "onsuccess" | "onerror" | "onblocked" | "onupgradeneeded"> & {
  result: IDBDatabase | undefined;
  transaction: IDBTransaction | null;
  error: DOMException | null;
};

/** These errors mean a newer version or its upgrade, not a browser without storage. */
const ERRORS_OF_THE_APP = new Set(["VersionError", "AbortError"]);
/** Chromium also reports transient failures as UnknownError, which Dexie retries. */
const UNKNOWN_ERRORS_TO_PASS_ON = 2;

/** Falls back to memory only before the first successful open, because later it would hide stored data. */
export function createStorage(native: () => Partial<Storage>, loader = memoryLoader) {
  let memoryStorage: Storage | undefined;
  let hasOpened = false;
  let unknownErrors = 0;

  const isRefusal = (error: unknown) => {
    const name = error instanceof Error || error instanceof DOMException ? error.name : "";
    if (hasOpened || loader.load === undefined || ERRORS_OF_THE_APP.has(name)) return false;
    return name !== "UnknownError" || ++unknownErrors > UNKNOWN_ERRORS_TO_PASS_ON;
  };

  function forwardRequest(inner: IDBOpenDBRequest, outer: OpenRequest, refused?: () => void) {
    const outerRequest = outer as IDBOpenDBRequest;
    inner.onupgradeneeded = (event) => {
      Object.assign(outer, { result: inner.result, transaction: inner.transaction });
      outerRequest.onupgradeneeded?.(event);
    };
    inner.onsuccess = (event) => {
      hasOpened ||= refused !== undefined;
      outer.result = inner.result;
      outerRequest.onsuccess?.(event);
    };
    inner.onblocked = (event) => outerRequest.onblocked?.(event);
    inner.onerror = (event) => {
      if (refused && isRefusal(inner.error)) {
        event.preventDefault();
        return refused();
      }
      outer.error = inner.error;
      outerRequest.onerror?.(event);
    };
  }

  function open(name: string, version?: number): OpenRequest {
    const outer: OpenRequest = {
      result: undefined,
      transaction: null,
      error: null,
      onsuccess: null,
      onerror: null,
      onblocked: null,
      onupgradeneeded: null,
    };
    const failRequest = (error: unknown) => {
      const event = { target: { error }, preventDefault: () => undefined, stopPropagation: () => undefined };
      (outer as IDBOpenDBRequest).onerror?.(event as unknown as Event);
    };
    const openInMemory = () => forwardRequest(current().indexedDB.open(name, version), outer);
    const fallBackToMemory = () => {
      const loadedMemory = loader.load?.().then((found) => (memoryStorage ??= found));
      loadedMemory?.then(openInMemory).catch(failRequest);
    };
    if (memoryStorage) {
      openInMemory();
      return outer;
    }
    try {
      const { indexedDB } = native();
      if (!indexedDB) throw new DOMException("This browser has no IndexedDB", "SecurityError");
      forwardRequest(indexedDB.open(name, version), outer, fallBackToMemory);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      fallBackToMemory();
    }
    return outer;
  }

  const current = () => ({ ...native(), ...memoryStorage }) as Storage;
  return {
    isInMemory: (): boolean => memoryStorage !== undefined,
    indexedDB: {
      open,
      deleteDatabase: (name: string) => current().indexedDB.deleteDatabase(name),
      databases: () => current().indexedDB.databases(),
    } as IDBFactory,
    IDBKeyRange: {
      only: (value: unknown) => current().IDBKeyRange.only(value),
      lowerBound: (...range) => current().IDBKeyRange.lowerBound(...range),
      upperBound: (...range) => current().IDBKeyRange.upperBound(...range),
      bound: (...range) => current().IDBKeyRange.bound(...range),
    } as typeof IDBKeyRange,
  };
}

export const storage = createStorage(() =>
  Dexie.dependencies.indexedDB === storage.indexedDB ? {} : Dexie.dependencies,
);
// Without IndexedDB, Dexie runs live queries only with this dependency.
if (memoryLoader.load) Dexie.dependencies.indexedDB ??= storage.indexedDB;
