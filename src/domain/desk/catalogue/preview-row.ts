import * as v from "valibot";
import type { Field, FieldKind, Fields } from "../../catalogue/fields/field.ts";
import { type ItemKind, itemFields } from "../../catalogue/fields/items.ts";
import type { ItemForm } from "./admin-forms.ts";
import { type AdminRow, adminRowSchema } from "./admin-rows.ts";
import { readField } from "./form-schema.ts";

const KINDS_SHOWN_AS_TYPED = new Set<FieldKind>(["text", "note", "image", "pictures", "lines", "facts"]);
const BLANK_VALUES: Partial<Record<FieldKind, unknown>> = { count: 1, price: 0, days: {}, options: [], questions: [] };

function previewValue(name: string, field: Field, typed: unknown): unknown {
  const parsedField = readField(name, field, typed);
  if (parsedField.ok) return parsedField.value;
  if (KINDS_SHOWN_AS_TYPED.has(field.kind)) return typed;
  return field.choices ? field.choices[0] : (BLANK_VALUES[field.kind] ?? null);
}

export function previewRow(kind: ItemKind, id: string, form: ItemForm): AdminRow | null {
  const fields: Fields = itemFields[kind];
  const formValues: Readonly<Record<string, unknown>> = form;
  const columns = Object.entries(fields).map(([name, field]) => [name, previewValue(name, field, formValues[name])]);
  const parsed = v.safeParse(adminRowSchema, {
    kind,
    id,
    revision: 0,
    archived: false,
    ...Object.fromEntries(columns),
  });
  return parsed.success ? parsed.output : null;
}
