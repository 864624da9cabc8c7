import { mirroredItem, mirroredItems } from "../../../data/local/catalogue/catalogue-rows.ts";
import type { DeskAnswer } from "../../../data/remote/desk/ask-desk.ts";
import { hasWords } from "../../../domain/catalogue/search/fold-text.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { type AdminRow, itemTitleOf } from "../../../domain/desk/catalogue/admin-rows.ts";

const published = (kind: ItemKind, row: object) =>
  ({ ...row, kind, archived: false, draft: false, publish_at: null }) as AdminRow;

export async function mirrorRow(kind: ItemKind, id: string): Promise<AdminRow | null> {
  const row = await mirroredItem(kind, id);
  return row ? published(kind, row) : null;
}

type RowsQuery = { search: string; skip: number; how_many: number };
export type ItemPage = Extract<DeskAnswer<"rpc/admin_items">, { ok: true }>["value"];

export async function mirrorPage(kind: ItemKind, { search, skip, how_many }: RowsQuery): Promise<ItemPage> {
  const rows = (await mirroredItems(kind))
    .map((row) => published(kind, row))
    .filter((row) => hasWords(itemTitleOf(row), search))
    .toSorted((a, b) => itemTitleOf(a).localeCompare(itemTitleOf(b)));
  return { rows: rows.slice(skip, skip + how_many), count: rows.length };
}
