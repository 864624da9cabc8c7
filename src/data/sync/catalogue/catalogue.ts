import type { CatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import { catalogueStore } from "../../local/catalogue/catalogue-store.ts";
import type { CatalogueMirror, PreviewOf } from "./mirror.ts";

/** Imported after the first paint, which does not need the mirror. */
async function withMirror(work: (mirror: CatalogueMirror) => Promise<void>): Promise<void> {
  let mirror: CatalogueMirror;
  try {
    mirror = (await import("./page-mirror.ts")).pageMirror;
  } catch (error) {
    // The network failed before this chunk arrived; the next call imports it again.
    console.warn("The catalogue mirror did not load:", error);
    catalogueStore.set({ problem: "unreachable" });
    return;
  }
  await work(mirror);
}

export const startMirror = (previewOf: PreviewOf): Promise<void> => withMirror(({ start }) => start(previewOf));
export const syncCatalogue = (): Promise<void> => withMirror(({ sync }) => sync());

export const openDatabaseOfPage = async (): Promise<CatalogueDatabase> =>
  (await import("./page-mirror.ts")).pageDatabase();
