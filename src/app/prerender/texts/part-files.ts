import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

export type Texts = string | readonly Texts[] | { readonly [id: string]: Texts };
export type PartTexts = { readonly [id: string]: Texts };

export const pathOfPart = (language: string, part: string): string => `src/languages/${language}/${part}.json`;

export const partsOf = (root: string, language: string): string[] =>
  globSync("*.json", { cwd: join(root, "src/languages", language) })
    .map((file) => basename(file, ".json"))
    .toSorted();

export function readPart(root: string, language: string, part: string): PartTexts | undefined {
  const path = pathOfPart(language, part);
  if (!existsSync(join(root, path))) return undefined;
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch (error) {
    throw new Error(`${path} is no JSON: ${error instanceof Error ? error.message : ""}`, { cause: error });
  }
}

/** An id names the groups and the places in lists above its text: `HERO.steps.0`. */
export function textsById(texts: Texts | undefined, id = ""): Map<string, string> {
  if (texts === undefined) return new Map();
  if (typeof texts !== "object" || texts === null) return new Map([[id, String(texts)]]);
  return new Map(Object.entries(texts).flatMap(([key, inner]) => [...textsById(inner, id ? `${id}.${key}` : key)]));
}
