import type { Departure } from "./rows/departure.ts";
import type { destinationFields } from "./fields/destination.ts";
import type { RowOf } from "./fields/field.ts";
import type { ItemKind } from "./fields/items.ts";
import type { packageFields } from "./fields/package.ts";
import type { tourFields } from "./fields/tour.ts";

export type { ItemKind };

/** Rows as they are synced and kept; what is in them is said by `fields`. */
export interface Destination extends RowOf<typeof destinationFields> {}
export interface Tour extends RowOf<typeof tourFields> {}
/** Named so because `package` is a reserved word of the language. */
export interface TourPackage extends RowOf<typeof packageFields> {}
export type Difficulty = Tour["difficulty_level"];

export interface DeletedItem {
  kind: ItemKind | "departure";
  id: string;
}

/** What changed since a revision; since 0 it is the whole catalogue. */
export interface CatalogueDelta {
  revision: number;
  destinations: Destination[];
  tours: Tour[];
  packages: TourPackage[];
  /** Nothing where the server knows none. */
  departures?: Departure[] | undefined;
  deleted: DeletedItem[];
}
