import type { ItemPage } from "../../../data/remote/desk/catalogue-items.ts";
import type { AdminRowOf } from "../../../domain/desk/catalogue/admin-rows.ts";
import { itemTitleOf } from "../../../domain/desk/catalogue/admin-rows.ts";
import { hasWords } from "../../../domain/catalogue/search/fold.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { mirroredItem, mirroredItems } from "../../../data/local/catalogue/catalogue-rows.ts";

const PUBLISHED = { archived: false, draft: false, publish_at: null };

export async function mirrorRow<Kind extends ItemKind>(kind: Kind, id: string): Promise<AdminRowOf[Kind] | null> {
  const row = await mirroredItem(kind, id);
  return row ? ({ ...row, ...PUBLISHED } as AdminRowOf[Kind]) : null;
}

type RowsQuery = { search: string; from: number; to: number };

export async function mirrorPage<Kind extends ItemKind>(
  kind: Kind,
  { search, from, to }: RowsQuery,
): Promise<ItemPage<Kind>> {
  const rows = (await mirroredItems(kind))
    .map((row) => ({ ...row, ...PUBLISHED }) as AdminRowOf[Kind])
    .filter((row) => hasWords(itemTitleOf(row), search))
    .toSorted((a, b) => itemTitleOf(a).localeCompare(itemTitleOf(b)));
  return { rows: rows.slice(from, to + 1), count: rows.length };
}
