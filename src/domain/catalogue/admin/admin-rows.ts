import * as v from "valibot";
import { destinationSchema, packageSchema, tourSchema } from "../catalogue-schema.ts";
import type { Destination, ItemKind, Tour, TourPackage } from "../types.ts";

type Kept<Row> = Row & { archived: boolean };
export type AdminDestination = Kept<Destination>;
export type AdminTour = Kept<Tour>;
export type AdminPackage = Kept<TourPackage>;
export type AdminRow = AdminDestination | AdminTour | AdminPackage;

/** Tables hold numeric columns; the embedded server writes them as texts, a hosted one as numbers. */
const numeric = v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]), v.finite());
const coordinate = v.nullable(numeric);
const cents = v.pipe(
  numeric,
  v.transform((dollars) => Math.round(dollars * 100)),
);
const archived = v.boolean();

const destination = v.object({
  ...destinationSchema.entries,
  revision: v.pipe(numeric, v.integer()),
  latitude: coordinate,
  longitude: coordinate,
  archived,
});
const tour = v.pipe(
  v.object({
    ...tourSchema.entries,
    revision: v.pipe(numeric, v.integer()),
    meeting_latitude: coordinate,
    meeting_longitude: coordinate,
    price_cents: v.optional(v.number(), 0),
    price: cents,
    archived,
  }),
  v.transform(({ price, ...row }): AdminTour => ({ ...row, price_cents: price })),
);
const travelPackage = v.pipe(
  v.object({
    ...packageSchema.entries,
    revision: v.pipe(numeric, v.integer()),
    price_cents: v.optional(v.number(), 0),
    price: cents,
    original_price: v.nullable(cents),
    archived,
  }),
  v.transform(({ price, original_price, ...row }): AdminPackage => ({
    ...row,
    price_cents: price,
    original_price_cents: original_price,
  })),
);

const schemas: Record<ItemKind, v.GenericSchema> = { destination, tour, package: travelPackage };
export type AdminRowOf = { destination: AdminDestination; tour: AdminTour; package: AdminPackage };

/** Rows of the catalogue as their table gives them to an admin; null when one of them is not what it should be. */
export const parseAdminRows = <Kind extends ItemKind>(kind: Kind, rows: unknown): AdminRowOf[Kind][] | null => {
  const result = v.safeParse(v.array(schemas[kind]), rows);
  return result.success ? (result.output as AdminRowOf[Kind][]) : null;
};

export const titleOf = (row: AdminRow): string => ("name" in row ? row.name : row.title);
