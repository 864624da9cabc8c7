import { SOURCE_LANGUAGE } from "../../../domain/languages.ts";
import type { PartTexts, Texts } from "./part-files.ts";
import { pseudoPieces } from "./pseudo-pieces.ts";
import { type ValueKind, messageOf, type Piece, readText, type Text } from "./read-text.ts";

type Part = { language: string; texts: PartTexts; english: PartTexts; isPseudo?: boolean };
type Compiled = { code: string; type: string };
/** The names that a module imports from `write.ts`. */
type Used = Set<string>;

const TYPES: Record<ValueKind, string> = { string: "string", number: "number", instant: "string | number" };
const NAME = /^[a-z_$][\w$]*$/i;

const keyOf = (id: string) => (NAME.test(id) ? id : JSON.stringify(id));

/** Joins neighboring strings, and replaces a choice between equal forms by that form. */
function simplified(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  function add(piece: Piece) {
    const last = found.at(-1);
    if (typeof piece === "string" && typeof last === "string") found[found.length - 1] = last + piece;
    else if (piece !== "") found.push(piece);
  }
  for (const piece of pieces) {
    if (typeof piece === "string") add(piece);
    else if ("link" in piece) add({ ...piece, pieces: simplified(piece.pieces) });
    else if ("choose" in piece) {
      const cases = piece.cases.map((one) => ({ key: one.key, pieces: simplified(one.pieces) }));
      const forms = new Set(cases.map((one) => JSON.stringify(one.pieces)));
      if (forms.size === 1) cases[0]?.pieces.forEach(add);
      else add({ ...piece, cases });
    } else add(piece);
  }
  return found;
}

const inTemplate = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(/`|\$\{|\$$/g, "\\$&");

/** Templates are smaller than sums once a page's file is compressed. */
function joined(pieces: readonly Piece[], used: Used): string {
  const [only = "", ...others] = pieces;
  if (others.length === 0) return typeof only === "string" ? JSON.stringify(only) : codeOf(only, used);
  const parts = pieces.map((piece) => (typeof piece === "string" ? inTemplate(piece) : `\${${codeOf(piece, used)}}`));
  return `\`${parts.join("")}\``;
}

function codeOf(piece: Exclude<Piece, string>, used: Used): string {
  if ("link" in piece) return `{ ${piece.link}: ${joined(piece.pieces, used)} }`;
  const value = `d.${piece.value}`;
  if ("choose" in piece) return choiceOf(piece, value, used);
  if (piece.writer === undefined) return piece.isPseudo ? `${value}.replaceAll(/⟦|[ ·]*⟧/g, "")` : value;
  const writer = piece.writer === "number" ? "grouped" : piece.writer;
  used.add(writer);
  return `$${writer}(${value})`;
}

function choiceOf({ choose, cases }: Extract<Piece, { choose: string }>, value: string, used: Used): string {
  const forms = cases.map(({ key, pieces }) => ({ key, code: joined(pieces, used) }));
  const isExact = ({ key }: { key: string }) => (choose === "plural" ? key.startsWith("=") : key !== "other");
  const rest = forms.filter((form) => !isExact(form));
  if (choose === "plural") used.add("plural");
  const last =
    choose === "plural"
      ? `$plural(${value}, { ${rest.map(({ key, code }) => `${key}: ${code}`).join(", ")} })`
      : rest[0]?.code;
  const tests = forms.filter(isExact).map(({ key, code }) => {
    const exact = choose === "plural" ? key.slice(1) : JSON.stringify(key);
    return `${value} === ${exact} ? ${code} : `;
  });
  return tests.length ? `(${tests.join("")}${last})` : `${last}`;
}

/** Splits a text at its links: each link is a run, and so is the text between two links. */
function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  let isAfterLink = true;
  for (const piece of pieces) {
    const isLink = typeof piece === "object" && "link" in piece;
    if (isLink || isAfterLink) runs.push([piece]);
    else runs.at(-1)?.push(piece);
    isAfterLink = isLink;
  }
  return runs;
}

