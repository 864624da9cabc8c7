import * as v from "valibot";
import { type Field, type Fields, wireName } from "../../catalogue/fields/field.ts";
import { type ItemKind, itemFields } from "../../catalogue/fields/items.ts";
import { wireSchema } from "../../catalogue/fields/wire-schema.ts";
import { itemTexts } from "../../catalogue/translation/item-texts.ts";
import type { Destination, Tour, TourPackage } from "../../catalogue/types.ts";
import { type Language, translations } from "../../languages.ts";
import { wholeNumber } from "../../schemas.ts";

type AtDesk<Kind extends ItemKind, Row> = Row & {
  kind: Kind;
  archived: boolean;
  draft: boolean;
  publish_at: string | null;
  /** The English texts that have a translation, by language; lists alone have it. */
  translated?: Readonly<Record<string, readonly string[]>>;
};
export type AdminRow = AtDesk<"destination", Destination> | AtDesk<"tour", Tour> | AtDesk<"package", TourPackage>;

const cents = v.pipe(
  v.number(),
  v.transform((dollars) => Math.round(dollars * 100)),
);

function columnSchema(field: Field): v.GenericSchema<unknown, unknown> {
  if (field.kind === "price") return cents;
  return field.kind === "optional_price" ? v.nullable(cents) : wireSchema(field);
}

function tableSchema<Kind extends ItemKind>(kind: Kind, fields: Fields) {
  const allFields = Object.entries<Field>(fields);
  return v.pipe(
    v.object({
      kind: v.literal(kind),
      id: v.pipe(v.string(), v.minLength(1)),
      revision: wholeNumber,
      archived: v.boolean(),
      draft: v.optional(v.boolean(), false),
      publish_at: v.nullish(v.string(), null),
      translated: v.optional(v.record(v.string(), v.array(v.string()))),
      ...Object.fromEntries(allFields.map(([name, field]) => [name, columnSchema(field)])),
    }),
    v.transform((row) => {
      const values: Readonly<Record<string, unknown>> = row;
      const rowFields = allFields.map(([name, field]) => [wireName(name, field), values[name]]);
      const { id, revision, archived, draft, publish_at, translated } = row;
      const translation = translated && { translated };
      return { kind, id, revision, archived, draft, publish_at, ...translation, ...Object.fromEntries(rowFields) };
    }),
  );
}

// The fields are checked one by one, so this cast only adds their names.
export const adminRowSchema = v.variant("kind", [
  tableSchema("destination", itemFields.destination),
  tableSchema("tour", itemFields.tour),
  tableSchema("package", itemFields.package),
]) as unknown as v.GenericSchema<unknown, AdminRow>;

export function missingTranslations(row: AdminRow): { language: Language; missing: number }[] {
  const { translated } = row;
  if (!translated) return [];
  const texts = [...itemTexts(row.kind, row).values()];
  return translations
    .map((language) => ({ language, missing: texts.filter((text) => !translated[language]?.includes(text)).length }))
    .filter(({ missing }) => missing > 0);
}

export const itemTitleOf = (row: AdminRow): string => ("name" in row ? row.name : row.title);
