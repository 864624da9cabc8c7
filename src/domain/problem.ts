/** Typed text never contains this character, because control characters are removed from it. */
const SEPARATOR = "\u001f";

export const problem = (code: string, ...values: (string | number)[]): string => [code, ...values].join(SEPARATOR);

export type ProblemWords = Readonly<Record<string, string | ((...values: string[]) => string)>>;

export function problemText(found: string, words: ProblemWords): string {
  const [code = "", ...values] = found.split(SEPARATOR);
  const written = Object.hasOwn(words, code) ? words[code] : undefined;
  if (written === undefined) return found;
  return typeof written === "string" ? written : written(...values);
}

export const textOfCode = <Text>(texts: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined;
