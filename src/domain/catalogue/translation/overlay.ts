import type { Language } from "../../languages.ts";
import type { ItemKind } from "../fields/items.ts";
import type { CatalogueRows } from "../rows/snapshot.ts";
import type { Untranslated } from "../types.ts";
import { type ShopSettings } from "../../shop/settings.ts";
import { changeShopTexts, SHOP_ID } from "./shop-texts.ts";
import { type ChangeText, changeItemTexts } from "./item-texts.ts";
import { type ItemTranslation, type TranslatedItem, type TranslationDelta, translationOf } from "./translations.ts";

/** A stale translation may be wrong, so the English text is shown instead. */
function translateTexts<Row extends object>(
  texts: ItemTranslation,
  walk: (change: ChangeText) => Row,
): Row & Untranslated {
  const untranslated: string[] = [];
  const translatedRow = walk((path, source) => {
    const text = translationOf(texts, path, source);
    if (text === undefined) untranslated.push(source);
    return text ?? source;
  });
  return untranslated.length === 0 ? translatedRow : { ...translatedRow, untranslated };
}

export const translateRow = <Row extends object>(
  kind: ItemKind,
  row: Row,
  texts: ItemTranslation = {},
): Row & Untranslated => translateTexts(texts, (change) => changeItemTexts(kind, row, change));

export type Overlay = {
  language: Language;
  revision: () => number;
  load: (items: readonly TranslatedItem[], revision: number) => void;
  apply: (delta: TranslationDelta) => void;
  translate: (rows: CatalogueRows) => CatalogueRows;
  translateShop: (shop: ShopSettings) => ShopSettings;
};

function createCache<Key extends object, Value>() {
  const values = new WeakMap<Key, { from: unknown; value: Value }>();
  return (key: Key, from: unknown, make: () => Value): Value => {
    const cached = values.get(key);
    if (cached !== undefined && cached.from === from) return cached.value;
    const value = make();
    values.set(key, { from, value });
    return value;
  };
}

export function createOverlay(language: Language): Overlay {
  let textsById: ReadonlyMap<string, ItemTranslation> = new Map();
  let revision = 0;
  const translateTable = <Row extends { id: string }>(kind: ItemKind) => {
    const tables = createCache<readonly Row[], readonly (Row & Untranslated)[]>();
    const rowCache = createCache<Row, Row & Untranslated>();
    const translateCached = (row: Row) => {
      const texts = textsById.get(row.id);
      return rowCache(row, texts, () => translateRow(kind, row, texts));
    };
    return (rows: readonly Row[]) => tables(rows, textsById, () => rows.map(translateCached));
  };
  const translateDestinations = translateTable<CatalogueRows["destinations"][number]>("destination");
  const translateTours = translateTable<CatalogueRows["tours"][number]>("tour");
  const translatePackages = translateTable<CatalogueRows["packages"][number]>("package");
  const entriesOf = (items: readonly TranslatedItem[]) => items.map(({ id, texts }) => [id, texts] as const);
  return {
    language,
    revision: () => revision,
    load(items, loadedRevision) {
      revision = loadedRevision;
      textsById = new Map(entriesOf(items));
    },
    apply({ since, items, revision: newRevision }) {
      revision = newRevision;
      if (since > 0 && items.length === 0) return;
      textsById = new Map([...(since === 0 ? [] : textsById), ...entriesOf(items)]);
    },
    translate: ({ destinations, tours, packages }) => ({
      destinations: translateDestinations(destinations),
      tours: translateTours(tours),
      packages: translatePackages(packages),
    }),
    translateShop: (shop) => translateTexts(textsById.get(SHOP_ID) ?? {}, (change) => changeShopTexts(shop, change)),
  };
}
