import * as v from "valibot";
import { wholeNumber } from "../../schemas.ts";
import {
  type Field,
  type FieldKind,
  type FieldKinds,
  type Fields,
  type FieldsRow,
  PICTURE_SLOTS,
  type VoucherOf,
  wireName,
} from "./field.ts";

const text = v.string();
const id = v.pipe(text, v.minLength(1));
const coordinate = v.nullish(v.pipe(v.number(), v.finite()), null);
const words = v.nullish(text, null);
const withFallback = <Value>(schema: v.GenericSchema<Value>, value: Value) =>
  v.pipe(
    v.nullish(schema, null),
    v.transform((given) => given ?? value),
  );

const list = withFallback(v.array(text), []);
const texts = withFallback(v.record(text, text), {});

const fiscal = v.nullish(v.object({ mxik: text, package_code: text, vat: v.boolean() }), null);

const slot = v.fallback(v.optional(v.picklist(PICTURE_SLOTS)), undefined);

const schemas: { [Kind in FieldKind]: v.GenericSchema<unknown, FieldKinds[Kind]["wire"]> } = {
  text,
  note: words,
  image: withFallback(text, ""),
  pictures: withFallback(v.array(v.object({ url: text, alt: text, x: wholeNumber, y: wholeNumber, slot })), []),
  flag: withFallback(v.boolean(), false),
  count: v.pipe(wholeNumber, v.minValue(1)),
  price: wholeNumber,
  optional_price: v.nullish(wholeNumber, null),
  latitude: coordinate,
  longitude: coordinate,
  lines: list,
  facts: texts,
  days: texts,
  dates: withFallback(v.array(v.pipe(text, v.isoDate())), []),
  time: words,
  phone: words,
  choice: text,
  destination: v.nullish(id, null),
  tours: list,
  places: list,
  options: withFallback(
    v.array(
      v.object({
        id: text,
        name: text,
        price_cents: wholeNumber,
        per: v.picklist(["guest", "booking"]),
        most: wholeNumber,
        retired: v.boolean(),
        fiscal: v.optional(fiscal),
      }),
    ),
    [],
  ),
  questions: withFallback(
    v.array(
      v.object({
        id: text,
        text,
        kind: v.picklist(["text", "choice"]),
        choices: v.array(text),
        required: v.boolean(),
        for_guide: v.boolean(),
      }),
    ),
    [],
  ),
  fiscal,
};

export const wireSchema = ({ kind, choices }: Field): v.GenericSchema<unknown, unknown> =>
  choices ? v.picklist(choices) : schemas[kind];

export const rated = { stars: v.nullish(v.array(wholeNumber), null) };
export type Rated = { stars: number[] | null };

export function rowSchema<All extends Fields, More = unknown>(
  fields: All,
  more: v.ObjectEntries = {},
): v.GenericSchema<unknown, FieldsRow<All> & More> {
  const entries = Object.entries(fields).map(([name, field]) => [wireName(name, field), wireSchema(field)] as const);
  // The compiler checks the field types one by one, so this cast only adds the names.
  return v.object({ id, revision: wholeNumber, ...more, ...Object.fromEntries(entries) }) as unknown as v.GenericSchema<
    unknown,
    FieldsRow<All> & More
  >;
}

export function voucherEntries<All extends Fields>(fields: All) {
  const entries = Object.entries(fields).filter(([, field]) => field.voucher);
  return Object.fromEntries(entries.map(([name, field]) => [name, wireSchema(field)])) as {
    [Name in keyof VoucherOf<All>]: v.GenericSchema<VoucherOf<All>[Name] | undefined, VoucherOf<All>[Name]>;
  };
}
