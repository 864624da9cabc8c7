import { factFields, type Fields } from "./field.ts";
import { optionFields, tripFields } from "./trip.ts";

export const packageFields = {
  ...tripFields,
  original_price: {
    kind: "optional_price",
    ask: "Original price ($)",
    hint: "What the parts cost one by one; empty when there is no saving to show",
    most: 99_999,
  },
  itinerary: {
    kind: "days",
    label: "Days between the tours",
    one: "Day",
    long: true,
  },
  highlights: { kind: "lines", one: "Line" },
  includes: { kind: "lines", label: "What's included", one: "Line" },
  ...optionFields,
  tour_ids: { kind: "tours", label: "Tours", ask: "Tours of this package" },
  ...factFields,
} as const satisfies Fields;
