import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Field, ItemQuestion } from "../../src/domain/catalogue/fields/field.ts";
import { itemFields } from "../../src/domain/catalogue/fields/items.ts";
import { textsBy } from "../../src/domain/catalogue/translation/item-texts.ts";
import { changeShopTexts, SHOP_ID } from "../../src/domain/catalogue/translation/shop-texts.ts";
import type { ShopSettings } from "../../src/domain/shop/settings.ts";
import { root } from "../support/run.ts";
import type { Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";

type Translated = { source: string; text: string };
type Texts<Value> = Record<string, Record<string, Record<string, Value>>>;

const tables = { destination: "destinations", tour: "tours", package: "packages" } as const;
const kinds = ["destination", "tour", "package"] as const;

const READ = new Set<Field["kind"]>(["text", "note", "lines", "facts", "days"]);
const READ_OF_EACH: Partial<Record<Field["kind"], string>> = { pictures: "alt", options: "name" };

function textsOf(row: Row, fields: Record<string, Field>): [path: string, text: string][] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = row[name] ?? "";
    const part = READ_OF_EACH[kind];
    if (part) return (value as Row[]).map((one, at): [string, string] => [`${name}.${at}.${part}`, String(one[part])]);
    if (kind === "questions")
      return (value as ItemQuestion[]).flatMap(({ text, choices }, at): [string, string][] => [
        [`${name}.${at}.text`, text],
        ...choices.map((choice, place): [string, string] => [`${name}.${at}.choices.${place}`, choice]),
      ]);
    if (!READ.has(kind) || value === "") return [];
    if (typeof value === "string") return [[name, value]];
    return Object.entries(value).map(([key, text]): [string, string] => [`${name}.${key}`, String(text)]);
  });
}

const readFile = (language: string) =>
  JSON.parse(
    readFileSync(join(root, `supabase/seed/translations/${language}.json`), "utf8"),
  ) as unknown as Texts<Translated>;

const sourcesOf = (translations: Texts<Translated>): Texts<string> =>
  Object.fromEntries(
    Object.entries(translations).map(([kind, items]) => [
      kind,
      Object.fromEntries(
        Object.entries(items).map(([id, texts]) => [
          id,
          Object.fromEntries(Object.entries(texts).map(([path, { source }]) => [path, source])),
        ]),
      ),
    ]),
  );

const pairsOf = (translations: Texts<Translated>): Translated[] =>
  Object.values(translations).flatMap((items) => Object.values(items).flatMap((texts) => Object.values(texts)));

/** English writes 1,700 where the translations write 1700. */
const numbersOf = (text: string): string[] => (text.replaceAll(/(\d),(?=\d{3})/g, "$1").match(/\d+/g) ?? []).toSorted();

onOneEngine("the seed's catalogue", (db) => {
  let rows: Texts<string>;
  beforeAll(async () => {
    await db().exec(readFileSync(join(root, "supabase/seed.sql"), "utf8"));
    rows = {};
    for (const kind of kinds) {
      const found = await db().query(`select to_jsonb(t) as row from public.${tables[kind]} t`);
      const items = found.map(({ row }) => row as Row);
      rows[kind] = Object.fromEntries(
        items.map((row) => [String(row["id"]), Object.fromEntries(textsOf(row, itemFields[kind]))]),
      );
    }
    const [{ settings } = {}] = await db().query("select private.shop_settings() as settings");
    const texts = textsBy((change) => changeShopTexts(settings as ShopSettings, change));
    rows["shop"] = { [SHOP_ID]: Object.fromEntries(texts) };
  });

  it.each(["ru", "uz"])("has each text that a traveler reads, as it is now, in %s", (language) => {
    expect(sourcesOf(readFile(language))).toEqual(rows);
  });
});

describe.each(["ru", "uz"])("the seed's texts in %s", (language) => {
  it("are not empty and name the numbers of their source", () => {
    for (const { source, text } of pairsOf(readFile(language))) {
      expect(text.trim(), source).not.toBe("");
      expect(numbersOf(text), `${source}\n${text}`).toEqual(numbersOf(source));
    }
  });
});

describe("the seed's texts in Uzbek", () => {
  it("write oʻ, gʻ and ʼ with their own letters", () => {
    for (const { text } of pairsOf(readFile("uz"))) expect(text).not.toMatch(/[oOgG]['’‘`ʼ]|['’‘`](?!s )/);
  });
});
