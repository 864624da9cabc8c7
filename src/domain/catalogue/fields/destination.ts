import type { Fields } from "./field.ts";

export const destinationFields = {
  name: { kind: "text", label: "Name", most: 200 },
  city: { kind: "text", label: "City", most: 200, narrow: true },
  country: { kind: "text", label: "Country", most: 200, narrow: true, start: "Uzbekistan" },
  description: { kind: "text", label: "Description", most: 20_000, long: true },
  image_url: { kind: "image", label: "Image" },
  featured: { kind: "flag", label: "Featured", ask: "Featured: shown on the home page" },
  unesco: { kind: "flag", label: "UNESCO site" },
  latitude: { kind: "latitude", label: "Latitude", ask: "Where it is (optional)" },
  longitude: { kind: "longitude", label: "Longitude" },
} as const satisfies Fields;
