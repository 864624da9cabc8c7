import { type FactName, factNames } from "../../../domain/catalogue/good-to-know.ts";
import type { Field } from "../../../domain/catalogue/fields/field.ts";
import { itemFields } from "../../../domain/catalogue/fields/items.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { GOOD_TO_KNOW } from "#words/catalogue/item-pages.ts";
import { LINES } from "#words/desk/catalogue-fields.ts";
import { fieldWords } from "#words/desk/item-fields.ts";

const isFact = (name: string): name is FactName => factNames.some((fact) => fact === name);

export function textLabel(kind: ItemKind, path: string): string {
  const [name = "", part] = path.split(".");
  const { label, one = LINES.line } = fieldWords(name, kind);
  if (part === undefined) return label;
  if (isFact(part)) return GOOD_TO_KNOW[part];
  const fields: Readonly<Record<string, Field>> = itemFields[kind];
  const number = Number(part) + (fields[name]?.kind === "days" ? 0 : 1);
  return `${label}: ${one} ${number}`;
}
