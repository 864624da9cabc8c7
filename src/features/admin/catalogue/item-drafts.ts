import type { ItemForms } from "../../../domain/catalogue/admin/admin-forms.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { db } from "../../../data/local/db.ts";
import { draftKey } from "./kinds.ts";

/** What is being edited: the id it has or will have, the revision it began from, what stood there, what was typed. */
export type ItemDraft<Kind extends ItemKind> = {
  id: string;
  revision: number | null;
  base: ItemForms[Kind];
  form: ItemForms[Kind];
};

type DraftRow<Kind extends ItemKind> = { key: string; value: ItemDraft<Kind> };

export const readItemDraft = async <Kind extends ItemKind>(kind: Kind, id: string): Promise<ItemDraft<Kind> | null> => {
  try {
    return (await db.rows<DraftRow<Kind>>("drafts").get(draftKey(kind, id)))?.value ?? null;
  } catch (error) {
    console.warn("Drafts cannot be read on this device:", error);
    return null;
  }
};

export const keepItemDraft = async <Kind extends ItemKind>(
  kind: Kind,
  id: string,
  value: ItemDraft<Kind>,
): Promise<void> => {
  await db.rows<DraftRow<Kind>>("drafts").put({ key: draftKey(kind, id), value });
};

export const dropItemDraft = (kind: ItemKind, id: string): Promise<void> => db.drafts.delete(draftKey(kind, id));

export type KeptDraft = { name: string; title: string };

/** What is unsaved on this device: under which name, and what it is called so far. */
export const itemDrafts = async <Kind extends ItemKind>(kind: Kind): Promise<KeptDraft[]> => {
  const prefix = draftKey(kind, "");
  const rows = await db.rows<DraftRow<Kind>>("drafts").where("key").startsWith(prefix).toArray();
  return rows.map(({ key, value: { form } }) => ({
    name: key.slice(prefix.length),
    title: "name" in form ? form.name : form.title,
  }));
};
