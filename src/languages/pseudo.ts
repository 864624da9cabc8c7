const ACCENTED: Record<string, string> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
};

const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Marked at both ends, accented and 40 % longer, so that a page shows what is not translated, cut or too wide. */
export function pseudoText(text: string): string {
  const plain = text.replaceAll(/⟦|[ ·]*⟧/g, "");
  if (!/[A-Za-z]/.test(plain)) return text;
  const accented = plain.replaceAll(/[aeiou]/gi, (letter) => ACCENTED[letter] ?? letter);
  const added = "·".repeat(Math.ceil(plain.length * 0.4)).replaceAll(/·{8}(?=·)/g, "$& ");
  return `⟦${accented}${added}⟧`;
}

export function pseudoWords<Words>(words: Words): Words {
  if (typeof words === "string") return pseudoText(words) as Words;
  if (typeof words === "function")
    return ((...values: unknown[]) => pseudoWords((words as (...values: unknown[]) => unknown)(...values))) as Words;
  if (Array.isArray(words)) return words.map(pseudoWords) as Words;
  if (!isPlainObject(words) || "$$typeof" in words) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, pseudoWords(value)])) as Words;
}
