import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import { type Language, SOURCE_LANGUAGE } from "../../../domain/languages.ts";
import { loadOnce } from "../../../domain/single-flight.ts";
import type { CatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import { catalogueStore } from "../../local/catalogue/catalogue-store.ts";
import type { CatalogueMirror, PageOfMirror } from "./mirror.ts";

type Load = () => Promise<CatalogueMirror>;
type PreviewOf = (snapshot: CatalogueSnapshot) => CatalogueSnapshot;

async function loadTranslate(language: Language): Promise<PageOfMirror["translate"]> {
  if (language === SOURCE_LANGUAGE) return undefined;
  return (await import("../../../domain/catalogue/translation/translate-catalogue.ts")).translateCatalogue;
}

/** Imported after the first paint, which does not need the mirror. */
async function loadMirror(previewOf: PreviewOf, language: Language): Promise<CatalogueMirror> {
  const [{ createPageMirror }, translate] = await Promise.all([import("./page-mirror.ts"), loadTranslate(language)]);
  const mirror = createPageMirror({ language, translate, previewOf });
  void mirror.start();
  return mirror;
}

function createPageCatalogue() {
  let resolveStart: (load: Load) => void = () => undefined;
  const whenStarted = new Promise<Load>((resolve) => (resolveStart = resolve));

  /** A sync before the start would not know the page's language and show English. */
  async function sync(): Promise<void> {
    const load = await whenStarted;
    const mirror = await load().catch((error: unknown) => {
      // The network failed before this chunk arrived; the next call imports it again.
      console.warn("The catalogue mirror did not load:", error);
      catalogueStore.set({ problem: "unreachable" });
      return null;
    });
    await mirror?.sync();
  }

  function start(previewOf: PreviewOf, language: Language): Promise<void> {
    resolveStart(loadOnce(() => loadMirror(previewOf, language)));
    return sync();
  }

  return { start, sync };
}

export const { start: startMirror, sync: syncCatalogue } = createPageCatalogue();

export const openDatabaseOfPage = async (): Promise<CatalogueDatabase> =>
  (await import("./page-mirror.ts")).pageDatabase();
