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

/** Marked at both ends, accented and 40 % longer, so that a page shows what is not translated, cut or too wide. */
export function pseudoText(text: string): string {
  if (!/[A-Za-z]/.test(text)) return text;
  const accented = text.replaceAll(/[aeiou]/gi, (letter) => ACCENTED[letter] ?? letter);
  return `⟦${accented}${"·".repeat(Math.ceil(text.length * 0.4))}⟧`;
}

export function pseudoWords<Words>(words: Words): Words {
  if (typeof words === "string") return pseudoText(words) as Words;
  if (typeof words === "function")
    return ((...values: unknown[]) => pseudoWords((words as (...values: unknown[]) => unknown)(...values))) as Words;
  if (Array.isArray(words)) return words.map(pseudoWords) as Words;
  if (typeof words !== "object" || words === null || "$$typeof" in words) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, pseudoWords(value)])) as Words;
}
