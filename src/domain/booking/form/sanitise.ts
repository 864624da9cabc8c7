/** What no keyboard makes and the database does not take: control characters but line breaks, halves of characters. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/gu;

/**
 * Script and iframe tags, 'javascript:' and inline handlers go (spec section 5). Repeated until nothing changes,
 * because removing one piece can join the rest into a new one.
 */
export function sanitise(text: string): string {
  let before: string;
  let after = text;
  do {
    before = after;
    after = before
      .replace(UNWRITABLE, "")
      .replace(/<\s*(script|iframe)\b[^>]*>[\s\S]*?<\s*\/\s*\1\s*>/gi, "")
      .replace(/<\s*\/?\s*(script|iframe)\b[^>]*>?/gi, "")
      .replace(/javascript\s*:/gi, "")
      .replace(/(^|[\s"'/<])on[a-z]+\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi, "$1");
  } while (after !== before);
  return after.trim();
}
