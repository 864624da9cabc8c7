import { parseSync } from "vite";
import { listFiles } from "./sources.ts";

type Comment = { path: string; line: number; text: string };
type Span = { start: number; end: number; text: string };

/** Matches strings and quoted names, so '--' inside of them is no comment. Bodies between `$$` are code. */
const SQL_TOKEN = /'(?:[^']|'')*'|"[^"]*"|--(.*)|\/\*([\s\S]*?)\*\//g;

const spansOf = (path: string, code: string): Span[] => {
  if (!path.endsWith(".sql"))
    return parseSync(path, code).comments.map(({ start, end, value }) => ({ start, end, text: value }));
  return [...code.matchAll(SQL_TOKEN)].flatMap(({ 0: token, 1: line, 2: block, index }) => {
    const text = line ?? block;
    return text === undefined ? [] : [{ start: index, end: index + token.length, text }];
  });
};

export function commentsOf(path: string, code: string): Comment[] {
  const comments: (Comment & { end: number })[] = [];
  for (const { start, end, text } of spansOf(path, code)) {
    const last = comments.at(-1);
    const words = text.replace(/^\s*\*/gm, "").trim();
    const ownLine = /(?:^|\n)[ \t]*$/.test(code.slice(0, start)) && !code.startsWith("/*", start);
    if (last && ownLine && /^[ \t]*\r?\n[ \t]*$/.test(code.slice(last.end, start))) {
      last.text += ` ${words}`;
      last.end = end;
    } else comments.push({ path, line: code.slice(0, start).split("\n").length, text: words, end });
  }
  return comments.map(({ path: file, line, text }) => ({ path: file, line, text: text.replace(/\s+/g, " ") }));
}

export const allComments = (): Comment[] =>
  listFiles("src", "sw", "supabase", "tests")
    .filter(({ path }) => /\.(?:tsx?|sql)$/.test(path))
    .flatMap(({ path, code }) => commentsOf(path, code));

const DIALECT_WORDS = [
  "who(?:m|ever|mever)|whatever",
  "told|tells|says|said|hears?|heard",
  "kept(?! (?:amount|cents))",
  "(?:no|some|any|every)body(?:'s)?",
  "(?:one|ones|those) (?:that|who)|one's own",
  "for good|by (?:itself|themselves)|anew|wanted",
  "(?:is|are|was|were|be|been) asked|asked (?:again|for|of)",
  "stands|stood|stand (?:in|on|here|there)",
  "(?:becomes?|became|come|nothing) of|(?:is|are|has|have) none|so (?:much|many|long)",
  "(?:gives?|gave|given|goes?|went|comes?|came) back",
  "with(?:out)? a (?:signal|network)|the disk",
];

/** A clause that begins with "what" or "who" where a noun and a verb would do. */
const NOUN_CLAUSE = String.raw`(?:^|[.:;] )(?:what|whose|who|that)\b(?! (?:is why|would|makes))[^?]*$`;

const DIALECT = new RegExp(String.raw`\b(?:${DIALECT_WORDS.join("|")})\b|${NOUN_CLAUSE}`, "i");

export const isDialect = (text: string): boolean =>
  DIALECT.test(text.replace(/`[^`]*`|"[^"]*"|(?<!\w)'[^']*'(?!\w)/g, '""'));
