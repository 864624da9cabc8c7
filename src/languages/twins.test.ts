import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SOURCE_LANGUAGE, translations } from "../domain/languages.ts";

type Words = Readonly<Record<string, unknown>>;

const folderOf = (language: string) => join(import.meta.dirname, language);
const filesOf = (language: string) => globSync("**/*.ts", { cwd: folderOf(language), exclude: ["**/*.d.ts"] });
const read = (language: string, file: string): Promise<Words> => import(join(folderOf(language), file));

const isObject = (value: unknown): value is Words => typeof value === "object" && value !== null;

/** A sentence with links is a list of plain text and of objects, whose names are the links. */
function linksIn(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return [`${place}: ${value.filter(isObject).flatMap(Object.keys).toSorted().join(", ")}`];
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => linksIn(inner, `${place}.${name}`)) : [];
}

it.each(translations)("has the same links in each sentence of %s as in English", async (language) => {
  for (const file of filesOf(language)) {
    const [source, twin] = await Promise.all([read(SOURCE_LANGUAGE, file), read(language, file)]);
    expect(linksIn({ ...twin }, file)).toEqual(linksIn({ ...source }, file));
  }
});

it.each(translations)("has the same files in %s as in English", (language) => {
  expect(filesOf(language).toSorted()).toEqual(filesOf(SOURCE_LANGUAGE).toSorted());
});

it("writes Uzbek with its own letters oʻ and gʻ and its own apostrophe", () => {
  const wrong = filesOf("uz").flatMap((file) => {
    const code = readFileSync(join(folderOf("uz"), file), "utf8").replaceAll(/\/\*\*.*?\*\//gs, "");
    return [...code.matchAll(/\p{L}['’‘`´]\p{L}/gu)].map(([found]) => `${file}: ${found}`);
  });
  expect(wrong).toEqual([]);
});
