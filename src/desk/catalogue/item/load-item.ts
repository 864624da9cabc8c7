import { EDITOR } from "#texts/desk-catalogue.ts";
import type { ItemDraft } from "../../../data/drafts/draft-keys.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { EMPTY_FORMS, itemFormOf } from "../../../domain/desk/catalogue/admin-forms.ts";
import type { AdminRow } from "../../../domain/desk/catalogue/admin-rows.ts";
import type { Result, Failure } from "../../../domain/result.ts";
import { mirrorRow } from "../dashboard/mirror-rows.ts";
import { readItemDraft } from "../item-drafts.ts";
import { draftName, NEW_ITEM } from "../kinds.ts";

export type LoadedItem = ItemDraft & { kind: ItemKind; restored: boolean; offline: boolean };
export type Loading = { ok: true; item: LoadedItem } | { ok: false; code: "not_found" } | Failure;

async function current(kind: ItemKind, id: string): Promise<Result<AdminRow | null> & { offline: boolean }> {
  const answer = await callDesk("rpc/admin_item", { item_type: kind, item_id: id });
  if (answer.ok || answer.code !== "unreachable") return { ...answer, offline: false };
  const row = await mirrorRow(kind, id);
  return row ? { ok: true, value: row, offline: true } : { ...answer, offline: true };
}

/** Creates the ID before the first save, so that a retried save makes one item. */
async function startNewItem(kind: ItemKind, copyOf: string | null): Promise<Loading> {
  const base = EMPTY_FORMS[kind];
  const item = { kind, id: crypto.randomUUID(), revision: null, base, form: base, restored: false, offline: false };
  if (!copyOf) return { ok: true, item };
  const answer = await current(kind, copyOf);
  if (!answer.ok) return answer;
  if (!answer.value) return { ok: false, code: "not_found" };
  const form = itemFormOf(answer.value);
  const copyName =
    "name" in form ? { name: EDITOR.copy({ name: form.name }) } : { title: EDITOR.copy({ name: form.title }) };
  return { ok: true, item: { ...item, form: { ...form, ...copyName, featured: false }, offline: answer.offline } };
}

export async function loadItem(kind: ItemKind, id: string, copyOf: string | null): Promise<Loading> {
  const draft = await readItemDraft(kind, draftName(id, copyOf));
  if (draft) {
    const base = { ...EMPTY_FORMS[kind], ...draft.base };
    return { ok: true, item: { ...draft, kind, base, restored: true, offline: false } };
  }
  if (id === NEW_ITEM) return startNewItem(kind, copyOf);
  const answer = await current(kind, id);
  if (!answer.ok) return answer;
  if (!answer.value) return { ok: false, code: "not_found" };
  const form = itemFormOf(answer.value);
  const { revision } = answer.value;
  return { ok: true, item: { kind, id, revision, base: form, form, restored: false, offline: answer.offline } };
}
