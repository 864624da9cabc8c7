import type { Fields } from "./field.ts";

export const tripFields = {
  title: { kind: "text", most: 200 },
  description: { kind: "text", most: 20_000, long: true },
  image_url: { kind: "image", label: "Image" },
  gallery: { kind: "pictures", most: 12, one: "Picture" },
  duration_days: { kind: "count", label: "Duration", ask: "Duration (days)", most: 365, narrow: true },
  price: { kind: "price", ask: "Price per guest ($)", most: 50_000, narrow: true, start: "0" },
  max_guests: { kind: "count", most: 500, narrow: true },
  featured: { kind: "flag", ask: "Featured: shown on the home page" },
} as const satisfies Fields;

export const optionFields = {
  options: { kind: "options", one: "Option", most: 50_000 },
  fiscal: { kind: "fiscal", label: "Codes", part: "For fiscal receipts" },
} as const satisfies Fields;
