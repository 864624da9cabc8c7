import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { buildSum } from "../../supabase/local/build/build-app.ts";
import { compressFolder } from "../../supabase/local/build/compress-folder.ts";
import { root } from "./run.ts";

export type Chunk = {
  file: string;
  imports: string[];
  /** Fetched when they are wanted. */ lazy: string[];
  css: string[];
  /** The source file this chunk stands for, if it is one's entry. */
  facade: string;
  /** Bytes before compression by where they come from. */
  packages: Record<string, number>;
};
export type Build = { folder: string; chunks: Chunk[] };

const packageOf = (id: string): string => {
  const found = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (found) return found;
  const own = /\/(src\/(?:features\/)?[^/]+|sw)\//.exec(id)?.[1];
  return own ?? "bundler";
};

const measure = (chunks: Chunk[]): Plugin => ({
  name: "journey:measure",
  // After all others: some chunks are styles only, and go away.
  writeBundle(_options, bundle) {
    if (chunks.length > 0) return;
    for (const output of Object.values(bundle)) {
      if (output.type !== "chunk") continue;
      const packages: Record<string, number> = {};
      for (const [id, { renderedLength }] of Object.entries(output.modules)) {
        const name = packageOf(id);
        packages[name] = (packages[name] ?? 0) + renderedLength;
      }
      const metadata = (output as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata;
      chunks.push({
        file: output.fileName,
        imports: [...output.imports],
        lazy: [...output.dynamicImports],
        css: [...(metadata?.importedCss ?? [])],
        // What was grouped with others is still found by its name.
        facade: (
          output.facadeModuleId ??
          output.moduleIds.find((id) => /(-screen\.tsx|\/page-mirror\.ts)$/.test(id)) ??
          ""
        ).replace(root, ""),
        packages,
      });
    }
  },
});

/** The production build with what its bytes are; made once for equal sources. Content pages are not in it. */
export const measuredBuild = async (): Promise<Build> => {
  const cache = join(root, ".cache/measured");
  const folder = join(cache, "dist");
  const record = join(cache, "chunks.json");
  const sum = buildSum({});
  if (existsSync(record)) {
    const known: { sum: string; chunks: Chunk[] } = JSON.parse(readFileSync(record, "utf8"));
    if (known.sum === sum) return { folder, chunks: known.chunks };
  }
  // A build that is given up leaves half a folder, which no record may speak of.
  rmSync(record, { force: true });
  const chunks: Chunk[] = [];
  process.env["NODE_ENV"] = "production";
  process.env["SUPABASE_PRERENDER_URL"] = "";
  process.env["WITHOUT_CATALOGUE"] = "1";
  await build({ root, logLevel: "error", plugins: [measure(chunks)], build: { outDir: folder, emptyOutDir: true } });
  await compressFolder(folder);
  mkdirSync(cache, { recursive: true });
  writeFileSync(record, JSON.stringify({ sum, chunks }));
  return { folder, chunks };
};
