import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import type { TranslatedItem } from "../../../domain/catalogue/translation/translations.ts";
import type { Language } from "../../../domain/languages.ts";
import type { JourneyDatabase } from "../db.ts";
import type { MirrorMark } from "./catalogue-store.ts";

export const storedTranslations = (language: Language, { translations }: JourneyDatabase): Promise<TranslatedItem[]> =>
  translations.where("language").equals(language).toArray();

/** Runs in the transaction of the catalogue; returns false if the browser lost what the change builds on. */
export async function writeTranslations(
  delta: CatalogueDelta,
  mark: MirrorMark,
  catalogueSince: number,
  { translations }: JourneyDatabase,
): Promise<boolean> {
  const changes = delta.translations ?? [];
  if (catalogueSince === 0) await translations.clear();
  else if (changes.some(({ language, since }) => (mark.translations?.[language] ?? 0) < since)) return false;
  if (delta.deleted.length > 0)
    await translations
      .where("id")
      .anyOf(delta.deleted.map(({ id }) => id))
      .delete();
  for (const { language, since, items } of changes) {
    if (since === 0) await translations.where("language").equals(language).delete();
    await translations.bulkPut(
      items.map((item) => ({ ...item, language, key: `${language}:${item.kind}:${item.id}` })),
    );
  }
  return true;
}
