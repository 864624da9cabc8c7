export const DELIMITERS = [";", ",", "\t"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const SAMPLE = 20_000;
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

export function guessDelimiter(text: string): Delimiter {
  const namedDelimiter = SEPARATOR_LINE.exec(text)?.[1];
  const knownDelimiter = DELIMITERS.find((delimiter) => delimiter === namedDelimiter);
  if (knownDelimiter) return knownDelimiter;
  const score = (delimiter: Delimiter): number => {
    const widths = [...csvRows(text.slice(0, SAMPLE), delimiter)].slice(0, 30).map((row) => row.length);
    return widths.filter((width, at) => width > 1 && width === widths[at - 1]).length * 100 + Math.max(0, ...widths);
  };
  return DELIMITERS.toSorted((one, other) => score(other) - score(one))[0] ?? ";";
}

export function* csvRows(text: string, delimiter: Delimiter): Generator<string[], void> {
  const start = SEPARATOR_LINE.exec(text)?.[0].length ?? (text.startsWith("\uFEFF") ? 1 : 0);
  let row: string[] = [];
  let at = start;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const closingQuote = text.indexOf('"', at);
        if (closingQuote === -1) {
          cell += text.slice(at);
          at = text.length;
          break;
        }
        cell += text.slice(at, closingQuote);
        at = closingQuote + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    let end = at;
    while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end += 1;
    row.push(cell + text.slice(at, end));
    at = end;
    if (text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
      row.push("");
    }
    if (text[at] === "\r") at += 1;
    if (text[at] === "\n") at += 1;
    if (row.some((value) => value.trim() !== "")) yield row;
    row = [];
  }
}
