import { destinationFields } from "./destination.ts";
import { packageFields } from "./package.ts";
import { tourFields } from "./tour.ts";

export const itemFields = { destination: destinationFields, tour: tourFields, package: packageFields } as const;
export type ItemKind = keyof typeof itemFields;
