import { parseCatalogueKept } from "../../../domain/worker/messages.ts";
import type { CatalogueDisk } from "../../local/catalogue/catalogue-disk.ts";
import { diskWasNew, whenDiskIsUsed } from "../../local/disk-use.ts";
import { askWorker } from "../../net/ask-worker.ts";
import { createFirstDisk, type FirstCatalogue } from "./first-disk.ts";
import { createOwnMirror } from "./own-mirror.ts";

const KEPT_WITHIN_MS = 30_000;

async function openDatabase(): Promise<CatalogueDisk> {
  const { openCatalogueDisk } = await import("../../local/catalogue/catalogue-disk.ts");
  return openCatalogueDisk();
}

async function hand(catalogue: FirstCatalogue): Promise<boolean> {
  const { active } = await globalThis.navigator.serviceWorker.ready;
  return parseCatalogueKept(await askWorker(catalogue, KEPT_WITHIN_MS, active))?.ok === true;
}

async function chooseDisk(): Promise<CatalogueDisk> {
  if (!("serviceWorker" in globalThis.navigator) || !(await diskWasNew())) return openDatabase();
  return createFirstDisk({ open: openDatabase, used: whenDiskIsUsed(), hand });
}

let chosen: Promise<CatalogueDisk> | undefined;
/** The catalogue on this device. */
export const pageDisk = (): Promise<CatalogueDisk> => (chosen ??= chooseDisk());

export const pageMirror = createOwnMirror(pageDisk);
