import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { type Language, languages } from "../../domain/languages.ts";

export type LanguageFiles = Readonly<Record<string, string>>;

const PART = /^#words\/([^/]+?)(?:\.ts|\/.*)$/;
const VIRTUAL = "\0words:";

export const isLanguageFile = (output?: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  output?.type === "chunk" && (output.facadeModuleId?.startsWith(VIRTUAL) ?? false);

/** Every page needs these at its start, and a request costs more than a kilobyte. */
const FIRST = ["language", "write", "app", "home"];

const fileOf = (part: string) => (FIRST.includes(part) ? "first" : part);

const nameOf = (file: string) => `words-${file.replace("/", "-")}`;

/**
 * The code is the same in every language: it imports `words/<part>`, and the import map of a page names the files of
 * its language.
 */
export function languageFiles() {
  let root = "";
  const parts = new Set<string>();
  const emitted = new Map<string, string>();
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
        const name = `${language}/${fileOf(part)}`;
        if (emitted.has(name)) continue;
        const chunk = { type: "chunk", id: `${VIRTUAL}${name}`, name: nameOf(name) } as const;
        emitted.set(name, this.emitFile({ ...chunk, preserveSignature: "allow-extension" }));
      }
      return { id: `words/${part}`, external: true };
    },
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const [language = "", file = ""] = id.slice(VIRTUAL.length).split("/");
      return modulesOf(language, file)
        .map((path) => `export * from ${JSON.stringify(path)};`)
        .join("\n");
    },
    generateBundle() {
      for (const language of languages) {
        const addressOf = (part: string) => `/${this.getFileName(emitted.get(`${language}/${fileOf(part)}`) ?? "")}`;
        maps.set(language, Object.fromEntries([...parts].toSorted().map((part) => [`words/${part}`, addressOf(part)])));
      }
    },
  };

  /** One file holds all sentences of a part, so that a page asks for it once. */
  function groupOf(id: string): string | null {
    if (id.startsWith(VIRTUAL)) return nameOf(id.slice(VIRTUAL.length));
    const [language, part] = id.split("/src/languages/")[1]?.split(/\/|\.ts/) ?? [];
    return part && languages.some((name) => name === language) ? nameOf(`${language}/${fileOf(part)}`) : null;
  }
  return { plugin, maps, groupOf };
}
