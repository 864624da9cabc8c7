const OTHER_LETTERS = new Map([
  ...pairs("абвгдезийклмнопрстуфхцыэўқғҳюяёж", "abvgdeziiklmnoprstufhsieokghuaoj"),
  ...pairs("ıøł", "iol"),
  ...Object.entries({ ч: "ch", ш: "sh", щ: "sh", ь: "", ъ: "" }),
]);
function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, at): [string, string] => [letter, to[at] ?? ""]);
}

/** Accents, apostrophes of any form and the script make no difference. */
export function foldText(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ıøł\u0400-\u04ff]/g, (letter) => OTHER_LETTERS.get(letter) ?? letter)
    .normalize("NFD")
    .replace(/[\u0300-\u036f'`\u00b4\u02bb\u02bc\u2018\u2019]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const SPELLINGS: Record<string, string> = {
  shch: "sh",
  kh: "h",
  x: "h",
  gh: "g",
  q: "k",
  w: "v",
  zh: "j",
  dj: "j",
  ts: "s",
  ya: "a",
  ye: "e",
  yo: "o",
  yu: "u",
  y: "i",
};

/** The same rule as `private.fold_spelling`. Takes what `foldText` makes. */
export function foldSpelling(foldedText: string): string {
  const spelling = Object.entries(SPELLINGS).reduce((text, [from, to]) => text.replaceAll(from, to), foldedText);
  return spelling.replace(/([a-z])\1+/g, "$1");
}

/** Uzbek names of places that differ from the English and Russian ones in more than their spelling. */
const UZBEK_PLACES: Record<string, string> = {
  toshken: "tashken",
  buhor: "buhar",
  fargon: "fergan",
  kokon: "kokand",
  urganch: "urgench",
  nurota: "nurata",
  ozbekiston: "uzbekistan",
};
const PLACE = new RegExp(`^(?:${Object.keys(UZBEK_PLACES).join("|")})`);

export const placeSpelling = (word: string): string =>
  foldSpelling(word).replace(PLACE, (start) => UZBEK_PLACES[start] ?? start);

export function searchWords(text: string): string[] {
  const foldedText = foldText(text);
  return foldedText === "" ? [] : foldedText.split(" ");
}

export function hasWords(text: string, question: string): boolean {
  const foldedText = foldText(text);
  const spelling = foldSpelling(foldedText);
  return searchWords(question).every((word) => foldedText.includes(word) || spelling.includes(foldSpelling(word)));
}

const SMALL_WORDS = new Set(["a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "the", "to", "with"]);

export function wordsOfQuestion(question: string): string[] {
  const words = [...new Set(searchWords(question))];
  const significantWords = words.filter((word) => !SMALL_WORDS.has(word));
  return significantWords.length > 0 ? significantWords : words;
}
