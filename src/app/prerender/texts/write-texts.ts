import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { languages, SOURCE_LANGUAGE } from "../../../domain/languages.ts";
import { compilePart } from "./compile-part.ts";
import { partsOf, pathOfPart, readPart } from "./part-files.ts";
import { messageOf } from "./read-text.ts";

/** Leaves files alone whose content is the same, because watchers and `tsc -b` take a written file for a changed one. */
function writeChanged(path: string, content: string): boolean {
  if (existsSync(path) && readFileSync(path, "utf8") === content) return false;
  // Another process may read it at this moment.
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
  return true;
}

/** Throws a line for each text of the file that has to be mended. */
function compileFile(root: string, language: string, part: string, isPseudo: boolean): string {
  const texts = readPart(root, language, part) ?? {};
  const english = readPart(root, SOURCE_LANGUAGE, part) ?? {};
  try {
    return compilePart({ language, texts, english, isPseudo });
  } catch (error) {
    throw new Error(messageOf(error).replaceAll(/^/gm, `${pathOfPart(language, part)} `), { cause: error });
  }
}

export const PSEUDO_FOLDER = "pseudo";

/**
 * Compiles all texts to `.cache/texts` and returns the files that changed. Throws all lines that have to be mended.
 * The pseudo-language has a folder of its own, so that it never replaces English.
 */
export function writeTexts(root: string, withPseudo = false): string[] {
  const problems: string[] = [];
  const changed: string[] = [];
  for (const name of [...languages, ...(withPseudo ? [PSEUDO_FOLDER] : [])]) {
    const isPseudo = name === PSEUDO_FOLDER;
    const language = isPseudo ? SOURCE_LANGUAGE : name;
    const folder = join(root, ".cache/texts", name);
    mkdirSync(folder, { recursive: true });
    const parts = partsOf(root, language);
    for (const part of parts) {
      const path = join(folder, `${part}.ts`);
      try {
        if (writeChanged(path, compileFile(root, language, part, isPseudo))) changed.push(path);
      } catch (error) {
        problems.push(messageOf(error));
      }
    }
    for (const file of globSync("*.ts", { cwd: folder })) {
      if (parts.includes(basename(file, ".ts"))) continue;
      rmSync(join(folder, file));
      changed.push(join(folder, file));
    }
  }
  if (problems.length) throw new Error(problems.join("\n"));
  return changed;
}
