import type { AdminRowOf } from "../../../domain/catalogue/admin/admin-rows.ts";
import { titleOf } from "../../../domain/catalogue/admin/admin-rows.ts";
import { fold } from "../../../domain/catalogue/fold.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { db } from "../../../data/local/db.ts";
import type { ItemPage } from "../../../data/remote/admin/catalogue-items.ts";

const mirrors = { destination: "destinations", tour: "tours", package: "packages" } as const;

/** An item as this device's copy of the catalogue has it: archived ones are not in there. */
export const mirrorRow = async <Kind extends ItemKind>(kind: Kind, id: string): Promise<AdminRowOf[Kind] | null> => {
  const row = await db.table(mirrors[kind]).get(id);
  return row ? ({ ...row, archived: false } as AdminRowOf[Kind]) : null;
};

type Asked = { search: string; from: number; to: number };

/** A page of a list out of the same copy, for when the server does not answer. */
export const mirrorPage = async <Kind extends ItemKind>(
  kind: Kind,
  { search, from, to }: Asked,
): Promise<ItemPage<Kind>> => {
  const stored: object[] = await db.table(mirrors[kind]).toArray();
  const rows = stored
    .map((row) => ({ ...row, archived: false }) as AdminRowOf[Kind])
    .filter((row) => fold(titleOf(row)).includes(fold(search)))
    .toSorted((a, b) => titleOf(a).localeCompare(titleOf(b)));
  return { rows: rows.slice(from, to + 1), count: rows.length };
};
