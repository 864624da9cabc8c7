import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { textsChunk } from "../../src/app/prerender/language-files.ts";
import { SOURCE_LANGUAGE } from "../../src/domain/languages.ts";
import { buildSum } from "../../supabase/local/build/build-app.ts";
import { compressFolder } from "../../supabase/local/build/compress-folder.ts";
import { root } from "./run.ts";

export type Chunk = {
  file: string;
  imports: string[];
  lazy: string[];
  css: string[];
  facade: string;
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
  // Runs after all others, since chunks with styles only are removed.
  writeBundle(_options, bundle) {
    if (chunks.length > 0) return;
    const outputs = Object.values(bundle).filter((output) => output.type === "chunk");
    // An import map names the files of the page's language; English is measured.
    const fileOf = (imported: string) =>
      outputs.find(({ name }) => name === textsChunk(SOURCE_LANGUAGE, imported))?.fileName ?? imported;
    for (const output of outputs) {
      const packages: Record<string, number> = {};
      for (const [id, { renderedLength }] of Object.entries(output.modules)) {
        const name = packageOf(id);
        packages[name] = (packages[name] ?? 0) + renderedLength;
      }
      const metadata = (output as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata;
      chunks.push({
        file: output.fileName,
        imports: output.imports.map(fileOf),
        lazy: [...output.dynamicImports],
        css: [...(metadata?.importedCss ?? [])],
        // Grouped modules are still found by name.
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

export const measuredBuild = async (): Promise<Build> => {
  const cache = join(root, ".cache/measured");
  const folder = join(cache, "dist");
  const record = join(cache, "chunks.json");
  const sum = buildSum({});
  if (existsSync(record)) {
    const recordedBuild: { sum: string; chunks: Chunk[] } = JSON.parse(readFileSync(record, "utf8"));
    if (recordedBuild.sum === sum) return { folder, chunks: recordedBuild.chunks };
  }
  // A failed build leaves half a folder, so its record must go.
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
