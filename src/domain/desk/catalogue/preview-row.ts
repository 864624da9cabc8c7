import type { Field, FieldKind, Fields } from "../../catalogue/fields/field.ts";
import { type ItemKind, itemFields } from "../../catalogue/fields/items.ts";
import type { ItemForms } from "./admin-forms.ts";
import { type AdminRowOf, parseAdminRows } from "./admin-rows.ts";
import { readField } from "./form-schema.ts";

const AS_TYPED = new Set<FieldKind>(["text", "note", "image", "pictures", "lines", "facts"]);
const BLANK: Partial<Record<FieldKind, unknown>> = { count: 1, price: 0, days: {}, options: [] };

function shown(name: string, field: Field, typed: unknown): unknown {
  const read = readField(name, field, typed);
  if (read.ok) return read.value;
  if (AS_TYPED.has(field.kind)) return typed;
  return field.choices ? Object.keys(field.choices)[0] : (BLANK[field.kind] ?? null);
}

export function previewRow<Kind extends ItemKind>(
  kind: Kind,
  id: string,
  form: ItemForms[Kind],
): AdminRowOf[Kind] | null {
  const fields: Fields = itemFields[kind];
  const typed: Readonly<Record<string, unknown>> = form;
  const columns = Object.entries(fields).map(([name, field]) => [name, shown(name, field, typed[name])]);
  return parseAdminRows(kind, [{ id, revision: 0, archived: false, ...Object.fromEntries(columns) }])?.[0] ?? null;
}
