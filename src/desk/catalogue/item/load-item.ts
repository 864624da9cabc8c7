import { readItem } from "../../../data/remote/desk/catalogue-items.ts";
import type { Result, Failure } from "../../../domain/result.ts";
import { EMPTY_FORMS, itemFormOf, type ItemForms } from "../../../domain/desk/catalogue/admin-forms.ts";
import type { AdminRowOf } from "../../../domain/desk/catalogue/admin-rows.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import type { ItemDraft } from "../../../data/drafts/draft-keys.ts";
import { EDITOR } from "#texts/desk-catalogue.ts";
import { readItemDraft } from "../item-drafts.ts";
import { draftName, NEW_ITEM } from "../kinds.ts";
import { mirrorRow } from "../dashboard/mirror-rows.ts";

export type LoadedItem<Kind extends ItemKind> = ItemDraft<Kind> & {
  restored: boolean;
  offline: boolean;
};
export type Loading<Kind extends ItemKind> =
  | { ok: true; item: LoadedItem<Kind> }
  | { ok: false; code: "not_found" }
  | Failure;

async function current<Kind extends ItemKind>(
  kind: Kind,
  id: string,
): Promise<Result<AdminRowOf[Kind] | null> & { offline: boolean }> {
  const answer = await readItem(kind, id);
  if (answer.ok || answer.code !== "unreachable") return { ...answer, offline: false };
  const row = await mirrorRow(kind, id);
  return row ? { ok: true, value: row, offline: true } : { ...answer, offline: true };
}

/** Creates the ID before the first save, so that a retried save makes one item. */
async function startNewItem<Kind extends ItemKind>(kind: Kind, copyOf: string | null): Promise<Loading<Kind>> {
  const id = crypto.randomUUID();
  const emptyForm: ItemForms[Kind] = EMPTY_FORMS[kind];
  const item = { id, revision: null, base: emptyForm, form: emptyForm, restored: false, offline: false };
  if (!copyOf) return { ok: true, item };
  const answer = await current(kind, copyOf);
  if (!answer.ok) return answer;
  if (!answer.value) return { ok: false, code: "not_found" };
  const form = itemFormOf(kind, answer.value);
  const copyName =
    "name" in form ? { name: EDITOR.copy({ name: form.name }) } : { title: EDITOR.copy({ name: form.title }) };
  return { ok: true, item: { ...item, form: { ...form, ...copyName, featured: false }, offline: answer.offline } };
}

export async function loadItem<Kind extends ItemKind>(
  kind: Kind,
  id: string,
  copyOf: string | null,
): Promise<Loading<Kind>> {
  const draft = await readItemDraft(kind, draftName(id, copyOf));
  if (draft) {
    const baseForm = { ...EMPTY_FORMS[kind], ...draft.base };
    return { ok: true, item: { ...draft, base: baseForm, restored: true, offline: false } };
  }
  if (id === NEW_ITEM) return startNewItem(kind, copyOf);
  const answer = await current(kind, id);
  if (!answer.ok) return answer;
  if (!answer.value) return { ok: false, code: "not_found" };
  const form = itemFormOf(kind, answer.value);
  const { revision } = answer.value;
  return { ok: true, item: { id, revision, base: form, form, restored: false, offline: answer.offline } };
}
