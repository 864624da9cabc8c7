import type { ShopSettings } from "../../shop/settings.ts";
import type { ItemKind } from "../fields/items.ts";
import { createCache, type TranslateCatalogue } from "../rows/view-catalogue.ts";
import type { Destination, Tour, TourPackage, Untranslated } from "../types.ts";
import { type ChangeText, changeItemTexts } from "./item-texts.ts";
import { changeShopTexts, SHOP_ID } from "./shop-texts.ts";
import { type ItemTranslation, translationOf } from "./translations.ts";

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

type Texts = ReadonlyMap<string, ItemTranslation>;

function createTableTranslation<Row extends { id: string }>(kind: ItemKind) {
  const tables = createCache<readonly Row[], readonly (Row & Untranslated)[]>();
  const translatedRows = createCache<Row, Row & Untranslated>();
  const translateCached = (row: Row, texts: ItemTranslation | undefined) =>
    translatedRows(row, texts, () => translateRow(kind, row, texts));
  return (rows: readonly Row[], texts: Texts) =>
    tables(rows, texts, () => rows.map((row) => translateCached(row, texts.get(row.id))));
}

const translateDestinations = createTableTranslation<Destination>("destination");
const translateTours = createTableTranslation<Tour>("tour");
const translatePackages = createTableTranslation<TourPackage>("package");

const translateShop = (shop: ShopSettings, texts: Texts) =>
  translateTexts(texts.get(SHOP_ID) ?? {}, (change) => changeShopTexts(shop, change));

export const translateCatalogue: TranslateCatalogue = ({ destinations, tours, packages, settings }, texts) => ({
  destinations: translateDestinations(destinations, texts),
  tours: translateTours(tours, texts),
  packages: translatePackages(packages, texts),
  settings: settings && translateShop(settings, texts),
});
