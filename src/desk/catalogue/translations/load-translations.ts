import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { itemTexts, textsBy } from "../../../domain/catalogue/translation/item-texts.ts";
import type { ItemTranslation, TranslatedKind } from "../../../domain/catalogue/translation/translations.ts";
import type { Language } from "../../../domain/languages.ts";
import { changeShopTexts } from "../../../domain/catalogue/translation/shop-texts.ts";
import { refusedResult, type Result } from "../../../domain/result.ts";
import type { DeskQuery } from "../../shared/desk-query.ts";

export type ItemTranslations = {
  sources: ReadonlyMap<string, string>;
  texts: Partial<Record<Language, ItemTranslation>>;
};

async function readSources(kind: TranslatedKind, id: string): Promise<Result<ItemTranslations["sources"]>> {
  if (kind === "shop") {
    const settings = await callDesk("rpc/admin_settings", {});
    if (!settings.ok) return settings;
    return { ok: true, value: textsBy((change) => changeShopTexts(settings.value, change)) };
  }
  const row = await callDesk("rpc/admin_item", { item_type: kind, item_id: id });
  if (!row.ok) return row;
  return row.value === null ? refusedResult({ code: "not_found" }) : { ok: true, value: itemTexts(kind, row.value) };
}

async function loadTranslations(kind: TranslatedKind, id: string): Promise<Result<ItemTranslations>> {
  const [sources, answer] = await Promise.all([
    readSources(kind, id),
    callDesk("rpc/admin_translations", { entity: kind, entity_id: id }),
  ]);
  if (!sources.ok) return sources;
  if (!answer.ok) return answer;
  return { ok: true, value: { sources: sources.value, texts: answer.value } };
}

export const translationsQuery = (kind: TranslatedKind, id: string): DeskQuery<ItemTranslations> => ({
  key: `translations:${kind}:${id}`,
  ask: () => loadTranslations(kind, id),
});
