/** Typed text never contains this character, because control characters are removed from it. */
const SEPARATOR = "\u001f";

type Values = Readonly<Record<string, string | number>>;

export const problem = (code: string, values: Values): string => `${code}${SEPARATOR}${JSON.stringify(values)}`;

export type ProblemWords = Readonly<Record<string, string | ((values: never) => string)>>;

export function problemText(found: string, words: ProblemWords): string {
  const [code = "", values = "{}"] = found.split(SEPARATOR);
  const written = textOfCode(words, code);
  if (written === undefined) return found;
  return typeof written === "string" ? written : written(JSON.parse(values) as never);
}

export const textOfCode = <Text>(texts: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined;
