import { siblingsOf } from "../../domain/saved/picture-variants.ts";
import { db } from "./db.ts";

export async function savedPicture(url: string, database = db): Promise<Blob | null> {
  const exact = await database.saved_files.get(url);
  if (exact) return exact.blob;
  const others = await database.saved_files.bulkGet(siblingsOf(url));
  return others.find((file) => file !== undefined)?.blob ?? null;
}
