import type { Fields } from "./field.ts";

export const tripFields = {
  title: { kind: "text", most: 200 },
  description: { kind: "text", most: 20_000, long: true },
  image_url: { kind: "image" },
  gallery: { kind: "pictures", most: 12 },
  duration_days: { kind: "count", most: 365, narrow: true },
  price: { kind: "price", most: 50_000, narrow: true, start: "0" },
  max_guests: { kind: "count", most: 500, narrow: true },
  featured: { kind: "flag" },
} as const satisfies Fields;

export const optionFields = {
  options: { kind: "options", most: 50_000 },
  fiscal: { kind: "fiscal" },
  questions: { kind: "questions", most: 6 },
} as const satisfies Fields;
