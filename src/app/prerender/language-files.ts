import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { languages, type Language } from "../../languages/languages.ts";

const WORDS = /^#words\/([^/]+?)(?:\.ts|\/.*)$/;
const VIRTUAL = "\0words:";

/** Every page needs these at its start, and a request costs more than a kilobyte. */
const FIRST = ["language", "write", "shared", "app", "catalogue"];

const fileOf = (part: string) => (FIRST.includes(part) ? "first" : part);

function partsIn(folder: string): string[] {
  const names = readdirSync(folder, { withFileTypes: true });
  return names.map(({ name }) => name.replace(/\.ts$/, "")).filter((name) => !name.endsWith(".test"));
}

function modulesOf(folder: string, part: string): string[] {
  const nested = join(folder, part);
  try {
    return readdirSync(nested).map((name) => join(nested, name));
  } catch {
    return [`${nested}.ts`];
  }
}

/**
 * The code of a page is the same in every language: it imports `words/<part>`, and the page's import map names the
 * file of its language.
 */
export function languageFiles() {
  let root = "";
  const references = new Map<string, string>();
  const maps = new Map<Language, Record<string, string>>();
  const folderOf = (language: Language) => join(root, "src/languages", language);
  const filesOf = () => [...new Set(partsIn(folderOf("en")).map(fileOf))];

  const plugin: Plugin = {
    name: "journey:language-files",
    apply: "build",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      for (const language of languages)
        for (const file of filesOf()) {
          const id = `${VIRTUAL}${language}/${file}`;
          references.set(`${language}/${file}`, this.emitFile({ type: "chunk", id, name: `words-${file}.${language}`, preserveSignature: "strict" }));
        }
    },
    resolveId(id) {
      if (id.startsWith(VIRTUAL)) return id;
      const part = WORDS.exec(id)?.[1];
      return part === undefined ? null : { id: `words/${part}`, external: true };
    },
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const [language = "en", file = ""] = id.slice(VIRTUAL.length).split("/");
      const folder = folderOf(language as Language);
      const parts = partsIn(folder).filter((part) => fileOf(part) === file);
      const modules = parts.flatMap((part) => modulesOf(folder, part));
      return modules.map((module) => `export * from ${JSON.stringify(module)};`).join("\n");
    },
    generateBundle() {
      for (const language of languages) {
        const entries = partsIn(folderOf("en")).map((part) => {
          const reference = references.get(`${language}/${fileOf(part)}`) ?? "";
          return [`words/${part}`, `/${this.getFileName(reference)}`];
        });
        maps.set(language, Object.fromEntries(entries));
      }
    },
  };
  return { plugin, maps };
}

export const isLanguageFile = (chunk: Rolldown.OutputChunk): boolean => chunk.facadeModuleId?.startsWith(VIRTUAL) ?? false;
