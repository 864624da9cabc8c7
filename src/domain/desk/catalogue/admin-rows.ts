import * as v from "valibot";
import { type Field, type FieldKind, type Fields, wireName } from "../../catalogue/fields/field.ts";
import { type ItemKind, itemFields } from "../../catalogue/fields/items.ts";
import { wireSchema } from "../../catalogue/fields/wire-schema.ts";
import type { Destination, Tour, TourPackage } from "../../catalogue/types.ts";

type WithPublication<Row> = Row & { archived: boolean; draft: boolean; publish_at: string | null };
export type AdminDestination = WithPublication<Destination>;
export type AdminTour = WithPublication<Tour>;
export type AdminPackage = WithPublication<TourPackage>;
export type AdminRow = AdminDestination | AdminTour | AdminPackage;
export type AdminRowOf = { destination: AdminDestination; tour: AdminTour; package: AdminPackage };

/** The embedded server returns numeric columns as texts, a hosted one as numbers. */
const numberSchema = v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]), v.finite());
const cents = v.pipe(
  numberSchema,
  v.transform((dollars) => Math.round(dollars * 100)),
);

const columns: Partial<Record<FieldKind, v.GenericSchema<unknown, unknown>>> = {
  price: cents,
  optional_price: v.nullable(cents),
  latitude: v.nullable(numberSchema),
  longitude: v.nullable(numberSchema),
};

function tableSchema(fields: Fields) {
  const allFields = Object.entries<Field>(fields);
  return v.pipe(
    v.object({
      id: v.pipe(v.string(), v.minLength(1)),
      revision: v.pipe(numberSchema, v.integer()),
      archived: v.boolean(),
      draft: v.optional(v.boolean(), false),
      publish_at: v.nullish(v.string(), null),
      ...Object.fromEntries(allFields.map(([name, field]) => [name, columns[field.kind] ?? wireSchema(field)])),
    }),
    v.transform(({ id, revision, archived, draft, publish_at, ...columnsOf }) => {
      const values: Readonly<Record<string, unknown>> = columnsOf;
      const rowFields = allFields.map(([name, field]) => [wireName(name, field), values[name]]);
      return { id, revision, archived, draft, publish_at, ...Object.fromEntries(rowFields) };
    }),
  );
}

export const adminRowSchemas = {
  destination: tableSchema(itemFields.destination),
  tour: tableSchema(itemFields.tour),
  package: tableSchema(itemFields.package),
};

export function parseAdminRows<Kind extends ItemKind>(kind: Kind, rows: unknown): AdminRowOf[Kind][] | null {
  const result = v.safeParse(v.array(adminRowSchemas[kind]), rows);
  return result.success ? result.output : null;
}

export const itemTitleOf = (row: AdminRow): string => ("name" in row ? row.name : row.title);
