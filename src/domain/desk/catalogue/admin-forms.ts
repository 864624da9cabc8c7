import type * as v from "valibot";
import {
  type FieldKind,
  type FieldKinds,
  type Fields,
  type FormOf,
  type OptionForm,
  wireName,
} from "../../catalogue/fields/field.ts";
import { type ItemKind, itemFields } from "../../catalogue/fields/items.ts";
import type { ItemOption } from "../../pricing/options.ts";
import type { AdminRow } from "./admin-rows.ts";
import { NO_FISCAL_CODE } from "./fiscal-rule.ts";
import { formSchema } from "./form-schema.ts";

export type ItemForms = {
  destination: FormOf<typeof itemFields.destination>;
  tour: FormOf<typeof itemFields.tour>;
  package: FormOf<typeof itemFields.package>;
};
export type ItemForm = ItemForms[ItemKind];

const dollars = (cents: number) => String(cents / 100);
const keepValue = <Value>(value: Value) => value;

const optionForm = ({ price_cents, most, fiscal, ...option }: ItemOption): OptionForm => ({
  ...option,
  ...(fiscal ? { fiscal } : {}),
  price: dollars(price_cents),
  most: String(most),
});

function daysOf(itinerary: Record<string, string>): string[] {
  const lastDay = Math.max(0, ...Object.keys(itinerary).map(Number).filter(Number.isInteger));
  return Array.from({ length: lastDay }, (_, index) => itinerary[String(index + 1)] ?? "");
}

type Kinds = {
  [Kind in FieldKind]: {
    empty: FieldKinds[Kind]["form"];
    typed: (value: NonNullable<FieldKinds[Kind]["wire"]>) => FieldKinds[Kind]["form"];
  };
};
const kinds: Kinds = {
  text: { empty: "", typed: keepValue },
  note: { empty: "", typed: String },
  image: { empty: "/placeholder.svg", typed: keepValue },
  pictures: { empty: [], typed: keepValue },
  flag: { empty: false, typed: keepValue },
  count: { empty: "1", typed: String },
  price: { empty: "", typed: dollars },
  optional_price: { empty: "", typed: dollars },
  latitude: { empty: "", typed: String },
  longitude: { empty: "", typed: String },
  lines: { empty: [], typed: keepValue },
  facts: { empty: {}, typed: keepValue },
  days: { empty: [], typed: daysOf },
  dates: { empty: [], typed: keepValue },
  time: { empty: "", typed: String },
  phone: { empty: "", typed: String },
  choice: { empty: "", typed: keepValue },
  destination: { empty: "", typed: String },
  tours: { empty: [], typed: keepValue },
  options: { empty: [], typed: (options) => options.map(optionForm) },
  questions: { empty: [], typed: keepValue },
  places: { empty: [], typed: keepValue },
  fiscal: { empty: NO_FISCAL_CODE, typed: keepValue },
};

const emptyOf = <All extends Fields>(fields: All) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind, start }]) => [name, start ?? kinds[kind].empty]),
  ) as FormOf<All>;

export const EMPTY_FORMS: ItemForms = {
  destination: emptyOf(itemFields.destination),
  tour: emptyOf(itemFields.tour),
  package: emptyOf(itemFields.package),
};

type ItemSchemas = { [Kind in ItemKind]: v.GenericSchema<ItemForms[Kind], Record<string, unknown>> };
export const itemSchemas: ItemSchemas = {
  destination: formSchema(itemFields.destination),
  tour: formSchema(itemFields.tour),
  package: formSchema(itemFields.package),
};

export function itemFormOf(row: AdminRow): ItemForm {
  const values: Readonly<Record<string, unknown>> = { ...row };
  const typedFields = Object.entries<Fields[string]>(itemFields[row.kind]).map(([name, field]) => {
    const { empty, typed: toForm } = kinds[field.kind] as { empty: unknown; typed: (value: unknown) => unknown };
    // The form may omit a field, and a stored row may predate it.
    const value = values[wireName(name, field)] ?? null;
    return [name, value === null ? empty : toForm(value)];
  });
  return Object.fromEntries(typedFields) as ItemForm;
}
