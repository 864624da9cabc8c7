import { once } from "../../../domain/single-flight.ts";
import type { CatalogueDisk } from "../../local/catalogue/catalogue-disk.ts";
import { isFirstVisit, withDatabase } from "../../local/first-visit.ts";
import { createFirstDisk } from "./first-disk.ts";
import { createOwnMirror } from "./own-mirror.ts";

async function openDatabase(): Promise<CatalogueDisk> {
  const { openCatalogueDisk } = await import("../../local/catalogue/catalogue-disk.ts");
  return openCatalogueDisk();
}

async function chooseDisk(): Promise<CatalogueDisk> {
  // Without a worker, closing the page soon would lose the catalogue.
  if (!("serviceWorker" in globalThis.navigator) || !(await isFirstVisit())) return openDatabase();
  return createFirstDisk(openDatabase, withDatabase);
}

export const pageDisk = once(chooseDisk);

export const pageMirror = createOwnMirror(pageDisk);
