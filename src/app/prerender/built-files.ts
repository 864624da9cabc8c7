import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { contentHash } from "../../data/net/content-hash.ts";
import { addressIn, type Language, SOURCE_LANGUAGE, translations } from "../../domain/languages.ts";
import { isLanguageFile, type LanguageFiles } from "./language-files.ts";

const STAFF_MODULES = /\/src\/(desk|app\/desk|features\/guide)\//;
const DESK_MODULES = /\/src\/(app\/)?desk\//;
const NO_MODULES = /(?!)/;

/** No code imports these. A phone opens the installed app with the last. */
const FILES_FOR_ALL = /^((index|shell)\.html|placeholder\.svg|icons\/mark\.svg|hero-portrait-800\.webp)$/;

function neededFiles(bundle: Rolldown.OutputBundle, leftOut: RegExp, words: LanguageFiles): Set<string> {
  const fileNames = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (fileNames.has(name) || chunk?.type !== "chunk" || chunk.moduleIds.some((id) => leftOut.test(id))) return;
    fileNames.add(name);
    const { importedCss, importedAssets } = chunk.viteMetadata ?? {};
    for (const file of [...(importedCss ?? []), ...(importedAssets ?? [])]) fileNames.add(file);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(words[next]?.slice(1) ?? next);
  };
  for (const output of Object.values(bundle)) {
    if (output.type === "chunk" && output.isEntry && !isLanguageFile(output)) visit(output.fileName);
    if (output.fileName.endsWith(".woff2")) fileNames.add(output.fileName);
  }
  return fileNames;
}

export function guideParts(bundle: Rolldown.OutputBundle, words: LanguageFiles): string[] {
  const visitors = neededFiles(bundle, STAFF_MODULES, words);
  const guides = neededFiles(bundle, DESK_MODULES, words);
  const allFiles = neededFiles(bundle, NO_MODULES, words);
  const isPart = (name: string) => /^assets\/.*\.(js|css|wasm)$/.test(name);
  const isOfOtherLanguage = (name: string) => isLanguageFile(bundle[name]) && !guides.has(name);
  // The scanner's worker is loaded by address, not by import.
  return Object.keys(bundle).filter(
    (name) =>
      isPart(name) && !visitors.has(name) && !isOfOtherLanguage(name) && (guides.has(name) || !allFiles.has(name)),
  );
}

/** Below this size a request costs more than the bytes, so these files are packed into one. */
const PACKED_BELOW_BYTES = 8 * 1024;

type PrecacheEntry = { url: string; revision: string | null; size: number; hash?: string };

export function builtFiles(maps: ReadonlyMap<Language, LanguageFiles>) {
  let guestFiles = new Set<string>();
  const translationFiles = new Map<Language, ReadonlySet<string>>();
  let folder = "";
  const plugin: Plugin = {
    name: "journey:built-files",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    generateBundle(_options, bundle) {
      const neededIn = (language: Language) => neededFiles(bundle, STAFF_MODULES, maps.get(language) ?? {});
      guestFiles = neededIn(SOURCE_LANGUAGE);
      for (const language of translations) {
        const files = [...neededIn(language)].filter((file) => !guestFiles.has(file));
        translationFiles.set(language, new Set(files));
      }
    },
  };
  const hash = async (url: string) => contentHash(await readFile(join(folder, url)));
  const describe = async ({ url, size }: PrecacheEntry): Promise<PrecacheEntry> => {
    const content = await hash(url);
    return { url, size, hash: content, revision: url.startsWith("assets/") ? null : content };
  };
  const pack = async (entries: readonly PrecacheEntry[]) => {
    const smallFiles = entries.filter(
      ({ url, size }) => /^assets\/.*\.(js|css)$/.test(url) && size < PACKED_BELOW_BYTES,
    );
    const parts = smallFiles.map(async ({ url }) => [url, await readFile(join(folder, url), "utf8")] as const);
    const text = JSON.stringify(Object.fromEntries(await Promise.all(parts)));
    const name = `assets/pack-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.txt`;
    await writeFile(join(folder, name), text);
    return name;
  };
  const list = async (entries: PrecacheEntry[]) => {
    const firstEntries = entries.filter(({ url }) => guestFiles.has(url) || FILES_FOR_ALL.test(url));
    const rest = entries.filter((entry) => !firstEntries.includes(entry));
    const pagesOf = (language: Language) => ["/", "/shell"].map((path) => `${addressIn(language, path).slice(1)}.html`);
    const filesOf = (language: Language) =>
      rest.filter(({ url }) => pagesOf(language).includes(url) || translationFiles.get(language)?.has(url));
    const extraEntry = {
      others: await Promise.all(rest.map(({ url }) => hash(url))),
      languages: Object.fromEntries(
        await Promise.all(
          translations.map(async (language) => [language, await Promise.all(filesOf(language).map(describe))] as const),
        ),
      ),
      pack: await pack(firstEntries),
    } as unknown as PrecacheEntry;
    return { manifest: [...(await Promise.all(firstEntries.map(describe))), extraEntry], warnings: [] };
  };
  return { plugin, list };
}
