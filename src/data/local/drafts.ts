import type { DraftKey } from "../drafts/draft-keys.ts";
import { deleteUnsaved, readUnsaved, storeUnsaved } from "../drafts/unsaved-draft.ts";
import { db } from "./db.ts";
import { storage } from "./memory-fallback.ts";

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

type IsOwn<Value> = (found: Value) => boolean;

/** Returns the draft of another tab that this one replaced, if any. */
export async function saveDraft<Value>(
  key: DraftKey<Value>,
  value: Value,
  isOwn: IsOwn<Value> = () => true,
): Promise<Value | null> {
  const foundDraft = await db.transaction("rw", db.drafts, async () => {
    const previousDraft = await readDraft(key);
    await db.drafts.put({ key, value });
    return previousDraft;
  });
  deleteUnsaved(key);
  checkOutlivesPage();
  return foundDraft === null || isOwn(foundDraft) ? null : foundDraft;
}

export async function updateDraft<Value>(key: DraftKey<Value>, changes: Partial<Value>): Promise<void> {
  await db.drafts
    .where("key")
    .equals(key)
    .modify((row) => {
      row.value = { ...(row.value as Value), ...changes };
    });
}

export function removeDraft<Value>(key: DraftKey<Value>, isOwn: IsOwn<Value> = () => true): Promise<void> {
  return db.transaction("rw", db.drafts, async () => {
    const storedDraft = await readDraft(key);
    if (storedDraft !== null && !isOwn(storedDraft)) return;
    deleteUnsaved(key);
    await db.drafts.delete(key);
  });
}

/** The draft of one form in one tab; it recognizes the texts that this tab stored. */
export function formDraft<Value>(key: DraftKey<Value>) {
  const texts = new Set<string>();
  const note = (value: Value) => {
    texts.add(JSON.stringify(value));
    return value;
  };
  const isOwnText = (found: Value) => texts.has(JSON.stringify(found));
  return {
    load: async () => {
      const storedDraft = await readDraft(key);
      return storedDraft === null ? null : note(storedDraft);
    },
    save: (value: Value) => saveDraft(key, note(value), isOwnText),
    saveSync: (value: Value) => storeUnsaved(key, note(value)),
    remove: () => removeDraft(key, isOwnText),
  };
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
