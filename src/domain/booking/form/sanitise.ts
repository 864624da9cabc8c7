/** The database refuses lone surrogates and control characters except line breaks. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/gu;

/** Browsers ignore tabs and line breaks within a scheme. */
const SCHEME = new RegExp(`${"javascript".split("").join("[\\t\\n\\r]*")}[ \\t\\n\\r]*:`, "gi");

/** The specification (section 5) forbids these, and entities can disguise them. */
const FORBIDDEN: [RegExp, string][] = [
  [UNWRITABLE, ""],
  [/&#x?[0-9a-f]{1,8};?|&(tab|newline|colon|lt);/gi, ""],
  [/<[ \t\n\r]*script[^>]*>[\s\S]*?<[ \t\n\r]*\/[ \t\n\r]*script[ \t\n\r]*>/gi, ""],
  [/<[ \t\n\r]*iframe[^>]*>[\s\S]*?<[ \t\n\r]*\/[ \t\n\r]*iframe[ \t\n\r]*>/gi, ""],
  [/<[ \t\n\r]*\/?[ \t\n\r]*(script|iframe)[^>]*>?/gi, ""],
  [SCHEME, ""],
  [/(^|[^a-z0-9_])on[a-z]+[ \t\n\r]*=[ \t\n\r]*("[^"]*"|'[^']*'|[^ \t\n\r>]*)/gi, "$1"],
];

/** Repeats, because removing a piece can join the rest into a new one; the twin is `private.strip_markup`. */
export function sanitise(text: string): string {
  let previousText: string;
  let cleanText = text;
  do {
    previousText = cleanText;
    for (const [pattern, replacement] of FORBIDDEN) cleanText = cleanText.replace(pattern, replacement);
  } while (cleanText !== previousText);
  return cleanText.trim();
}

const BREAKS = /[\r\n\t]+/g;
/** The database refuses line breaks and tabs in it. */
export const sanitiseLine = (text: string): string => sanitise(text.replace(BREAKS, " "));
