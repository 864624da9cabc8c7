import type { Fields } from "./field.ts";
import { packageFields } from "./package.ts";
import { tourFields } from "./tour.ts";

export const destinationFields = {
  name: { kind: "text", most: 200 },
  city: { kind: "text", most: 200, narrow: true },
  country: { kind: "text", most: 200, narrow: true, start: "Uzbekistan" },
  description: { kind: "text", most: 20_000, long: true },
  image_url: { kind: "image" },
  gallery: { kind: "pictures", most: 12 },
  featured: { kind: "flag" },
  unesco: { kind: "flag" },
  latitude: { kind: "latitude" },
  longitude: { kind: "longitude" },
} as const satisfies Fields;

export const itemFields = { destination: destinationFields, tour: tourFields, package: packageFields } as const;
export type ItemKind = keyof typeof itemFields;
