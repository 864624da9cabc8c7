import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { QUICK } from "../build/compress-folder.ts";

/** Search engines and link previews need an origin in these places. */
const ADDRESS =
  /(<loc>|^Sitemap: |<link rel="(?:canonical|alternate)"[^>]* href="|<meta property="og:(?:url|image)" content=")(?=\/)/gm;

export type Coding = "br" | "gzip" | undefined;

function compress(text: string, coding: Coding): Buffer {
  if (coding === "br") return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } });
  return coding === "gzip" ? gzipSync(text) : Buffer.from(text);
}

/** A build that fits any port names no origin. The worker asks for a page by its file's name and compares its hash, so that stays. */
const needsOrigin = (file: string, path: string): boolean =>
  /\.(html|xml|txt)$/.test(file) && (!file.endsWith(".html") || basename(path) !== basename(file));

export function originNamer() {
  const bodies = new Map<string, Buffer | undefined>();
  /** Answers nothing if the file names no address without an origin. */
  return (file: string, path: string, origin: string, coding: Coding): Buffer | undefined => {
    if (!needsOrigin(file, path)) return undefined;
    const key = `${file} ${statSync(file).mtimeMs} ${origin} ${coding}`;
    if (!bodies.has(key)) {
      const built = readFileSync(file, "utf8");
      const named = built.replace(ADDRESS, `$1${origin}`);
      bodies.set(key, named === built ? undefined : compress(named, coding));
    }
    return bodies.get(key);
  };
}
