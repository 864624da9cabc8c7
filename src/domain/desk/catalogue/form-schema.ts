import * as v from "valibot";
import { cleanText, phoneRule } from "../../booking/form/field-rules.ts";
import { sanitise } from "../../booking/form/sanitise.ts";
import { type Field, type FieldKind, type FieldKinds, type Fields, type FormOf } from "../../catalogue/fields/field.ts";
import { isPictureAddress } from "../../catalogue/picture-address.ts";
import { problemMessage } from "../../problem.ts";
import { emptyText, isoDay } from "../../schemas.ts";
import { fiscalRule } from "./fiscal-rule.ts";
import { optionsRule } from "./options-rule.ts";
import { picturesRule } from "./pictures-rule.ts";
import { questionsRule } from "./questions-rule.ts";

type NamedField = Field & { name: string };
type RuleOf<Typed> = (field: NamedField) => v.GenericSchema<Typed, unknown>;

const orEmptyText = (schema: v.GenericSchema<string, unknown>, message: string) =>
  v.pipe(v.string(), v.trim(), v.union([emptyText, schema], message));
const emptyAsNull = v.transform((value: string) => value || null);

const tooLong = (most = Infinity) =>
  v.maxLength<string, number, string>(most, problemMessage({ code: "characters_most", most }));

const price = ({ name, most = Infinity }: NamedField) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+(\.\d{1,2})?$/, problemMessage({ code: "field_amount", name })),
    v.transform(Number),
    v.maxValue(most, problemMessage({ code: "field_most", name, most })),
  );
const coordinate =
  (what: string, most: number): RuleOf<string> =>
  () => {
    const notNumberText = problemMessage({ code: "coordinate_number", name: what });
    const outOfRangeText = problemMessage({ code: "coordinate_range", name: what, most });
    const number = v.pipe(
      v.string(),
      v.regex(/^-?\d{1,3}(\.\d{1,6})?$/, notNumberText),
      v.transform(Number),
      v.minValue(-most, outOfRangeText),
      v.maxValue(most, outOfRangeText),
    );
    return orEmptyText(number, notNumberText);
  };
const requiredTextRule: RuleOf<string> = ({ name }) =>
  v.pipe(v.string(), v.nonEmpty(problemMessage({ code: "field_required", name })));

const idsRule = () =>
  v.pipe(
    v.array(v.string()),
    v.transform((ids) => (ids.length === 0 ? null : ids)),
  );

const rules: { [Kind in FieldKind]: RuleOf<FieldKinds[Kind]["form"]> } = {
  text: ({ name, most }) =>
    v.pipe(cleanText, v.nonEmpty(problemMessage({ code: "field_required", name })), tooLong(most)),
  note: ({ most }) => v.pipe(cleanText, tooLong(most), emptyAsNull),
  image: () =>
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty("image"),
      v.check((value) => value === "" || isPictureAddress(value), "image_address"),
    ),
  pictures: picturesRule,
  flag: () => v.boolean(),
  count: ({ name, most = Infinity }) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d+$/, problemMessage({ code: "field_whole", name })),
      v.transform(Number),
      v.minValue(1, problemMessage({ code: "field_least", name })),
      v.maxValue(most, problemMessage({ code: "field_most", name, most })),
    ),
  price,
  optional_price: (field) => orEmptyText(price(field), problemMessage({ code: "field_amount", name: field.name })),
  latitude: coordinate("latitude", 90),
  longitude: coordinate("longitude", 180),
  // The table stores null instead of an empty list.
  lines: () =>
    v.pipe(
      v.array(v.string()),
      v.transform((lines) => lines.map(sanitise).filter(Boolean)),
      v.maxLength(60, problemMessage({ code: "lines_most", most: 60 })),
      v.transform((lines) => (lines.length === 0 ? null : lines)),
    ),
  facts: ({ most = Infinity }) =>
    v.pipe(
      v.record(v.string(), v.pipe(cleanText, tooLong(most))),
      v.transform((facts) => Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== ""))),
    ),
  days: () =>
    v.pipe(
      v.array(v.string()),
      v.transform((days) => Object.fromEntries(days.map((day, index) => [String(index + 1), sanitise(day)]))),
    ),
  dates: () =>
    v.pipe(
      v.array(isoDay),
      v.transform((dates) => (dates.length === 0 ? null : [...new Set(dates)].toSorted())),
    ),
  time: () => v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, "time"), emptyAsNull),
  phone: () => v.pipe(v.string(), v.trim(), v.union([v.literal(""), phoneRule], "phone_wrong"), emptyAsNull),
  choice: ({ name, choices = [] }) => v.picklist(choices, problemMessage({ code: "field_required", name })),
  destination: requiredTextRule,
  tours: idsRule,
  places: idsRule,
  options: optionsRule,
  questions: questionsRule,
  fiscal: fiscalRule,
};

export function formSchema<All extends Fields>(fields: All): v.GenericSchema<FormOf<All>, Record<string, unknown>> {
  const entries = Object.entries(fields).map(([name, field]) => [name, rules[field.kind]({ ...field, name })] as const);
  return v.object(Object.fromEntries(entries)) as unknown as v.GenericSchema<FormOf<All>, Record<string, unknown>>;
}

export function readField(name: string, field: Field, typed: unknown): { ok: true; value: unknown } | { ok: false } {
  const rule: v.GenericSchema<unknown, unknown> = rules[field.kind]({ ...field, name });
  const parsed = v.safeParse(rule, typed);
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false };
}
