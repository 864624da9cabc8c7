import { LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import type { DraftKey } from "./draft-keys.ts";

/** Uses local storage, because IndexedDB cannot finish a write while the page unloads. */
type Unsaved = { key: string; value: unknown };

/** Workers have no local storage. */
type PageStorage = {
  localStorage?: {
    getItem: (name: string) => string | null;
    setItem: (name: string, text: string) => void;
    removeItem: (name: string) => void;
  };
};

export function localStorageOfPage(): PageStorage["localStorage"] | undefined {
  try {
    return (globalThis as PageStorage).localStorage;
  } catch {
    return undefined;
  }
}

export function readUnsaved(): Unsaved | null {
  try {
    const unsavedDraft: Partial<Unsaved> | null = JSON.parse(
      localStorageOfPage()?.getItem(LOCAL_STORAGE.unsavedDraft) ?? "null",
    );
    return typeof unsavedDraft?.key === "string" && unsavedDraft.value
      ? { key: unsavedDraft.key, value: unsavedDraft.value }
      : null;
  } catch {
    return null;
  }
}

export function storeUnsaved<Value>(key: DraftKey<Value>, value: Value): void {
  try {
    localStorageOfPage()?.setItem(LOCAL_STORAGE.unsavedDraft, JSON.stringify({ key, value }));
  } catch (error) {
    console.warn("The unsaved form cannot be stored:", error);
  }
}

export function deleteUnsaved(key?: string): void {
  if (key === undefined || readUnsaved()?.key === key) localStorageOfPage()?.removeItem(LOCAL_STORAGE.unsavedDraft);
}
