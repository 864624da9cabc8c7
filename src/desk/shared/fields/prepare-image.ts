import type { PICTURE } from "#texts/desk-catalogue.ts";
import type { Upload } from "../../../data/net/send-bytes.ts";

const LONGEST = 60;

/** Other characters could lead a file name into another folder. */
export function imagePath(fileName: string, timestamp: number): string {
  const nameStem = fileName
    .normalize("NFKD")
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, LONGEST);
  return `images/${timestamp}-${nameStem || "image"}`;
}

const WIDTHS = [1600, 960, 480] as const;
const MOST_BYTES = 15 * 1024 * 1024;
const MOST_PIXELS = 60_000_000;
const QUALITY = 0.82;
const TYPE = "image/webp";

export type PreparedImage = { ok: true; path: string; files: Upload[] } | { ok: false; code: keyof typeof PICTURE };

async function drawBlob(source: ImageBitmap, width: number): Promise<Blob | null> {
  const height = Math.round((source.height * width) / source.width);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, TYPE, QUALITY);
  });
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    // The browser cannot decode the file, despite its type.
    return null;
  }
}

export async function prepareImage(file: File, now: number): Promise<PreparedImage> {
  if (!file.type.startsWith("image/")) return { ok: false, code: "not_an_image" };
  if (file.type === "image/svg+xml") return { ok: false, code: "svg" };
  if (file.size > MOST_BYTES) return { ok: false, code: "too_heavy" };
  const source = await decode(file);
  if (!source) return { ok: false, code: "unreadable" };
  try {
    if (source.width * source.height > MOST_PIXELS) return { ok: false, code: "too_many_pixels" };
    const stem = imagePath(file.name, now);
    const files: Upload[] = [];
    for (const width of WIDTHS) {
      const bytes = await drawBlob(source, Math.min(width, source.width));
      if (bytes?.type !== TYPE) return { ok: false, code: "no_webp" };
      files.push({ path: `${stem}-${width}.webp`, bytes, type: TYPE });
    }
    return { ok: true, path: `${stem}-${WIDTHS[0]}.webp`, files };
  } finally {
    source.close();
  }
}
