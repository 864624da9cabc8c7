import type { FieldsRow } from "./fields/field.ts";
import type { destinationFields, ItemKind } from "./fields/items.ts";
import type { packageFields } from "./fields/package.ts";
import type { tourFields } from "./fields/tour.ts";
import type { Rated } from "./fields/wire-schema.ts";

export type { ItemKind };

/** The texts that are in English on a page in another language. */
export type Untranslated = { untranslated?: readonly string[] };

export type Destination = FieldsRow<typeof destinationFields> & Untranslated;
export type Tour = FieldsRow<typeof tourFields> & Rated & Untranslated;
export type TourPackage = FieldsRow<typeof packageFields> & Rated & Untranslated;
