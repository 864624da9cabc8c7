import { db } from "./db.ts";
import type { DraftKey } from "./draft-keys.ts";
import { storage } from "./memory-fallback.ts";
import { deleteUnsaved, readUnsaved } from "./unsaved-draft.ts";

async function restoreUnsaved(): Promise<void> {
  const unsaved = readUnsaved();
  if (unsaved === null) return;
  await db.drafts.put(unsaved);
  deleteUnsaved(unsaved.key);
}

export async function readDraft<Value>(key: DraftKey<Value>): Promise<Value | null> {
  await restoreUnsaved();
  const row = await db.drafts.get(key);
  return row === undefined ? null : (row.value as Value);
}

/** Throws if drafts die with the page, so the form can warn. */
export function checkOutlivesPage(): void {
  if (storage.isInMemory()) throw new Error("This browser stores nothing");
}

export async function saveDraft<Value>(key: DraftKey<Value>, value: Value): Promise<void> {
  await db.drafts.put({ key, value });
  deleteUnsaved(key);
  checkOutlivesPage();
}

export async function updateDraft<Value>(key: DraftKey<Value>, changes: Partial<Value>): Promise<void> {
  await db.drafts
    .where("key")
    .equals(key)
    .modify((row) => {
      row.value = { ...(row.value as Value), ...changes };
    });
}

export function removeDraft(key: DraftKey<unknown>): Promise<void> {
  deleteUnsaved(key);
  return db.drafts.delete(key);
}

export async function draftsWithPrefix<Value>(
  start: DraftKey<Value>,
): Promise<{ key: DraftKey<Value>; rest: string; value: Value }[]> {
  await restoreUnsaved();
  const rows = await db.drafts.where("key").startsWith(start).toArray();
  return rows.map(({ key, value }) => ({
    key: key as DraftKey<Value>,
    rest: key.slice(start.length),
    value: value as Value,
  }));
}
