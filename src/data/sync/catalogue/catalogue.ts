import type { CatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import { type Language, SOURCE_LANGUAGE } from "../../../domain/languages.ts";
import type { Overlay } from "../../../domain/catalogue/translation/overlay.ts";
import { catalogueStore } from "../../local/catalogue/catalogue-store.ts";
import type { CatalogueMirror, PreviewOf } from "./mirror.ts";

/** Imported after the first paint, which does not need the mirror. */
async function withMirror(
  work: (mirror: CatalogueMirror, overlay?: Overlay) => Promise<void>,
  language: Language = SOURCE_LANGUAGE,
): Promise<void> {
  let mirror: CatalogueMirror;
  let overlay: Overlay | undefined;
  try {
    mirror = (await import("./page-mirror.ts")).pageMirror;
    if (language !== SOURCE_LANGUAGE)
      overlay = (await import("../../../domain/catalogue/translation/overlay.ts")).createOverlay(language);
  } catch (error) {
    // The network failed before this chunk arrived; the next call imports it again.
    console.warn("The catalogue mirror did not load:", error);
    catalogueStore.set({ problem: "unreachable" });
    return;
  }
  await work(mirror, overlay);
}

export const startMirror = (previewOf: PreviewOf, language: Language): Promise<void> =>
  withMirror(({ start }, overlay) => start(previewOf, overlay), language);
export const syncCatalogue = (): Promise<void> => withMirror(({ sync }) => sync());

export const openDatabaseOfPage = async (): Promise<CatalogueDatabase> =>
  (await import("./page-mirror.ts")).pageDatabase();
