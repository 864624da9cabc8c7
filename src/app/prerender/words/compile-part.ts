import { type Kind, type Piece, readText, type Text } from "./read-text.ts";
import { pseudoPieces } from "./pseudo-pieces.ts";

export type Texts = string | readonly Texts[] | { readonly [id: string]: Texts };
export type PartTexts = { readonly [id: string]: Texts };

type Options = { language: string; texts: PartTexts; english: PartTexts; isPseudo?: boolean };

const TYPES: Record<Kind, string> = { string: "string", number: "number", instant: "string | number" };
const NAME = /^[a-z_$][\w$]*$/i;

const keyOf = (id: string) => (NAME.test(id) ? id : JSON.stringify(id));

const inTemplate = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(/`|\$\{/g, "\\$&");

/** Both are strings in the end, because at least one of their parts is one and each value is written as a string. */
function joined(apart: readonly Piece[], used: Set<string>): string {
  const pieces: Piece[] = [];
  for (const piece of apart) {
    const last = pieces.at(-1);
    if (typeof piece === "string" && typeof last === "string") pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  if (pieces.every((piece) => typeof piece === "string")) return JSON.stringify(pieces.join(""));
  const codes = pieces.map((piece) => (typeof piece === "string" ? { piece } : { code: codeOf(piece, used) }));
  if (codes.length === 1) return codes[0]?.code ?? "";
  const sum = codes.map(({ piece, code = "" }) => (piece === undefined ? code : JSON.stringify(piece))).join(" + ");
  const inside = codes.map(({ piece, code }) => (piece === undefined ? `\${${code}}` : inTemplate(piece))).join("");
  return sum.length - 2 * (codes.length - 1) <= inside.length + 2 ? sum : `\`${inside}\``;
}

function codeOf(piece: Exclude<Piece, string>, used: Set<string>): string {
  if ("link" in piece) return `{ ${piece.link}: ${joined(piece.pieces, used)} }`;
  const value = `d.${piece.value}`;
  if (!("choose" in piece)) {
    if (piece.writer === undefined) return value;
    const writer = piece.writer === "number" ? "grouped" : piece.writer;
    used.add(writer);
    return `$${writer}(${value})`;
  }
  const cases = [...piece.cases].map(([key, pieces]) => [key, joined(pieces, used)] as const);
  const isExact = ([key]: readonly [string, string]) => piece.choose === "select" || key.startsWith("=");
  const rest = cases.filter((one) => !isExact(one) || one[0] === "other");
  const [, other = ""] = cases.find(([key]) => key === "other") ?? [];
  const isSame = rest.every(([, code]) => code === other);
  if (!isSame) used.add("plural");
  const last = isSame ? other : `$plural(${value}, { ${rest.map(([key, code]) => `${key}: ${code}`).join(", ")} })`;
  const tests = cases.filter((one) => isExact(one) && one[0] !== "other" && one[1] !== last);
  const chosen = tests.map(([key, code]) => {
    const wanted = piece.choose === "select" ? JSON.stringify(key) : key.slice(1);
    return `${value} === ${wanted} ? ${code} : `;
  });
  return tests.length ? `(${chosen.join("")}${last})` : last;
}

/** Returns whether the code reads its values. */
function readsValues(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => {
    if (typeof piece === "string") return false;
    return "link" in piece ? readsValues(piece.pieces) : codeOf(piece, new Set()).startsWith('"') === false;
  });
}

function compileText(text: Text, parameters: Text["parameters"], used: Set<string>): string {
  let code = joined(text.pieces, used);
  if (text.links.length) {
    const runs: Piece[][] = [];
    let run: Piece[] = [];
    for (const piece of text.pieces) {
      if (typeof piece === "object" && "link" in piece) {
        if (run.length) runs.push(run);
        runs.push([piece]);
        run = [];
      } else run.push(piece);
    }
    if (run.length) runs.push(run);
    code = `[${runs.map((pieces) => joined(pieces, used)).join(", ")}]`;
  }
  if (parameters.size === 0) return code;
  const arrow = readsValues(text.pieces) ? "(d) =>" : "() =>";
  return `${arrow} ${code}`;
}

function typeOfText({ parameters, links }: Text): string {
  const names = [...new Set(links)].map((link) => `{ ${link}: string }`);
  const written = names.length ? `(${["string", ...names].join(" | ")})[]` : "string";
  if (parameters.size === 0) return written;
  const values = [...parameters].map(([name, { kind }]) => `${name}: ${TYPES[kind]}`);
  return `(d: { ${values.join("; ")} }) => ${written}`;
}

/** Types come from the English text alone, so code that holds the texts of any language compiles against English. */
export function compilePart({ language, texts, english, isPseudo = false }: Options): string {
  const used = new Set<string>();
  const problems: string[] = [];

  function read(text: string, of: string, id: string): Text {
    try {
      return readText(text, of);
    } catch (error) {
      problems.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      return { pieces: [], parameters: new Map(), links: [] };
    }
  }

  function compile(own: Texts, source: Texts | undefined, id: string): { code: string; type: string } {
    if (typeof own === "string") {
      const text = read(own, language, id);
      const model = typeof source === "string" && source !== own ? read(source, "en", id) : text;
      const shown = isPseudo ? { ...text, pieces: pseudoPieces(text.pieces) } : text;
      return { code: compileText(shown, model.parameters, used), type: typeOfText(model) };
    }
    if (Array.isArray(own)) {
      const items = own.map((item, at) => compile(item, (source as readonly Texts[] | undefined)?.[at], `${id}.${at}`));
      const types = [...new Set(items.map(({ type }) => type))];
      const only = types.length === 1 && !types[0]?.includes("=>") ? types[0] : `(${types.join(" | ")})`;
      return { code: `[${items.map(({ code }) => code).join(", ")}]`, type: items.length ? `${only}[]` : "string[]" };
    }
    if (typeof own !== "object" || own === null) {
      problems.push(`${id}: a text is a string`);
      return { code: "undefined", type: "undefined" };
    }
    const inner = Object.entries(own).map(([key, value]) => {
      const twin = (source as PartTexts | undefined)?.[key];
      return { key: keyOf(key), ...compile(value, twin, `${id}.${key}`) };
    });
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
  const imports = [...used].toSorted().map((name) => `${name} as $${name}`);
  const write = `import { ${imports.join(", ")} } from "../../../src/languages/${language}/write.ts";\n\n`;
  return `${imports.length ? write : ""}${groups.join("\n")}`;
}
