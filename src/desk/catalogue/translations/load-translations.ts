import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { readItem } from "../../../data/remote/desk/catalogue-items.ts";
import { itemTexts } from "../../../domain/catalogue/translation/item-texts.ts";
import type { ItemTranslation } from "../../../domain/catalogue/translation/translations.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import type { Language } from "../../../domain/languages.ts";
import { refusedResult, type Result } from "../../../domain/result.ts";
import type { DeskQuery } from "../../shared/desk-query.ts";

export type ItemTranslations = {
  sources: ReadonlyMap<string, string>;
  texts: Partial<Record<Language, ItemTranslation>>;
};

async function loadTranslations(kind: ItemKind, id: string): Promise<Result<ItemTranslations>> {
  const [row, answer] = await Promise.all([
    readItem(kind, id),
    callDesk("rpc/admin_translations", { entity: kind, entity_id: id }),
  ]);
  if (!row.ok) return row;
  if (!answer.ok) return answer;
  if (row.value === null) return refusedResult({ code: "not_found" });
  return { ok: true, value: { sources: itemTexts(kind, row.value), texts: answer.value } };
}

export const translationsQuery = (kind: ItemKind, id: string): DeskQuery<ItemTranslations> => ({
  key: `translations:${kind}:${id}`,
  ask: () => loadTranslations(kind, id),
});
