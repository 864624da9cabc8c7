import { parse } from "@messageformat/parser";

export type Kind = "string" | "number" | "instant";

export type Piece =
  | string
  | { value: string; writer?: string }
  | { value: string; choose: "plural" | "select"; cases: ReadonlyMap<string, readonly Piece[]> }
  | { link: string; pieces: readonly Piece[] };

export type Parameter = { kind: Kind; isWritten: boolean };
export type Text = { pieces: readonly Piece[]; parameters: ReadonlyMap<string, Parameter>; links: readonly string[] };

type Token = ReturnType<typeof parse>[number] | { type: "octothorpe" };

export const WRITERS: Readonly<Record<string, Kind>> = {
  number: "number",
  money: "number",
  signedMoney: "number",
  moneyShort: "number",
  amountText: "number",
  decimal: "number",
  exact: "number",
  figure: "number",
  aboutNumber: "number",
  ago: "number",
  clockInTashkent: "number",
  inSentence: "string",
  day: "string",
  month: "string",
  monthInFull: "string",
  tashkentTime: "string",
  dayInTashkent: "instant",
  momentInTashkent: "instant",
  momentHere: "instant",
};

const TAG = /<(\/?)([a-z]\w*)>/i;
const QUOTED_VALUE = /'\{\s*\w+\s*[,}]/;
const QUOTED = /'[{}#](?:[^']|'')*'(?!')/g;

function readTokens(tokens: readonly Token[], counted?: string): Piece[] {
  return tokens.map((token): Piece => {
    if (token.type === "octothorpe") return { value: counted ?? "", writer: "number" };
    if (token.type === "content") {
      if (QUOTED_VALUE.test(token.ctx.text)) throw new Error(`a value in apostrophes is plain text: ${token.ctx.text}`);
      if (/[{}]/.test(token.ctx.text.replaceAll(QUOTED, ""))) throw new Error("a brace without its partner");
      return token.value;
    }
    if (!/^[a-z]\w*$/i.test(token.arg)) throw new Error(`a value cannot be named ${token.arg}`);
    if (token.type === "argument") return { value: token.arg };
    if (token.type === "function") {
      if (!Object.hasOwn(WRITERS, token.key)) throw new Error(`unknown writer: ${token.key}`);
      if (token.param) throw new Error(`${token.key} takes no more than its value`);
      return { value: token.arg, writer: token.key };
    }
    if (token.type === "selectordinal") throw new Error("selectordinal is not known here");
    if (token.pluralOffset) throw new Error("an offset is not known here");
    const inside = token.type === "plural" ? token.arg : counted;
    const cases = new Map(token.cases.map(({ key, tokens: texts }) => [key, readTokens(texts, inside)]));
    if (!cases.has("other")) throw new Error(`missing ${token.type} category: other`);
    return { value: token.arg, choose: token.type, cases };
  });
}

/** Tags split a text into a list, so they may not stand in a plural or in each other. */
function readLinks(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  let open: { link: string; pieces: Piece[] } | undefined;
  for (const piece of pieces) {
    if (typeof piece !== "string") {
      (open?.pieces ?? found).push(piece);
      continue;
    }
    const [first = "", ...rest] = piece.split(new RegExp(TAG, "gi"));
    if (first) (open?.pieces ?? found).push(first);
    for (let at = 0; at < rest.length; at += 3) {
      const [slash, link = "", text] = rest.slice(at, at + 3);
      if (slash ? open?.link !== link : open) throw new Error(`a tag without its partner: ${open?.link ?? link}`);
      if (open) found.push(open);
      open = slash ? undefined : { link, pieces: [] };
      if (text) (open?.pieces ?? found).push(text);
    }
  }
  if (open) throw new Error(`a tag without its partner: ${open.link}`);
  return found;
}

function commonKind(name: string, one: Kind, other: Kind): Kind {
  if (one === other || other === "instant") return one;
  if (one === "instant") return other;
  throw new Error(`${name} is a ${one} and a ${other}`);
}

function addParameters(pieces: readonly Piece[], found: Map<string, Parameter>): void {
  const add = (name: string, kind: Kind, isWritten: boolean) => {
    const before = found.get(name);
    found.set(name, {
      kind: before ? commonKind(name, before.kind, kind) : kind,
      isWritten: isWritten || (before?.isWritten ?? false),
    });
  };
  for (const piece of pieces) {
    if (typeof piece === "string") continue;
    if ("link" in piece) addParameters(piece.pieces, found);
    else if ("choose" in piece) {
      add(piece.value, piece.choose === "plural" ? "number" : "string", false);
      for (const inner of piece.cases.values()) {
        if (inner.some((one) => typeof one === "string" && TAG.test(one)))
          throw new Error("a tag in a plural or select");
        addParameters(inner, found);
      }
    } else add(piece.value, WRITERS[piece.writer ?? ""] ?? "string", true);
  }
}

export function pluralCategories(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

function checkPlurals(pieces: readonly Piece[], categories: readonly string[]): void {
  for (const piece of pieces) {
    if (typeof piece === "string") continue;
    if ("link" in piece) checkPlurals(piece.pieces, categories);
    if (!("choose" in piece)) continue;
    const names = [...piece.cases.keys()].filter((name) => !name.startsWith("="));
    if (piece.choose === "plural") {
      for (const name of categories) if (!names.includes(name)) throw new Error(`missing plural category: ${name}`);
      for (const name of names)
        if (!categories.includes(name)) throw new Error(`plural category unknown to the language: ${name}`);
    }
    for (const inner of piece.cases.values()) checkPlurals(inner, categories);
  }
}

/** Throws with what a translator must mend. */
export function readText(text: string, language: string): Text {
  let tokens: readonly Token[];
  try {
    tokens = parse(text);
  } catch (error) {
    throw new Error(String(error instanceof Error ? error.message : error).split("\n")[0], { cause: error });
  }
  const pieces = readLinks(readTokens(tokens));
  checkPlurals(pieces, pluralCategories(language));
  const parameters = new Map<string, Parameter>();
  addParameters(pieces, parameters);
  const links = pieces.flatMap((piece) => (typeof piece === "object" && "link" in piece ? [piece.link] : []));
  return { pieces, parameters, links };
}
