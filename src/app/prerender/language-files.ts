import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { type Language, languageAt, languages, SOURCE_LANGUAGE } from "../../domain/languages.ts";
import { templateIn } from "./page-html.ts";
import { PSEUDO_FOLDER, writeTexts } from "./texts/write-texts.ts";

export type LanguageFiles = Readonly<Record<string, string>>;

/** `PSEUDO=1` builds English so that a page shows which text no language folder holds. */
export const isPseudoBuild = (): boolean => process.env["PSEUDO"] === "1";

const PART = /^#texts\/([\w-]+)\.ts$/;
const VIRTUAL = "\0texts:";
const PREFIX = "texts/";
/** The dev server gives an id that is no file this address. */
const DEV_PREFIX = "/@id/";

export const isLanguageFile = (output?: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  output?.type === "chunk" && (output.facadeModuleId?.startsWith(VIRTUAL) ?? false);

/** Every page needs these at its start, and a request costs more than a kilobyte. */
const FIRST = ["write", "app", "home"];

/** Parts like `desk` and `desk-money` share a file. */
const fileOf = (part: string) => (FIRST.includes(part) ? "first" : (part.split("-")[0] ?? part));

const chunkName = (language: string, part: string) => `texts-${language}-${fileOf(part)}`;

export const textsChunk = (language: Language, imported: string): string | undefined =>
  imported.startsWith(PREFIX) ? chunkName(language, imported.slice(PREFIX.length)) : undefined;

const compiledFolder = (root: string, language: string) =>
  join(root, ".cache/texts", isPseudoBuild() && language === SOURCE_LANGUAGE ? PSEUDO_FOLDER : language);

/** For a build in one language, whose code needs no import map. */
export const textsAlias = (root: string, language: Language) => [
  { find: /^#texts(?=\/write\.ts)/, replacement: join(root, "src/languages", language) },
  { find: /^#texts/, replacement: compiledFolder(root, language) },
];

function modulesOf(root: string, language: string, file: string): string[] {
  const written = join(root, "src/languages", language);
  const compiled = compiledFolder(root, language);
  return [
    ...globSync("*.ts", { cwd: written }).map((path) => ({ path, folder: written })),
    ...globSync("*.ts", { cwd: compiled }).map((path) => ({ path, folder: compiled })),
  ]
    .filter(({ path }) => fileOf(basename(path, ".ts")) === file)
    .map(({ path, folder }) => join(folder, path))
    .toSorted();
}

/** `export *` drops a name that two modules export. */
function checkNames(paths: readonly string[]): void {
  const owners = new Map<string, string>();
  for (const path of paths)
    for (const [, name = ""] of readFileSync(path, "utf8").matchAll(/^export const (\w+)/gm)) {
      const owner = owners.get(name);
      if (owner !== undefined) throw new Error(`${name} is in ${owner} and ${path}, which share a file on a page`);
      owners.set(name, path);
    }
}

/**
 * The code is the same in every language: it imports `texts/<part>`, and the import map of a page names the files of
 * its language. The dev server names the modules of the build's files there.
 */
export function languageFiles() {
  let root = "";
  let isDev = false;
  const parts = new Set<string>();
  const emitted = new Set<string>();
  const maps = new Map<Language, LanguageFiles>();
  const compile = () => writeTexts(root, isPseudoBuild());

  const plugin: Plugin = {
    name: "journey:language-files",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
      isDev = config.command === "serve";
      compile();
    },
    resolveId(id) {
      if (id.startsWith(VIRTUAL) || id.startsWith(PREFIX)) return id;
      const part = PART.exec(id)?.[1];
      if (part === undefined) return null;
      if (isDev) return `${PREFIX}${part}`;
      parts.add(part);
      for (const language of languages) {
        const chunk = chunkName(language, part);
        if (emitted.has(chunk)) continue;
        emitted.add(chunk);
        const id = `${VIRTUAL}${language}/${fileOf(part)}`;
        this.emitFile({ type: "chunk", id, name: chunk, preserveSignature: "allow-extension" });
      }
      return { id: `${PREFIX}${part}`, external: true };
    },
    load(id) {
      // The dev server also reads ahead what a page's import map will replace.
      const path = id.startsWith(PREFIX) ? id.replace(PREFIX, `${VIRTUAL}${SOURCE_LANGUAGE}/`) : id;
      if (!path.startsWith(VIRTUAL)) return null;
      const [language = "", part = ""] = path.slice(VIRTUAL.length).split("/");
      const modules = modulesOf(root, language, fileOf(part));
      checkNames(modules);
      return modules.map((module) => `export * from ${JSON.stringify(module)};`).join("\n");
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { originalUrl = "/" }) {
        if (!isDev) return html;
        const language = languageAt(new URL(originalUrl, "http://localhost").pathname);
        const address = `${DEV_PREFIX}${VIRTUAL.replace("\0", "__x00__")}${language}/`;
        return templateIn(html, language, { [`${DEV_PREFIX}${PREFIX}`]: address });
      },
    },
    hotUpdate({ file }) {
      if (/\/src\/languages\/\w+\/[\w-]+\.json$/.test(file)) compile();
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

  /** Words that code names by their language, like the offer of another one, belong to that code. */
  function groupOf(id: string): string | null {
    const [, folder = "", part = ""] =
      /(?:\0texts:|\/src\/languages\/|\/\.cache\/texts\/)(\w+)\/([\w-]+)/.exec(id) ?? [];
    const name = chunkName(folder === PSEUDO_FOLDER ? SOURCE_LANGUAGE : folder, part);
    return emitted.has(name) ? name : null;
  }
  return { plugin, maps, groupOf };
}
