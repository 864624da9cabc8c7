import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { type Language, languages, SOURCE_LANGUAGE } from "../../domain/languages.ts";
import { isPseudoFile } from "./pseudo-language.ts";

export type LanguageFiles = Readonly<Record<string, string>>;

const PART = /^#words\/([^/]+?)(?:\.ts|\/.*)$/;
const VIRTUAL = "\0words:";

export const isLanguageFile = (output?: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  output?.type === "chunk" && (output.facadeModuleId?.startsWith(VIRTUAL) ?? false);

/** Every page needs these at its start, and a request costs more than a kilobyte. */
const FIRST = ["language", "write", "app", "home"];

const PREFIX = "words/";

const fileOf = (part: string) => (FIRST.includes(part) ? "first" : part);

const chunkName = (language: string, part: string) => `words-${language}-${fileOf(part)}`;

export const wordsChunk = (language: Language, imported: string): string | undefined =>
  imported.startsWith(PREFIX) ? chunkName(language, imported.slice(PREFIX.length)) : undefined;

/**
 * The code is the same in every language: it imports `words/<part>`, and the import map of a page names the files of
 * its language.
 */
export function languageFiles() {
  let root = "";
  const parts = new Set<string>();
  const emitted = new Set<string>();
  const maps = new Map<Language, LanguageFiles>();

  function modulesOf(language: string, file: string): string[] {
    const folder = join(root, "src/languages", language);
    const names = file === "first" ? FIRST : [file];
    const paths = names.flatMap((name) => [`${name}.ts`, ...globSync(`${name}/*.ts`, { cwd: folder })]);
    return paths.map((path) => join(folder, path)).filter((path) => existsSync(path));
  }

  const plugin: Plugin = {
    name: "journey:language-files",
    apply: "build",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      if (id.startsWith(VIRTUAL)) return id;
      const part = PART.exec(id)?.[1];
      if (part === undefined) return null;
      parts.add(part);
      for (const language of languages) {
        const name = chunkName(language, part);
        if (emitted.has(name)) continue;
        const chunk = { type: "chunk", id: `${VIRTUAL}${language}/${fileOf(part)}`, name } as const;
        emitted.add(name);
        this.emitFile({ ...chunk, preserveSignature: "allow-extension" });
      }
      return { id: `${PREFIX}${part}`, external: true };
    },
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const [language = "", file = ""] = id.slice(VIRTUAL.length).split("/");
      return modulesOf(language, file)
        .map((path) => `export * from ${JSON.stringify(path)};`)
        .join("\n");
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      for (const language of languages) {
        const addressOf = (part: string) =>
          `/${chunks.find(({ name }) => name === chunkName(language, part))?.fileName}`;
        maps.set(
          language,
          Object.fromEntries([...parts].toSorted().map((part) => [`${PREFIX}${part}`, addressOf(part)])),
        );
      }
    },
  };

  function groupOf(id: string): string | null {
    if (isPseudoFile(id)) return chunkName(SOURCE_LANGUAGE, "app");
    const path = id.startsWith(VIRTUAL) ? id.slice(VIRTUAL.length) : id.split("/src/languages/")[1];
    const [language = "", part] = path?.split(/\/|\.ts/) ?? [];
    return part && languages.some((name) => name === language) ? chunkName(language, part) : null;
  }
  return { plugin, maps, groupOf };
}