function pseudoRun(run: readonly Piece[]): readonly Piece[] {
  const [only] = run;
  if (typeof only !== "object" || !("link" in only)) return pseudoPieces(run);
  return [{ ...only, pieces: pseudoPieces(only.pieces) }];
}

function compileText({ pieces, links }: Text, english: Text, isPseudo: boolean, used: Used): Compiled {
  const runs = (links.length ? runsOf(pieces) : [pieces]).map((run) => simplified(isPseudo ? pseudoRun(run) : run));
  const codes = runs.map((run) => joined(run, used));
  const code = links.length ? `[${codes.join(", ")}]` : (codes[0] ?? "");
  const tags = [...new Set(english.links)].map((link) => `{ ${link}: string }`);
  const type = tags.length ? `(${["string", ...tags].join(" | ")})[]` : "string";
  if (english.parameters.size === 0) return { code, type };
  const values = [...english.parameters].map(([name, { kind }]) => `${name}: ${TYPES[kind]}`);
  const isPlain = (run: readonly Piece[]): boolean =>
    run.every((piece) => typeof piece === "string" || ("link" in piece && isPlain(piece.pieces)));
  return { code: `${runs.every(isPlain) ? "()" : "(d)"} => ${code}`, type: `(d: { ${values.join("; ")} }) => ${type}` };
}

const isList = (texts: Texts): texts is readonly Texts[] => Array.isArray(texts);

/**
 * Types come from the English text alone, so that code for English takes the module of any language. Throws a line for
 * each text that has to be mended.
 */
export function compilePart({ language, texts, english, isPseudo = false }: Part): string {
  const used: Used = new Set();
  const problems: string[] = [];

  function readEnglish(source: Texts | undefined): Text | undefined {
    if (typeof source !== "string" || language === SOURCE_LANGUAGE) return undefined;
    try {
      return readText(source, SOURCE_LANGUAGE);
    } catch {
      // Only the English file has to be mended.
      return undefined;
    }
  }

  function compileOne(own: string, source: Texts | undefined, id: string): Compiled {
    try {
      const text = readText(own, language);
      return compileText(text, readEnglish(source) ?? text, isPseudo, used);
    } catch (error) {
      problems.push(`${id}: ${messageOf(error)}`);
      return { code: '""', type: "string" };
    }
  }

  function compile(own: Texts, source: Texts | undefined, id: string): Compiled {
    if (typeof own === "string") return compileOne(own, source, id);
    if (typeof own !== "object" || own === null) {
      problems.push(`${id}: a text stands between quotes`);
      return { code: '""', type: "string" };
    }
    const sources = typeof source === "object" ? Object.entries(source) : [];
    const twins = new Map(sources);
    const inner = Object.entries(own).map(([key, value]) => ({
      key: keyOf(key),
      ...compile(value, twins.get(key), `${id}.${key}`),
    }));
    if (isList(own)) {
      const types = inner.map(({ type }) => type);
      const [only = "string", ...others] = new Set(types);
      const type = others.length ? `[${types.join(", ")}]` : `${/^\w+$/.test(only) ? only : `(${only})`}[]`;
      return { code: `[${inner.map(({ code }) => code).join(", ")}]`, type };
    }
    return {
      code: `{\n${inner.map(({ key, code }) => `${key}: ${code},\n`).join("")}}`,
      type: `{\n${inner.map(({ key, type }) => `${key}: ${type};\n`).join("")}}`,
    };
  }

  const groups = Object.entries(texts).map(([id, own]) => {
    if (!NAME.test(id)) problems.push(`${id}: cannot be a name in code`);
    const { code, type } = compile(own, english[id], id);
    return `export const ${id}: ${type} = ${code};\n`;
  });
  if (problems.length) throw new Error(problems.join("\n"));
  const names = [...used].toSorted().map((name) => `${name} as $${name}`);
  const line = `import { ${names.join(", ")} } from "../../../src/languages/${language}/write.ts";\n\n`;
  return `${names.length ? line : ""}${groups.join("\n")}`;
}
