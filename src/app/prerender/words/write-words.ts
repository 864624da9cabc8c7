import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { languages, SOURCE_LANGUAGE } from "../../../domain/languages.ts";
import { compilePart, type PartTexts } from "./compile-part.ts";

export const readPart = (root: string, language: string, part: string): PartTexts => {
  const path = join(root, "src/languages", language, `${part}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
};

export const partsOf = (root: string, language: string): string[] =>
  globSync("*.json", { cwd: join(root, "src/languages", language) })
    .map((file) => basename(file, ".json"))
    .toSorted();

/** Leaves files alone whose content is the same, because watchers and `tsc -b` build anew what was written. */
function writeChanged(path: string, content: string): boolean {
  if (existsSync(path) && readFileSync(path, "utf8") === content) return false;
  // Another process may read it at this moment.
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, content);
  renameSync(partial, path);
  return true;
}

export const PSEUDO_FOLDER = "pseudo";

/** Returns the files that changed. The pseudo-language has a folder of its own, so that it never stands in for English. */
export function writeWords(root: string, withPseudo = false): string[] {
  const problems: string[] = [];
  const changed: string[] = [];
  for (const name of [...languages, ...(withPseudo ? [PSEUDO_FOLDER] : [])]) {
    const isPseudo = name === PSEUDO_FOLDER;
    const language = isPseudo ? SOURCE_LANGUAGE : name;
    const folder = join(root, ".cache/words", name);
    mkdirSync(folder, { recursive: true });
    const parts = partsOf(root, language);
    for (const part of parts) {
      try {
        const texts = readPart(root, language, part);
        const english = readPart(root, SOURCE_LANGUAGE, part);
        const code = compilePart({ language, texts, english, isPseudo });
        if (writeChanged(join(folder, `${part}.ts`), code)) changed.push(join(folder, `${part}.ts`));
      } catch (error) {
        const lines = String(error instanceof Error ? error.message : error).split("\n");
        problems.push(...lines.map((line) => `src/languages/${language}/${part}.json ${line}`));
      }
    }
    for (const file of globSync("*.ts", { cwd: folder }))
      if (!parts.includes(basename(file, ".ts"))) {
        rmSync(join(folder, file));
        changed.push(join(folder, file));
      }
  }
  if (problems.length) throw new Error(problems.join("\n"));
  return changed;
}
