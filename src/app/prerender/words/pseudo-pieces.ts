import type { Piece } from "./read-text.ts";

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

const accented = (text: string) => text.replaceAll(/[aeiou]/gi, (letter) => ACCENTED[letter] ?? letter);

const dots = (length: number) => "·".repeat(Math.ceil(length * 0.4)).replaceAll(/·{8}(?=·)/g, "$& ");

function accent(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) => {
    if (typeof piece === "string") return accented(piece);
    if ("link" in piece) return { ...piece, pieces: pseudoPieces(piece.pieces) };
    if (!("choose" in piece)) return piece;
    return { ...piece, cases: new Map([...piece.cases].map(([key, inner]) => [key, accent(inner)])) };
  });
}

const VALUE_LENGTH = 5;

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => {
    if (typeof piece === "string") return sum + piece.length;
    if ("link" in piece) return sum + lengthOf(piece.pieces);
    if (!("choose" in piece)) return sum + VALUE_LENGTH;
    return sum + Math.max(...[...piece.cases.values()].map(lengthOf));
  }, 0);
}

const hasLetters = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => {
    if (typeof piece === "string") return /[A-Za-z]/.test(piece);
    if ("link" in piece) return hasLetters(piece.pieces);
    return "choose" in piece && [...piece.cases.values()].some(hasLetters);
  });

/** Marked at both ends, accented and 40 % longer, so that a page shows what is not translated, cut or too wide. */
export function pseudoPieces(pieces: readonly Piece[]): readonly Piece[] {
  if (!hasLetters(pieces)) return pieces;
  return ["⟦", ...accent(pieces), `${dots(lengthOf(pieces))}⟧`];
}
