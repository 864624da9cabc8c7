import { runOnce } from "../../single-flight.ts";

const ORDER = " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz";

/** Precedes each number with its length, so that code units sort in the same order. */
function keyOf(text: string): string | null {
  if (!/^[ -~]*$/.test(text)) return null;
  let key = "";
  for (const part of text.toLowerCase().match(/\d+|\D/g) ?? []) {
    const number = /^\d/.test(part) ? part.replace(/^0+(?=\d)/, "") : "";
    key += String.fromCharCode(ORDER.indexOf(number === "" ? part : "0"));
    if (number !== "") key += String.fromCharCode(number.length) + number;
  }
  return key;
}

const keys = new Map<string, string | null>();
function lettersKnownToCollator(text: string): string | null {
  let key = keys.get(text);
  if (key === undefined) keys.set(text, (key = keyOf(text)));
  return key;
}

const collator = runOnce(() => new Intl.Collator("en", { sensitivity: "base", numeric: true }));

/** `Intl.Collator` costs 15 ms at page start to read the data of all languages, so only other letters use it. */
export function compareText(a: string, b: string): number {
  const [one, other] = [lettersKnownToCollator(a), lettersKnownToCollator(b)];
  if (one !== null && other !== null) return one < other ? -1 : Number(one > other);
  return collator().compare(a, b);
}
