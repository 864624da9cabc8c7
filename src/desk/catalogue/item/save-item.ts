import * as v from "valibot";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { itemFormOf, itemSchemas, type ItemForm } from "../../../domain/desk/catalogue/admin-forms.ts";
import type { AdminRow } from "../../../domain/desk/catalogue/admin-rows.ts";
import { mergeForms, sameForm } from "../../../domain/desk/catalogue/merge-forms.ts";
import type { Failure } from "../../../domain/result.ts";
import type { LoadedItem } from "./load-item.ts";

export type Conflict = ReturnType<typeof mergeForms<ItemForm>> & { theirs: ItemForm; revision: number };
export type SaveItemResult =
  | { ok: true; made: boolean; revision: number }
  | { ok: false; code: "conflict"; conflict: Conflict }
  | { ok: false; code: "gone" }
  | Failure;

type Fields = Record<string, unknown>;

/** The revision conflicts if another admin saved first, or if our own save succeeded and its answer was lost. */
function compareWithStored(item: LoadedItem, fields: Fields, stored: AdminRow | null): SaveItemResult {
  if (!stored || (stored.archived && !stored.draft)) return { ok: false, code: "gone" };
  const storedForm = itemFormOf(stored);
  const parsedForm = v.safeParse(itemSchemas[stored.kind], storedForm);
  // Compares the stored form, so that a trimmed space is no difference.
  if (parsedForm.success && sameForm(parsedForm.output, fields))
    return { ok: true, made: item.revision === null, revision: stored.revision };
  const merge = mergeForms(item.base, storedForm, item.form);
  return { ok: false, code: "conflict", conflict: { ...merge, theirs: storedForm, revision: stored.revision } };
}

export async function saveItem(item: LoadedItem, fields: Fields, asDraft = false): Promise<SaveItemResult> {
  const { kind, id, revision } = item;
  const isNewDraft = asDraft && revision === null;
  const answer = await callDesk("rpc/admin_save_item", {
    item_type: kind,
    item_id: id,
    fields: isNewDraft ? { ...fields, archived: true, draft: true } : fields,
    seen: revision,
  });
  if (answer.ok) return { ok: true, made: revision === null, revision: answer.value.item.revision };
  return answer.reason === "changed" ? compareWithStored(item, fields, answer.refusal?.now ?? null) : answer;
}
