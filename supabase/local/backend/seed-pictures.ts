import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const uploadSeedPictures = async (
  backend: { fetch: (request: Request) => Promise<Response> },
  folder: string,
  secretKey: string,
  origin = "http://localhost",
): Promise<number> => {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".webp")) : [];
  for (const file of files) {
    const answer = await backend.fetch(
      new Request(`${origin}/storage/v1/object/images/seed/${file}`, {
        method: "POST",
        headers: {
          apikey: secretKey,
          authorization: `Bearer ${secretKey}`,
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
