import { type Mock, vi } from "vitest";
import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import { previewOf } from "../../../domain/catalogue/rows/page-rows.ts";
import { translateCatalogue } from "../../../domain/catalogue/translation/translate-catalogue.ts";
import type { TranslationDelta } from "../../../domain/catalogue/translation/translations.ts";
import type { Language } from "../../../domain/languages.ts";
import type { CatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import { createCatalogueStore } from "../../local/catalogue/catalogue-store.ts";
import type { CatalogueAnswer } from "../../remote/catalogue.ts";
import { createCatalogueMirror, type MirrorDeps } from "./mirror.ts";

export const good = (delta: CatalogueDelta, ...translations: TranslationDelta[]): CatalogueAnswer => ({
  ok: true,
  value: { ...delta, translations },
});

export const down: CatalogueAnswer = { ok: false, code: "unreachable", reason: "unreachable" };

/** A mirror of a page in this language, whose server gives these answers and is down afterwards. */
export function aMirror(
  database: CatalogueDatabase,
  language: Language,
  answers: CatalogueAnswer[],
  change: Partial<MirrorDeps> = {},
) {
  const store = createCatalogueStore();
  const since: Mock<MirrorDeps["since"]> = vi.fn(async () => answers.shift() ?? down);
  const report: Mock<MirrorDeps["report"]> = vi.fn();
  const shown: string[][] = [];
  const titles = () => store.get().snapshot.tours.map(({ title }) => title);
  store.subscribe(() => shown.push(titles()));
  const translate = language === "en" ? undefined : translateCatalogue;
  const mirror = createCatalogueMirror({
    store,
    page: { language, translate, previewOf },
    openDatabase: async () => database,
    since,
    exclusively: async (work) => work().then(() => true),
    now: () => 1_000,
    wait: async () => undefined,
    report,
    ...change,
  });
  return { store, since, report, shown, titles, ...mirror };
}
