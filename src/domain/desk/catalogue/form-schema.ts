import * as v from "valibot";
import { cleanText, FIELD_ERRORS } from "../../booking/form/field-rules.ts";
import { sanitise } from "../../booking/form/sanitise.ts";
import {
  type Field,
  type FieldKind,
  type FieldKinds,
  type Fields,
  type FormOf,
  labelOf,
} from "../../catalogue/fields/field.ts";
import { isPictureAddress } from "../../catalogue/picture-address.ts";
import { fiscalRule } from "./fiscal-rule.ts";
import { optionsRule } from "./options-rule.ts";
import { picturesRule } from "./pictures-rule.ts";
import { emptyText, isoDay } from "../../schemas.ts";

type LabeledField = Field & { label: string };
type RuleOf<Typed> = (field: LabeledField) => v.GenericSchema<Typed, unknown>;

const orEmptyText = (schema: v.GenericSchema<string, unknown>, message: string) =>
  v.pipe(v.string(), v.trim(), v.union([emptyText, schema], message));
const emptyAsNull = v.transform((value: string) => value || null);

const tooLong = (most = Infinity) => v.maxLength<string, number, string>(most, `At most ${most} characters`);

const price = ({ label, most = Infinity }: LabeledField) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+(\.\d{1,2})?$/, `${label} must be an amount such as 120 or 120.50`),
    v.transform(Number),
    v.maxValue(most, `${label} must be at most ${most}`),
  );
const coordinate =
  (what: string, most: number): RuleOf<string> =>
  () => {
    const notNumberText = `${what} must be a number such as 39.6548`;
    const outOfRangeText = `${what} must be between -${most} and ${most}`;
    const number = v.pipe(
      v.string(),
      v.regex(/^-?\d{1,3}(\.\d{1,6})?$/, notNumberText),
      v.transform(Number),
      v.minValue(-most, outOfRangeText),
      v.maxValue(most, outOfRangeText),
    );
    return orEmptyText(number, notNumberText);
  };
const requiredTextRule: RuleOf<string> = ({ label }) => v.pipe(v.string(), v.nonEmpty(`${label} is required`));

const idsRule = () =>
  v.pipe(
    v.array(v.string()),
    v.transform((ids) => (ids.length === 0 ? null : ids)),
  );

const rules: { [Kind in FieldKind]: RuleOf<FieldKinds[Kind]["form"]> } = {
  text: ({ label, most }) => v.pipe(cleanText, v.nonEmpty(`${label} is required`), tooLong(most)),
  note: ({ most }) => v.pipe(cleanText, tooLong(most), emptyAsNull),
  image: () =>
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty("Please select an image or enter a URL"),
      v.check(
        (value) => value === "" || isPictureAddress(value),
        "An address that begins with https:// or an uploaded file",
      ),
    ),
  pictures: picturesRule,
  flag: () => v.boolean(),
  count: ({ label, most = Infinity }) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d+$/, `${label} must be a whole number`),
      v.transform(Number),
      v.minValue(1, `${label} must be at least 1`),
      v.maxValue(most, `${label} must be at most ${most}`),
    ),
  price,
  optional_price: (field) => orEmptyText(price(field), `${field.label} must be an amount such as 120 or 120.50`),
  latitude: coordinate("Latitude", 90),
  longitude: coordinate("Longitude", 180),
  // The table stores null instead of an empty list.
  lines: () =>
    v.pipe(
      v.array(v.string()),
      v.transform((lines) => lines.map(sanitise).filter(Boolean)),
      v.maxLength(60, "At most 60 lines"),
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
  time: () => v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, "A time such as 08:30"), emptyAsNull),
  phone: () => v.pipe(v.string(), v.trim(), v.regex(/^([\d +()-]{3,20})?$/, FIELD_ERRORS.phone_wrong), emptyAsNull),
  choice: ({ label, choices = [] }) => v.picklist(choices, `${label} is required`),
  destination: requiredTextRule,
  tours: idsRule,
  places: idsRule,
  options: optionsRule,
  fiscal: fiscalRule,
};

export function formSchema<All extends Fields>(fields: All): v.GenericSchema<FormOf<All>, Record<string, unknown>> {
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, rules[field.kind]({ ...field, label: labelOf(name, field) })] as const,
  );
  return v.object(Object.fromEntries(entries)) as unknown as v.GenericSchema<FormOf<All>, Record<string, unknown>>;
}

export function readField(name: string, field: Field, typed: unknown): { ok: true; value: unknown } | { ok: false } {
  const rule: v.GenericSchema<unknown, unknown> = rules[field.kind]({ ...field, label: labelOf(name, field) });
  const parsed = v.safeParse(rule, typed);
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false };
}
