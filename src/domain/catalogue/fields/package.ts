import { factFields, type Fields } from "./field.ts";
import { optionFields, tripFields } from "./trip.ts";

export const packageFields = {
  ...tripFields,
  original_price: {
    kind: "optional_price",
    most: 99_999,
  },
  hotel_class: { kind: "note", most: 100 },
  itinerary: {
    kind: "days",
    long: true,
  },
  highlights: { kind: "lines" },
  includes: { kind: "lines" },
  stays: { kind: "lines" },
  ...optionFields,
  tour_ids: { kind: "tours" },
  ...factFields,
} as const satisfies Fields;
