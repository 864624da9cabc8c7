import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages, SOURCE_LANGUAGE, translations } from "../../../domain/languages.ts";
import { type PartTexts, partsOf, pathOfPart, readPart, textsById } from "./part-files.ts";
import { KIND_NAMES, literalsOf, messageOf, readText, type Text } from "./read-text.ts";

export type Finding = { file: string; id: string; problem: string };

export const SAME_AS_ENGLISH = "src/languages/same-as-english.json";

/** Uzbek has its own letters oʻ and gʻ and its own apostrophe. */
const FOREIGN_APOSTROPHE = /\p{L}['’‘`´]\p{L}/gu;

const joinedOr = (names: readonly string[], none: string) => names.toSorted().join(", ") || none;

function compareText(own: Text, english: Text): string[] {
  const found: string[] = [];
  for (const [name, { kind }] of own.parameters) {
    const kindInEnglish = english.parameters.get(name)?.kind;
    if (kindInEnglish === undefined) found.push(`unknown parameter: ${name}`);
    else if (kind !== kindInEnglish && kind !== "instant")
      found.push(`${name} is ${KIND_NAMES[kind]} here and ${KIND_NAMES[kindInEnglish]} in English`);
  }
  for (const [name, { isWritten }] of english.parameters)
    if (isWritten && !own.parameters.has(name)) found.push(`missing parameter: ${name}`);
  const [links, linksInEnglish] = [joinedOr(own.links, "none"), joinedOr(english.links, "none")];
  if (links !== linksInEnglish) found.push(`other links than in English: ${links} instead of ${linksInEnglish}`);
  return found;
}

type Part = { language: string; part: string; texts: PartTexts; english: PartTexts };

/** Compares one file with its English twin; `allowed` are the texts that may be equal in both. */
export function checkPart({ language, part, texts, english }: Part, allowed: ReadonlySet<string>): Finding[] {
  const file = pathOfPart(language, part);
  const found: Finding[] = [];
  const sources = textsById(english);
  const own = textsById(texts);

  for (const id of sources.keys()) if (!own.has(id)) found.push({ file, id, problem: "missing" });
  for (const [id, text] of own) {
    const add = (problem: string) => found.push({ file, id, problem });
    const source = sources.get(id);
    if (source === undefined) add("surplus, English has no such text");
    const ownText = tryToRead(text, language);
    if (typeof ownText === "string") add(ownText);
    if (typeof ownText === "string" || source === undefined || language === SOURCE_LANGUAGE) continue;
    const englishText = tryToRead(source, SOURCE_LANGUAGE);
    // The check of the English file reports it.
    if (typeof englishText === "string") continue;
    compareText(ownText, englishText).forEach(add);
    const literals = literalsOf(ownText.pieces);
    if (text === source && !allowed.has(text) && literals.some((literal) => /\p{L}/u.test(literal)))
      add("equal to the English");
    if (language === "uz")
      for (const letters of literals.flatMap((literal) => literal.match(FOREIGN_APOSTROPHE) ?? []))
        add(`no letter of Uzbek: ${letters}`);
  }
  return found;
}

function tryToRead(text: string, language: string): Text | string {
  try {
    return readText(text, language);
  } catch (error) {
    return messageOf(error);
  }
}

function unusedIn(allowed: ReadonlySet<string>, root: string): Finding[] {
  const unused = new Set(allowed);
  for (const part of partsOf(root, SOURCE_LANGUAGE)) {
    const english = textsById(readPart(root, SOURCE_LANGUAGE, part));
    for (const language of translations)
      for (const [id, text] of textsById(readPart(root, language, part)))
        if (english.get(id) === text) unused.delete(text);
  }
  return [...unused].map((id) => ({ file: SAME_AS_ENGLISH, id, problem: "no translation has this text" }));
}

export function checkLanguages(root: string): Finding[] {
  const path = join(root, SAME_AS_ENGLISH);
  const listed: string[] = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
  const allowed = new Set(listed);
  const parts = new Set(languages.flatMap((language) => partsOf(root, language)));
  const found = languages.flatMap((language) =>
    [...parts].toSorted().flatMap((part) => {
      const file = pathOfPart(language, part);
      const english = readPart(root, SOURCE_LANGUAGE, part) ?? {};
      const texts = readPart(root, language, part);
      return texts
        ? checkPart({ language, part, texts, english }, allowed)
        : [{ file, id: "", problem: "missing file" }];
    }),
  );
  return [...found, ...unusedIn(allowed, root)];
}
