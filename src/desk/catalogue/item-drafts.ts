import { draftKey, type ItemDraft } from "../../data/drafts/draft-keys.ts";
import { draftsWithPrefix, readDraft, removeDraft } from "../../data/local/drafts.ts";
import type { ItemKind } from "../../domain/catalogue/types.ts";

export async function readItemDraft(kind: ItemKind, name: string): Promise<ItemDraft | null> {
  try {
    return await readDraft(draftKey.item(kind, name));
  } catch (error) {
    console.warn("Drafts cannot be read on this device:", error);
    return null;
  }
}

export type StoredDraft = { name: string; id: string; title: string };

export const itemDrafts = async (kind: ItemKind): Promise<StoredDraft[]> =>
  (await draftsWithPrefix(draftKey.item(kind, ""))).map(({ rest, value: { id, form } }) => ({
    name: rest,
    id,
    title: "name" in form ? form.name : form.title,
  }));

export async function discardItemDraft(kind: ItemKind, { name, id }: StoredDraft): Promise<void> {
  await removeDraft(draftKey.item(kind, name));
  await removeDraft(draftKey.translations(kind, id));
}
