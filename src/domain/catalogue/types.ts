import type { destinationFields, ItemKind } from "./fields/items.ts";
import type { FieldsRow } from "./fields/field.ts";
import type { packageFields } from "./fields/package.ts";
import type { tourFields } from "./fields/tour.ts";
import type { Rated } from "./fields/wire-schema.ts";

export type { ItemKind };

export type Destination = FieldsRow<typeof destinationFields>;
export type Tour = FieldsRow<typeof tourFields> & Rated;
export type TourPackage = FieldsRow<typeof packageFields> & Rated;
