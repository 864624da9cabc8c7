import * as v from "valibot";
import { destinationSchema, packageSchema, tourSchema } from "../../../domain/catalogue/rows/catalogue-schema.ts";
import { isWholePicture } from "../../../domain/saved/picture-bytes.ts";
import type { SavedCheck, SavedItem } from "../../../domain/saved/saved-item.ts";
import type { SavedStore } from "../../local/saved-store.ts";

const rowsSchema = v.object({
  destinations: v.array(destinationSchema),
  tours: v.array(tourSchema),
  packages: v.array(packageSchema),
});

export async function wholeBytes(store: Pick<SavedStore, "file">, url: string): Promise<number | null> {
  const blob = await store.file(url);
  if (blob === undefined) return null;
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await blob.arrayBuffer());
  } catch (error) {
    // The row exists, but the browser deleted its file.
    if (error instanceof DOMException || error instanceof TypeError) return null;
    throw error;
  }
  return isWholePicture(bytes) ? bytes.length : null;
}

function hasText({ kind, id, rows }: SavedItem): boolean {
  if (!v.is(rowsSchema, rows)) return false;
  if (kind === "trip") return true;
  const list: readonly { id: string }[] =
    kind === "tour" ? rows.tours : kind === "package" ? rows.packages : rows.destinations;
  return list.some((row) => row.id === id);
}

/** Reads every part back, the only proof that a page works offline. */
export async function checkSaved(item: SavedItem, store: Pick<SavedStore, "file" | "hasTrip">): Promise<SavedCheck> {
  let checkedFiles = 0;
  let bytes = 0;
  for (const file of item.files) {
    const size = await wholeBytes(store, file.url);
    if (size === null || size !== file.bytes) continue;
    checkedFiles += 1;
    bytes += size;
  }
  const texts = hasText(item) && (item.kind !== "trip" || (await store.hasTrip(item.id)));
  return {
    state: texts && checkedFiles === item.files.length ? "ready" : "partial",
    done: checkedFiles,
    total: item.files.length,
    bytes,
  };
}
