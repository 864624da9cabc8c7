import type { Field, FieldKind, Fields } from "../../catalogue/fields/field.ts";
import { type ItemKind, itemFields } from "../../catalogue/fields/items.ts";
import type { ItemForms } from "./admin-forms.ts";
import { type AdminRowOf, parseAdminRows } from "./admin-rows.ts";
import { readField } from "./form-schema.ts";

const KINDS_SHOWN_AS_TYPED = new Set<FieldKind>(["text", "note", "image", "pictures", "lines", "facts"]);
const BLANK_VALUES: Partial<Record<FieldKind, unknown>> = { count: 1, price: 0, days: {}, options: [], questions: [] };

function previewValue(name: string, field: Field, typed: unknown): unknown {
  const parsedField = readField(name, field, typed);
  if (parsedField.ok) return parsedField.value;
  if (KINDS_SHOWN_AS_TYPED.has(field.kind)) return typed;
  return field.choices ? field.choices[0] : (BLANK_VALUES[field.kind] ?? null);
}

export function previewRow<Kind extends ItemKind>(
  kind: Kind,
  id: string,
  form: ItemForms[Kind],
): AdminRowOf[Kind] | null {
  const fields: Fields = itemFields[kind];
  const formValues: Readonly<Record<string, unknown>> = form;
  const columns = Object.entries(fields).map(([name, field]) => [name, previewValue(name, field, formValues[name])]);
  return parseAdminRows(kind, [{ id, revision: 0, archived: false, ...Object.fromEntries(columns) }])?.[0] ?? null;
}
