import * as v from "valibot";
import { readItem, insertItem, updateItem } from "../../../data/remote/desk/catalogue-items.ts";
import type { Failure } from "../../../domain/result.ts";
import { itemFormOf, itemSchemas, type ItemForms } from "../../../domain/desk/catalogue/admin-forms.ts";
import { mergeForms, sameForm } from "../../../domain/desk/catalogue/merge-forms.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import type { ItemDraft } from "../../../data/drafts/draft-keys.ts";

export type Conflict<Kind extends ItemKind> = ReturnType<typeof mergeForms<ItemForms[Kind]>> & {
  theirs: ItemForms[Kind];
  revision: number;
};
export type SaveItemResult<Kind extends ItemKind> =
  | { ok: true; made: boolean; revision: number }
  | { ok: false; code: "conflict"; conflict: Conflict<Kind> }
  | { ok: false; code: "gone" }
  | Failure;

/** The revision conflicts if another admin saved first, or if our own save succeeded and its answer was lost. */
async function compareWithServer<Kind extends ItemKind>(
  kind: Kind,
  draft: ItemDraft<Kind>,
  fields: Record<string, unknown>,
): Promise<SaveItemResult<Kind>> {
  const currentItem = await readItem(kind, draft.id);
  if (!currentItem.ok) return currentItem;
  if (!currentItem.value || (currentItem.value.archived && !currentItem.value.draft))
    return { ok: false, code: "gone" };
  const serverForm = itemFormOf(kind, currentItem.value);
  const parsedForm = v.safeParse(itemSchemas[kind], serverForm);
  // Compares the stored form, so that a trimmed space is no difference.
  const { revision } = currentItem.value;
  if (parsedForm.success && sameForm(parsedForm.output, fields))
    return { ok: true, made: draft.revision === null, revision };
  const merge = mergeForms(draft.base, serverForm, draft.form);
  return {
    ok: false,
    code: "conflict",
    conflict: { ...merge, theirs: serverForm, revision },
  };
}

export async function saveItem<Kind extends ItemKind>(
  kind: Kind,
  draft: ItemDraft<Kind>,
  fields: Record<string, unknown>,
  asDraft = false,
): Promise<SaveItemResult<Kind>> {
  const wasCreated = draft.revision === null;
  const answer =
    draft.revision === null
      ? await insertItem(kind, draft.id, asDraft ? { ...fields, archived: true, draft: true } : fields)
      : await updateItem(kind, draft.id, draft.revision, fields);
  if (!answer.ok) return answer;
  return answer.value === "exists" || answer.value === "changed"
    ? compareWithServer(kind, draft, fields)
    : { ok: true, made: wasCreated, revision: answer.value.revision };
}
