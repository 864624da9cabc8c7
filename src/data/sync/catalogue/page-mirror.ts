import { runOnce } from "../../../domain/single-flight.ts";
import type { CatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import { createDeferredDatabase } from "../../local/catalogue/deferred-database.ts";
import { isFirstVisit, withDatabase } from "../../local/first-visit.ts";
import type { CatalogueMirror, PageOfMirror } from "./mirror.ts";
import { createOwnMirror } from "./own-mirror.ts";

async function openDatabase(): Promise<CatalogueDatabase> {
  const { openCatalogueDatabase } = await import("../../local/catalogue/catalogue-database.ts");
  return openCatalogueDatabase();
}

async function chooseDatabase(): Promise<CatalogueDatabase> {
  // Without a worker, closing the page soon would lose the catalogue.
  if (!("serviceWorker" in globalThis.navigator) || !(await isFirstVisit())) return openDatabase();
  return createDeferredDatabase(openDatabase, withDatabase);
}

export const pageDatabase = runOnce(chooseDatabase);

export const createPageMirror = (page: PageOfMirror): CatalogueMirror =>
  createOwnMirror({ page, openDatabase: pageDatabase });
