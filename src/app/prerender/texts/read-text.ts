import { parse } from "@messageformat/parser";

export type ValueKind = "string" | "number" | "instant";

export const KIND_NAMES: Record<ValueKind, string> = { string: "a text", number: "a number", instant: "an instant" };

type Value = { value: string; writer?: string; isPseudo?: true };
type Choice = { value: string; choose: "plural" | "select"; cases: readonly Case[] };
type Case = { key: string; pieces: readonly Piece[] };
export type Piece = string | Value | Choice | { link: string; pieces: readonly Piece[] };

/** A text of another language may do without a value that English does not write but only chooses by. */
type Parameter = { kind: ValueKind; isWritten: boolean };

export type Text = {
  pieces: readonly Piece[];
  parameters: ReadonlyMap<string, Parameter>;
  links: readonly string[];
};

type Token = ReturnType<typeof parse>[number] | { type: "octothorpe" };

const WRITERS: ReadonlyMap<string | undefined, ValueKind> = new Map([
  ["number", "number"],
  ["money", "number"],
  ["signedMoney", "number"],
  ["moneyShort", "number"],
  ["amountText", "number"],
  ["decimal", "number"],
  ["exact", "number"],
  ["figure", "number"],
  ["aboutNumber", "number"],
  ["ago", "number"],
  ["clockInTashkent", "number"],
  ["inSentence", "string"],
  ["day", "string"],
  ["month", "string"],
  ["monthInFull", "string"],
  ["tashkentTime", "string"],
  ["dayInTashkent", "instant"],
  ["momentInTashkent", "instant"],
  ["momentHere", "instant"],
]);

const TAG = /<(\/?)([a-z]\w*)>/i;
const QUOTED = /'[{}#](?:[^']|'')*'(?!')/g;
const QUOTED_VALUE = /'\{\s*\w+\s*[,}]/;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function readTokens(
  tokens: readonly Token[],
  categories: readonly string[],
  counted?: string,
  isInside = false,
): Piece[] {
  return tokens.map((token): Piece => {
    if (token.type === "octothorpe") return { value: counted ?? "", writer: "number" };
    if (token.type === "content") {
      const { text } = token.ctx;
      if (QUOTED_VALUE.test(text)) throw new Error(`'' is the apostrophe before a value: ${text}`);
      if (/[{}]/.test(text.replaceAll(QUOTED, ""))) throw new Error(`a brace without its partner: ${text}`);
      if (isInside && TAG.test(text)) throw new Error(`a link within a choice: ${text}`);
      return token.value;
    }
    if (!/^[a-z]\w*$/i.test(token.arg)) throw new Error(`a parameter cannot be named ${token.arg}`);
    if (token.type === "argument") return { value: token.arg };
    if (token.type === "function") {
      if (!WRITERS.has(token.key)) throw new Error(`unknown writer: ${token.key}`);
      if (token.param) throw new Error(`${token.key} takes nothing but its value`);
      return { value: token.arg, writer: token.key };
    }
    if (token.type === "selectordinal") throw new Error("selectordinal is not supported");
    if (token.pluralOffset !== undefined) throw new Error("offset is not supported");
    checkCases(
      token.type,
      token.cases.map(({ key }) => key),
      categories,
    );
    const inside = token.type === "plural" ? token.arg : counted;
    const cases = token.cases.map((one) => ({
      key: one.key,
      pieces: readTokens(one.tokens, categories, inside, true),
    }));
    return { value: token.arg, choose: token.type, cases };
  });
}

function checkCases(type: "plural" | "select", keys: readonly string[], categories: readonly string[]): void {
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) throw new Error(`${type} has two cases ${twice}`);
  const missing = (type === "plural" ? categories : ["other"]).filter((key) => !keys.includes(key));
  if (missing.length) throw new Error(`missing ${type} category: ${missing.join(", ")}`);
  const unknown = keys.filter((key) => type === "plural" && !key.startsWith("=") && !categories.includes(key));
  if (unknown.length) throw new Error(`plural category unknown to the language: ${unknown.join(", ")}`);
}

function readLinks(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  let open: { link: string; pieces: Piece[] } | undefined;
  for (const piece of pieces) {
    if (typeof piece !== "string") {
      (open?.pieces ?? found).push(piece);
      continue;
    }
    const [first = "", ...tags] = piece.split(new RegExp(TAG, "gi"));
    if (first) (open?.pieces ?? found).push(first);
    for (let at = 0; at < tags.length; at += 3) {
      const [slash, link = "", text] = tags.slice(at, at + 3);
      if (slash ? open?.link !== link : open) throw new Error(`a tag without its partner: ${open?.link ?? link}`);
      if (open) found.push(open);
      open = slash ? undefined : { link, pieces: [] };
      if (text) (open?.pieces ?? found).push(text);
    }
  }
  if (open) throw new Error(`a tag without its partner: ${open.link}`);
  return found;
}

function commonKind(name: string, one: ValueKind, other: ValueKind): ValueKind {
  if (one === other || other === "instant") return one;
  if (one === "instant") return other;
  throw new Error(`${name} is ${KIND_NAMES[one]} and ${KIND_NAMES[other]}`);
}

function addParameters(pieces: readonly Piece[], found: Map<string, Parameter>): void {
  function add(name: string, kind: ValueKind, isWritten: boolean) {
    const before = found.get(name);
    found.set(name, {
      kind: before ? commonKind(name, before.kind, kind) : kind,
      isWritten: isWritten || before?.isWritten === true,
    });
  }
  for (const piece of pieces) {
    if (typeof piece === "string") continue;
    if ("link" in piece) addParameters(piece.pieces, found);
    else if ("choose" in piece) {
      // `{x, select, other {}}` names a value of any kind that a language does not say.
      const isUnsaid = piece.cases.every(({ pieces: inner }) => inner.length === 0);
      add(piece.value, isUnsaid ? "instant" : piece.choose === "plural" ? "number" : "string", false);
      for (const one of piece.cases) addParameters(one.pieces, found);
    } else add(piece.value, WRITERS.get(piece.writer) ?? "string", true);
  }
}

const categoriesByLanguage = new Map<string, readonly string[]>();

function categoriesOf(language: string): readonly string[] {
  const categories =
    categoriesByLanguage.get(language) ?? new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  categoriesByLanguage.set(language, categories);
  return categories;
}

function parsed(text: string): readonly Token[] {
  try {
    return parse(text, { strictPluralKeys: false });
  } catch (error) {
    // The parser's further lines draw the text.
    throw new Error(`${messageOf(error).split("\n")[0]} ${text}`, { cause: error });
  }
}

/** Throws what the translator must mend. */
export function readText(text: string, language: string): Text {
  const pieces = readLinks(readTokens(parsed(text), categoriesOf(language)));
  const parameters = new Map<string, Parameter>();
  addParameters(pieces, parameters);
  const links = pieces.flatMap((piece) => (typeof piece === "object" && "link" in piece ? [piece.link] : []));
  return { pieces, parameters, links };
}

/** Returns the characters of a text without its values and tags. */
export const literalsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === "string") return [piece];
    if ("link" in piece) return literalsOf(piece.pieces);
    return "choose" in piece ? piece.cases.flatMap((one) => literalsOf(one.pieces)) : [];
  });
