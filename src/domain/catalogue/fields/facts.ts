import type { Fields } from "./field.ts";

export const factFields = {
  good_to_know: { kind: "facts", part: "Before booking (optional)", most: 500 },
} as const satisfies Fields;
