import { once } from "../../../domain/single-flight.ts";
import type { CatalogueDisk } from "../../local/catalogue/catalogue-database.ts";
import { diskWasNew, whenDiskIsUsed } from "../../local/database-use.ts";
import { createFirstDisk } from "./deferred-database.ts";
import { createOwnMirror } from "./own-mirror.ts";

async function openDatabase(): Promise<CatalogueDisk> {
  const { openCatalogueDisk } = await import("../../local/catalogue/catalogue-database.ts");
  return openCatalogueDisk();
}

async function chooseDisk(): Promise<CatalogueDisk> {
  // Without a worker, closing the page soon would lose the catalogue.
  if (!("serviceWorker" in globalThis.navigator) || !(await diskWasNew())) return openDatabase();
  return createFirstDisk(openDatabase, whenDiskIsUsed());
}

export const pageDisk = once(chooseDisk);

export const pageMirror = createOwnMirror(pageDisk);
