import type { Language } from "../languages.ts";

type Letters = Readonly<Record<string, string>>;

const pairLetters = (from: string, to: string): Letters =>
  Object.fromEntries(Array.from(from, (letter, at) => [letter, to.charAt(at)]));

const LATIN = pairLetters("абвгдезийклмнопрстуфыэқҳ", "abvgdeziyklmnoprstufieqh");
const ENGLISH: Letters = {
  ...LATIN,
  ё: "yo",
  ж: "zh",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  ю: "yu",
  я: "ya",
  ў: "o",
  ғ: "gh",
};
const UZBEK: Letters = {
  ...LATIN,
  ё: "yo",
  ж: "j",
  х: "x",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sh",
  ъ: "ʼ",
  ь: "",
  ю: "yu",
  я: "ya",
  ў: "oʻ",
  ғ: "gʻ",
};

/** The longest come first, because 'shch' begins like 'sh'. */
const RUSSIAN: readonly (readonly [RegExp, string])[] = [
  [/shch/g, "щ"],
  [/sch|sh/g, "ш"],
  [/tch|ch/g, "ч"],
  [/zh/g, "ж"],
  [/kh/g, "х"],
  [/ph/g, "ф"],
  [/th/g, "т"],
  [/ts/g, "ц"],
  [/ck/g, "к"],
  [/qu/g, "кв"],
  [/oo/g, "у"],
  [/ee/g, "и"],
  [/o[ʻʼ'‘’`]/g, "у"],
  [/g[ʻʼ'‘’`]/g, "г"],
  [/ya/g, "я"],
  [/yu/g, "ю"],
  [/yo/g, "ё"],
  [/ye/g, "е"],
  [/(?<=[aeiouаеёиоуюя])y/g, "й"],
  [/(?<![\p{L}])x/gu, "х"],
  [/(?<![\p{L}])e/gu, "э"],
  [/c(?=[eiy])/g, "с"],
  [/x/g, "кс"],
  [/j/g, "дж"],
  [/[ʻʼ'‘’`]/g, ""],
];
const ONE_BY_ONE = pairLetters("abcdefghiklmnopqrstuvwyz", "абкдефгхиклмнопкрстуввиз");

const spellWith = (letters: Letters, word: string) => word.replaceAll(/./gu, (letter) => letters[letter] ?? letter);

const capitalLike = (model: string, word: string) =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

const inLatin = (letters: Letters) => (word: string) =>
  spellWith(letters, word.toLowerCase().replaceAll(/(?<![\p{L}])е|(?<=[аеёиоуэюяўъь])е/gu, "йе"));

function inCyrillic(word: string): string {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return spellWith(
    ONE_BY_ONE,
    RUSSIAN.reduce((text, [latin, cyrillic]) => text.replaceAll(latin, cyrillic), plain),
  );
}

export function nameInScriptOf(language: Language, name: string): string | null {
  const isForeign = language === "ru" ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u;
  if (!isForeign.test(name)) return null;
  const spell = language === "ru" ? inCyrillic : inLatin(language === "uz" ? UZBEK : ENGLISH);
  return name.replaceAll(/[\p{L}\p{M}ʻʼ'‘’`]+/gu, (word) =>
    isForeign.test(word) ? capitalLike(word, spell(word)) : word,
  );
}
