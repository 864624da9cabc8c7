import type { CatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import { type Language, SOURCE_LANGUAGE } from "../../../domain/languages.ts";
import { catalogueStore } from "../../local/catalogue/catalogue-store.ts";
import type { CatalogueMirror, PreviewOf } from "./mirror.ts";

type Load = () => Promise<CatalogueMirror>;

/** Imported after the first paint, which does not need the mirror. */
async function loadMirror(previewOf: PreviewOf, language: Language): Promise<CatalogueMirror> {
  const { pageMirror } = await import("./page-mirror.ts");
  const overlay =
    language === SOURCE_LANGUAGE
      ? undefined
      : (await import("../../../domain/catalogue/translation/overlay.ts")).createOverlay(language);
  void pageMirror.start(previewOf, overlay);
  return pageMirror;
}

function createPageCatalogue() {
  let resolveStart: (load: Load) => void = () => undefined;
  const whenStarted = new Promise<Load>((resolve) => (resolveStart = resolve));
  let loadedMirror: Promise<CatalogueMirror> | undefined;

  /** A sync before the start would not know the page's language and show English. */
  async function sync(): Promise<void> {
    const load = await whenStarted;
    let mirror: CatalogueMirror;
    try {
      mirror = await (loadedMirror ??= load());
    } catch (error) {
      // The network failed before this chunk arrived; the next call imports it again.
      console.warn("The catalogue mirror did not load:", error);
      loadedMirror = undefined;
      catalogueStore.set({ problem: "unreachable" });
      return;
    }
    await mirror.sync();
  }

  function start(previewOf: PreviewOf, language: Language): Promise<void> {
    resolveStart(() => loadMirror(previewOf, language));
    return sync();
  }

  return { start, sync };
}

export const { start: startMirror, sync: syncCatalogue } = createPageCatalogue();

export const openDatabaseOfPage = async (): Promise<CatalogueDatabase> =>
  (await import("./page-mirror.ts")).pageDatabase();
