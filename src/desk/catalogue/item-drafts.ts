import { draftKey, type ItemDraft } from "../../data/local/draft-keys.ts";
import { draftsWithPrefix, readDraft } from "../../data/local/drafts.ts";
import type { ItemKind } from "../../domain/catalogue/types.ts";

export async function readItemDraft(kind: ItemKind, name: string): Promise<ItemDraft | null> {
  try {
    return await readDraft(draftKey.item(kind, name));
  } catch (error) {
    console.warn("Drafts cannot be read on this device:", error);
    return null;
  }
}

export type StoredDraft = { name: string; title: string };

export const itemDrafts = async (kind: ItemKind): Promise<StoredDraft[]> =>
  (await draftsWithPrefix(draftKey.item(kind, ""))).map(({ rest, value: { form } }) => ({
    name: rest,
    title: "name" in form ? form.name : form.title,
  }));
