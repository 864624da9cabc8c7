import type { PartTexts, Texts } from "./part-files.ts";
import { pseudoPieces } from "./pseudo-pieces.ts";
import { type Kind, messageOf, type Piece, readText, type Text } from "./read-text.ts";
import { SOURCE_LANGUAGE } from "../../../domain/languages.ts";

type Part = { language: string; texts: PartTexts; english: PartTexts; isPseudo?: boolean };
type Compiled = { code: string; type: string };
/** The names that a module imports from `write.ts`. */
type Used = Set<string>;

const TYPES: Record<Kind, string> = { string: "string", number: "number", instant: "string | number" };
const NAME = /^[a-z_$][\w$]*$/i;

const keyOf = (id: string) => (NAME.test(id) ? id : JSON.stringify(id));

/** Joins what stands side by side, and replaces a choice between equal forms by that form. */
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

/** Of a sum and a template the one that is shorter once the spaces are gone. */
function joined(pieces: readonly Piece[], used: Used): string {
  const codes = pieces.map((piece) => (typeof piece === "string" ? JSON.stringify(piece) : codeOf(piece, used)));
  if (codes.length < 2) return codes[0] ?? '""';
  const inside = pieces.map((piece, at) => (typeof piece === "string" ? inTemplate(piece) : `\${${codes[at]}}`));
  const template = `\`${inside.join("")}\``;
  return codes.join("+").length <= template.length ? codes.join(" + ") : template;
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
    const wanted = choose === "plural" ? key.slice(1) : JSON.stringify(key);
    return `${value} === ${wanted} ? ${code} : `;
  });
  return tests.length ? `(${tests.join("")}${last})` : `${last}`;
}

/** A text with links is a list: each link, and what stands between two links. */
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

const pseudoRun = (run: readonly Piece[]): readonly Piece[] => {
  const [only] = run;
  return typeof only === "object" && "link" in only
    ? [{ ...only, pieces: pseudoPieces(only.pieces) }]
    : pseudoPieces(run);
};

function compileText({ pieces, links }: Text, english: Text, isPseudo: boolean, used: Used): Compiled {
  const runs = (links.length ? runsOf(pieces) : [pieces]).map((run) => simplified(isPseudo ? pseudoRun(run) : run));
  const codes = runs.map((run) => joined(run, used));
  const code = links.length ? `[${codes.join(", ")}]` : (codes[0] ?? "");
  const tags = [...new Set(english.links)].map((link) => `{ ${link}: string }`);
  const type = tags.length ? `(${["string", ...tags].join(" | ")})[]` : "string";
  if (english.parameters.size === 0) return { code, type };
  const values = [...english.parameters].map(([name, { kind }]) => `${name}: ${TYPES[kind]}`);
  const isPlain = (run: readonly Piece[]) =>
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

  function compileOne(own: string, source: Texts | undefined, id: string): Compiled {
    try {
      const text = readText(own, language);
      const model = typeof source === "string" && language !== SOURCE_LANGUAGE;
      return compileText(text, model ? readText(source, SOURCE_LANGUAGE) : text, isPseudo, used);
    } catch (error) {
      problems.push(`${id}: ${messageOf(error)}`);
      return { code: '""', type: "string" };
    }
  }

  function compile(own: Texts, source: Texts | undefined, id: string): Compiled {
    if (typeof own === "string") return compileOne(own, source, id);
    const sources = typeof source === "object" ? Object.entries(source) : [];
    const twins = new Map(sources);
    const inner = Object.entries(own).map(([key, value]) => ({
      key: keyOf(key),
      ...compile(value, twins.get(key), `${id}.${key}`),
    }));
    if (isList(own)) {
      const types = inner.map(({ type }) => type);
      const [only = "string", ...others] = new Set(types);
      const type = others.length ? `[${types.join(", ")}]` : `(${only})[]`;
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
