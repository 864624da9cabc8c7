import type { ItemTranslation } from "../translation/translations.ts";
import { keepKnownShop, reuseEqualRows } from "./apply-delta.ts";
import type { CatalogueState, WholeCatalogue } from "./catalogue-state.ts";
import { type CatalogueRows, type CatalogueSnapshot, snapshotOf } from "./snapshot.ts";

type ShownCatalogue = CatalogueRows & Pick<WholeCatalogue, "settings">;

export type TranslateCatalogue = (
  catalogue: ShownCatalogue,
  texts: ReadonlyMap<string, ItemTranslation>,
) => ShownCatalogue;

/** Makes a value again only if its source changed since the last call for the key. */
export function createCache<Key extends object, Value>() {
  const values = new WeakMap<Key, { from: unknown; value: Value }>();
  return (key: Key, from: unknown, make: () => Value): Value => {
    const cached = values.get(key);
    if (cached !== undefined && cached.from === from) return cached.value;
    const value = make();
    values.set(key, { from, value });
    return value;
  };
}

const snapshots = createCache<WholeCatalogue, CatalogueSnapshot>();
const tables = createCache<readonly { id: string }[], readonly { id: string }[]>();

/** An unchanged row or table keeps its identity, so that React does not draw it again. */
const reuseTable = <Row extends { id: string }>(preview: readonly Row[], rows: readonly Row[]) =>
  tables(rows, preview, () => reuseEqualRows(preview, rows)) as readonly Row[];

/** Makes the snapshot that the screens show; omit `translate` for English. */
export function viewCatalogue({ preview, whole, texts }: CatalogueState, translate?: TranslateCatalogue) {
  if (whole === null || (translate && texts === null)) return preview;
  return snapshots(whole, texts, () => {
    const { destinations, tours, packages, settings } = translate && texts ? translate(whole, texts.byId) : whole;
    const rows = {
      destinations: reuseTable(preview.destinations, destinations),
      tours: reuseTable(preview.tours, tours),
      packages: reuseTable(preview.packages, packages),
    };
    return snapshotOf(rows, whole.revision, whole.as_of, keepKnownShop(preview.shop, settings));
  });
}
