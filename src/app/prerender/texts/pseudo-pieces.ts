import { literalsOf, type Piece } from "./read-text.ts";

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

/** A value counts for as many letters as a short name, because its text is not known yet. */
const VALUE_LENGTH = 5;

const accent = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => {
    if (typeof piece === "string") return piece.replaceAll(/[aeiou]/gi, (letter) => ACCENTED[letter] ?? letter);
    if ("link" in piece) return piece;
    if (!("choose" in piece)) return { ...piece, isPseudo: true };
    return { ...piece, cases: piece.cases.map((one) => ({ key: one.key, pieces: accent(one.pieces) })) };
  });

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => {
    if (typeof piece === "string") return sum + piece.length;
    if ("link" in piece) return sum;
    if (!("choose" in piece)) return sum + VALUE_LENGTH;
    return sum + Math.max(...piece.cases.map((one) => lengthOf(one.pieces)));
  }, 0);

/** Marked at both ends, accented and 40 % longer, so that a page shows what is not translated, cut or too wide. */
export function pseudoPieces(pieces: readonly Piece[]): readonly Piece[] {
  if (!literalsOf(pieces).some((text) => /[A-Za-z]/.test(text))) return pieces;
  const added = "·".repeat(Math.ceil(lengthOf(pieces) * 0.4)).replaceAll(/·{8}(?=·)/g, "$& ");
  return ["⟦", ...accent(pieces), `${added}⟧`];
}
