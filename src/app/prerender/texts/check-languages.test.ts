import { expect, it } from "vitest";
import { checkPart } from "./check-languages.ts";
import type { PartTexts } from "./part-files.ts";

const ENGLISH: PartTexts = {
  HERO: { title: "Tours", steps: ["Choose", "Book {title}"] },
  guests: "{n, plural, one {# guest} other {# guests}} pay {cents, money}",
  terms: "Read the <terms>terms</terms> of {by, day}",
  them: "{n, plural, one {It is} other {They are}} full",
  since: "Since {at, dayInTashkent}",
  sizes: "{n, number} × {m, number}",
  brand: "Uzum",
};

const RUSSIAN: PartTexts = {
  HERO: { title: "Туры", steps: ["Выберите", "Забронируйте {title}"] },
  guests: "{cents, money}: {n, plural, one {# гость} few {# гостя} many {# гостей} other {# гостя}}",
  terms: "<terms>Условия</terms> на {by, day}",
  them: "Мест нет",
  since: "С {at, momentHere}",
  sizes: "{n, number} × {m, number}",
  brand: "Uzum",
};

const UZBEK: PartTexts = {
  ...RUSSIAN,
  guests: "{cents, money}: {n, number} mehmon",
};

const check = (language: string, texts: PartTexts, allowed = ["Uzum"]) =>
  checkPart({ language, part: "home", texts, english: ENGLISH }, new Set(allowed)).map(
    ({ file, id, problem }) => `${file} ${id}: ${problem}`,
  );

it("finds nothing in texts that fit the English", () => {
  expect(check("en", ENGLISH)).toEqual([]);
  expect(check("ru", RUSSIAN)).toEqual([]);
  expect(check("uz", UZBEK)).toEqual([]);
});

const without = (id: string, texts = RUSSIAN): PartTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name !== id));

it.each<[what: string, texts: PartTexts, finding: string]>([
  ["a missing text", without("brand"), "brand: missing"],
  ["a missing group", without("HERO"), "HERO.title: missing"],
  ["a shorter list", { ...RUSSIAN, HERO: { title: "Туры", steps: ["Выберите"] } }, "HERO.steps.1: missing"],
  ["a surplus text", { ...RUSSIAN, more: "Ещё" }, "more: surplus, English has no such text"],
  ["a text in place of a group", { ...RUSSIAN, HERO: "Туры" }, "HERO: surplus, English has no such text"],
  [
    "a missing plural",
    { ...RUSSIAN, guests: "{n, plural, one {# гость} other {# гостя}} {cents, money}" },
    "guests: missing plural category: few, many",
  ],
  [
    "a plural of another language",
    { ...RUSSIAN, guests: "{cents, money} {n, plural, one {#} two {#} few {#} many {#} other {#}}" },
    "guests: plural category unknown to the language: two",
  ],
  ["an unknown parameter", { ...RUSSIAN, them: "Мест нет: {place}" }, "them: unknown parameter: place"],
  ["a missing parameter", { ...RUSSIAN, since: "Давно" }, "since: missing parameter: at"],
  ["a number as text", { ...RUSSIAN, sizes: "{n} × {m, number}" }, "sizes: n is a text here and a number in English"],
  ["an instant as a day", { ...RUSSIAN, since: "С {at, day}" }, "since: at is a text here and an instant in English"],
  [
    "a missing link",
    { ...RUSSIAN, terms: "Условия на {by, day}" },
    "terms: other links than in English: none instead of terms",
  ],
  [
    "another link",
    { ...RUSSIAN, terms: "<policy>Условия</policy> на {by, day}" },
    "terms: other links than in English: policy instead of terms",
  ],
  [
    "an English text",
    { ...RUSSIAN, HERO: { ...Object(RUSSIAN["HERO"]), title: "Tours" } },
    "HERO.title: equal to the English",
  ],
  ["an unknown writer", { ...RUSSIAN, since: "С {at, date}" }, "since: unknown writer: date"],
  ["a text that ICU cannot read", { ...RUSSIAN, since: "С {at" }, "since: Unexpected message end"],
])("finds %s with file and id", (_what, texts, finding) => {
  expect(check("ru", texts)).toContainEqual(expect.stringMatching(`^src/languages/ru/home\\.json ${finding}`));
});

it("lists all that is wrong, not only the first", () => {
  expect(check("ru", { ...without("brand"), since: "Давно {x}", more: "Ещё" })).toEqual([
    "src/languages/ru/home.json brand: missing",
    "src/languages/ru/home.json since: unknown parameter: x",
    "src/languages/ru/home.json since: missing parameter: at",
    "src/languages/ru/home.json more: surplus, English has no such text",
  ]);
});

it.each(["so'm", "oʻzbekcha, o‘zbek", "g`isht", "{n, plural, one {# sa´at} other {# soat}}"])(
  "finds letters that are not Uzbek: %s",
  (text) => {
    const [found, ...more] = check("uz", { ...UZBEK, them: text });
    expect(found).toMatch(/^src\/languages\/uz\/home\.json them: no letter of Uzbek: /);
    expect(more).toEqual([]);
    expect(check("ru", { ...RUSSIAN, brand: "so'm" })).toEqual([]);
  },
);

it("finds a broken English text at the English file only", () => {
  const english = { ...ENGLISH, since: "Since {at" };
  const of = (language: string, texts: PartTexts) =>
    checkPart({ language, part: "home", texts, english }, new Set(["Uzum"]));
  expect(of("en", english).map(({ id }) => id)).toEqual(["since"]);
  expect(of("ru", RUSSIAN)).toEqual([]);
});

it("lets a text equal the English only if a list allows it", () => {
  expect(check("ru", RUSSIAN, [])).toEqual(["src/languages/ru/home.json brand: equal to the English"]);
});
