import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Storage = { fetch: (request: Request) => Promise<Response> };
type Picture = { path: string; type: string; bytes: Buffer };

export async function storePicture(
  storage: Storage,
  origin: string,
  secretKey: string,
  { path, type, bytes }: Picture,
): Promise<void> {
  const answer = await storage.fetch(
    new Request(`${origin}/storage/v1/object/${path}`, {
      method: "POST",
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        "content-type": type,
        "cache-control": "max-age=31536000",
        "x-upsert": "true",
      },
      body: new Uint8Array(bytes),
    }),
  );
  if (!answer.ok) throw new Error(`The picture ${path} could not be stored: ${await answer.text()}`);
}

export const uploadSeedPictures = async (
  storage: Storage,
  folder: string,
  secretKey: string,
  origin = "http://localhost",
): Promise<number> => {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".webp")) : [];
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    await storePicture(storage, origin, secretKey, { path: `images/seed/${file}`, type: "image/webp", bytes });
  }
  return files.length;
};
