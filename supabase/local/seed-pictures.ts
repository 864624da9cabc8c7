import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { App } from "@supabase/lite";

/** Puts our illustrations where an admin's uploads go: into the public bucket, through the storage API. */
export const uploadSeedPictures = async (app: App, folder: string, secretKey: string): Promise<number> => {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".webp")) : [];
  for (const file of files) {
    const answer = await app.fetch(
      new Request(`http://localhost/storage/v1/object/images/seed/${file}`, {
        method: "POST",
        headers: {
          apikey: secretKey,
          "content-type": "image/webp",
          "cache-control": "max-age=31536000",
          "x-upsert": "true",
        },
        body: readFileSync(join(folder, file)),
      }),
    );
    if (!answer.ok) throw new Error(`The picture ${file} could not be stored: ${await answer.text()}`);
  }
  return files.length;
};
