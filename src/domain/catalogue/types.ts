import type { Departure } from "./rows/departure.ts";
import type { destinationFields, ItemKind } from "./fields/items.ts";
import type { FieldsRow } from "./fields/field.ts";
import type { packageFields } from "./fields/package.ts";
import type { tourFields } from "./fields/tour.ts";
import type { Rated } from "./fields/wire-schema.ts";

export type { ItemKind };

/** Rows as they are synced and kept; what is in them is said by `fields`. */
export type Destination = FieldsRow<typeof destinationFields>;
export type Tour = FieldsRow<typeof tourFields> & Rated;
/** Named so because `package` is a reserved word of the language. */
export type TourPackage = FieldsRow<typeof packageFields> & Rated;
export type Difficulty = Tour["difficulty_level"];

export type DeletedItem = {
  kind: ItemKind | "departure";
  id: string;
};

/** What changed since a revision; since 0 it is the whole catalogue. */
export type CatalogueDelta = {
  revision: number;
  destinations: Destination[];
  tours: Tour[];
  packages: TourPackage[];
  /** Nothing where the server knows none. */
  departures?: Departure[] | undefined;
  /** Read where they are shown (`domain/pricing/rates-schema.ts`); the mirror only carries them. */
  rates?: unknown;
  /** Read where vouchers are checked (`domain/voucher/voucher-keys.ts`). */
  voucher_keys?: unknown;
  deleted: DeletedItem[];
};
