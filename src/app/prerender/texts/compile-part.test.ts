import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { compilePart } from "./compile-part.ts";
import type { PartTexts } from "./part-files.ts";

// Compiled modules import `write.ts` by a path that fits three folders below the root.
const parent = join(import.meta.dirname, "../../../../.cache/texts-of-tests");
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(join(parent, "compile-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Options = { language?: string; english?: PartTexts; isPseudo?: boolean };
let files = 0;

async function load(texts: PartTexts, { language = "en", english = texts, isPseudo = false }: Options = {}) {
  const file = join(folder, `part-${(files += 1)}.ts`);
  writeFileSync(file, compilePart({ language, texts, english, isPseudo }));
  return import(file);
}

/** The text of a function gets these values. */
async function written(text: string, values: object, language = "en", english = text): Promise<unknown> {
  const { TEXTS } = await load({ TEXTS: { text } }, { language, english: { TEXTS: { text: english } } });
  return TEXTS.text(values);
}

it("compiles a text without values to a string, and one with values to a function of one object", () => {
  const texts = { FILTER: { search: "Search", remove: "Remove filter: {filter}" }, title: "Tours" };
  expect(compilePart({ language: "en", texts, english: texts })).toBe(`export const FILTER: {
search: string;
remove: (d: { filter: string }) => string;
} = {
search: "Search",
remove: (d) => \`Remove filter: \${d.filter}\`,
};

export const title: string = "Tours";
`);
});

it("imports the writers of its language, and nothing if it uses none", () => {
  const texts = { sum: "{cents, moneyShort} for {n, plural, one {# guest} few {x} many {x} other {# guests}}" };
  expect(compilePart({ language: "ru", texts, english: { sum: "{cents, money}{n, number}" } })).toMatch(
    /^import \{ grouped as \$grouped, moneyShort as \$moneyShort, plural as \$plural \} from "\.\.\/\.\.\/\.\.\/src\/languages\/ru\/write\.ts";\n/,
  );
  expect(compilePart({ language: "en", texts: { a: "A" }, english: { a: "A" } })).not.toContain("import");
});

it("takes the types from the English text in every language", () => {
  const english = {
    a: "{who} paid {cents, money} on {at, dayInTashkent} of {n, plural, one {#} other {#}}: {by, day}",
  };
  const type = "(d: { who: string; cents: number; at: string | number; n: number; by: string }) => string";
  expect(compilePart({ language: "en", texts: english, english })).toContain(`const a: ${type} =`);
  expect(compilePart({ language: "uz", texts: { a: "{by, day}: {who}" }, english })).toContain(`const a: ${type} =`);
});

it("types a list of like texts as a list, and one of unlike texts by its places", () => {
  const texts = { alike: ["a", "b"], unlike: ["Code", "{code}"], none: [], rows: [["a", "b"], ["c"]] };
  const code = compilePart({ language: "en", texts, english: texts });
  expect(code).toContain("const alike: string[] =");
  expect(code).toContain("const unlike: [string, (d: { code: string }) => string] =");
  expect(code).toContain("const none: string[] =");
  expect(code).toContain("const rows: (string[])[] =");
});

it.each(["Don't worry, it's oʻzbekcha #1", "less <1 min, a < b > c", '"quoted" `ticks` \\ \n end $', "100 %, $5"])(
  "keeps the characters of a plain text: %j",
  async (text) => {
    expect((await load({ text })).text).toBe(text);
    expect(await written(`${text} {name}`, { name: "Al" })).toBe(`${text} Al`);
    expect(await written(`{name}{name}${text}{name}{name}`, { name: "Al" })).toBe(`AlAl${text}AlAl`);
  },
);

it("reads quoted braces as text, as in ICU", async () => {
  expect((await load({ text: "Hi '{{ .Email }}', it''s" })).text).toBe("Hi {{ .Email }}, it's");
});

it.each([
  ["en", "{n, plural, =0 {nobody} one {# guest} other {# guests}} of {all, number}", 0, "nobody of 1,200"],
  ["en", "{n, plural, =0 {nobody} one {# guest} other {# guests}} of {all, number}", 1, "1 guest of 1,200"],
  ["ru", "{n, plural, one {# гость} few {# гостя} many {# гостей} other {# гостя}} {all, number}", 3, "3 гостя 1 200"],
  [
    "ru",
    "{n, plural, one {# гость} few {# гостя} many {# гостей} other {# гостя}} {all, number}",
    1.5,
    "1.5 гостя 1 200",
  ],
  ["uz", "{n, number} mehmon, {all, number}", 1500, "1 500 mehmon, 1 200"],
])("chooses the plural and groups numbers in %s: %s", async (language, text, n, expected) => {
  const english = "{n, plural, one {#} other {#}} {all, number}";
  const found = await written(text, { n, all: 1200 }, language, english);
  expect(String(found).replaceAll("\u00a0", " ")).toBe(expected);
});

it("chooses by select, also within a plural whose number it writes", async () => {
  const text = "{n, plural, one {{who, select, us {we have #} other {they have #}}} other {# of {who}}}!";
  expect(await written(text, { n: 1, who: "us" })).toBe("we have 1!");
  expect(await written(text, { n: 1, who: "you" })).toBe("they have 1!");
  expect(await written(text, { n: 2, who: "you" })).toBe("2 of you!");
});

it("drops a choice between equal forms", () => {
  const texts = { a: "{n, plural, one {it} other {it}} goes" };
  expect(compilePart({ language: "en", texts, english: texts })).toContain('=> string = () => "it goes";');
});

it("compiles a text with links to a list", async () => {
  const { plain, written: of } = await load({
    plain: "Read the <terms>terms</terms>.",
    written: "<trip>{title}</trip>, {by, day}, or <help>help</help>",
  });
  expect(plain).toEqual(["Read the ", { terms: "terms" }, "."]);
  expect(of({ title: "Aral", by: "2027-01-07" })).toEqual([{ trip: "Aral" }, ", 7 Jan 2027, or ", { help: "help" }]);
});

it("keeps groups, lists and names that are no names in code", async () => {
  const { GROUP } = await load({ GROUP: { "1-3": "a", "4.5": "b", deep: { list: ["c", ["d", "e {x}"]] } } });
  expect(GROUP["1-3"] + GROUP["4.5"] + GROUP.deep.list[0] + GROUP.deep.list[1][1]({ x: "f" })).toBe("abce f");
});

it.each([
  ["{n, plural, other {#}}", "missing plural category: one"],
  ["{n, plural, one {#} few {#} other {#}}", "plural category unknown to the language: few"],
  ["{n, plural, offset:1 one {#} other {#}}", "offset is not supported"],
  ["{n, selectordinal, one {#} other {#}}", "selectordinal is not supported"],
  ["{who, select, us {we}}", "missing select category: other"],
  ["{cents, cash}", "unknown writer: cash"],
  ["{cents, Money}", "unknown writer: Money"],
  ["{n, number, percent}", "number takes nothing but its value"],
  ["{1st}", "a parameter cannot be named 1st"],
  ["{n} of {n, plural, one {#} other {#}}", "n is a text and a number"],
  ["{name", "Unexpected message end"],
  ["{n, plural, one}", "invalid syntax"],
  ["{ } and name}", "a brace without its partner"],
  ["the '{name}'", "'' is the apostrophe before a value"],
  ["<terms>terms", "a tag without its partner: terms"],
  ["terms</terms>", "a tag without its partner: terms"],
  ["<a>one <b>two</b></a>", "a tag without its partner: a"],
  ["{n, plural, one {<a>one</a>} other {x}}", "a link within a choice"],
])("refuses %s with its id: %s", (text, problem) => {
  const texts = { GROUP: { list: ["fine", text] } };
  expect(() => compilePart({ language: "en", texts, english: texts })).toThrow(`GROUP.list.1: ${problem}`);
});

it("refuses a group that cannot be a name in code", () => {
  expect(() => compilePart({ language: "en", texts: { "1-3": "a" }, english: {} })).toThrow("1-3: cannot be a name");
});

it.each([5, true, null])("refuses %s where a text belongs", (value) => {
  const texts: PartTexts = JSON.parse(JSON.stringify({ GROUP: { a: value } }));
  expect(() => compilePart({ language: "en", texts, english: texts })).toThrow("GROUP.a: a text stands between quotes");
});

it("names a broken English text for the English file only", () => {
  const english = { a: "{name" };
  expect(() => compilePart({ language: "en", texts: english, english })).toThrow("a: ");
  expect(compilePart({ language: "ru", texts: { a: "{name}" }, english })).toContain("(d) => d.name");
});

it("names all texts that have to be mended", () => {
  const texts = { a: "{", b: "fine", c: "{n, cash}" };
  expect(() => compilePart({ language: "en", texts, english: texts })).toThrow(/^a: .*\nc: unknown writer: cash$/s);
});

it("marks, accents and lengthens each text in the pseudo-language, and leaves figures alone", async () => {
  const texts = {
    save: "Save it",
    free: "$1,234.00",
    of: "By {name}, {cents, money}",
    sum: "{a, number} {b, number}",
    links: "Read the <terms>terms</terms>.",
    guests: "{n, plural, one {# guest} other {# guests}}",
  };
  const { save, free, of, sum, links, guests } = await load(texts, { isPseudo: true });
  expect([save, free]).toEqual(["⟦Sávé ít···⟧", "$1,234.00"]);
  expect(of({ name: "Al", cents: 500 })).toBe("⟦By Al, $5.00······⟧");
  expect(sum({ a: 1, b: 2 })).toBe("1 2");
  expect(links).toEqual(["⟦Réád thé ····⟧", { terms: "⟦térms··⟧" }, "."]);
  expect(guests({ n: 2 })).toBe("⟦2 gúésts·····⟧");
});

it("marks a pseudo-text once that another text is part of", async () => {
  const { no, save } = await load({ no: "No: {what}", save: "Save it" }, { isPseudo: true });
  expect(no({ what: save })).toBe("⟦Nó: Sávé ít····⟧");
});
