import { factFields, type Fields } from "./field.ts";
import { optionFields, tripFields } from "./trip.ts";

export const packageFields = {
  ...tripFields,
  original_price: {
    kind: "optional_price",
    ask: "Original price ($)",
    hint: "Price of the parts booked separately; leave empty if there is no saving",
    most: 99_999,
  },
  hotel_class: { kind: "note", label: "Hotel class", placeholder: "Small heritage hotels", most: 100 },
  itinerary: {
    kind: "days",
    label: "Days between the tours",
    one: "Day",
    long: true,
  },
  highlights: { kind: "lines", one: "Line" },
  includes: { kind: "lines", label: "What's included", one: "Line" },
  stays: { kind: "lines", ask: "Where travelers stay: town, hotel, nights", one: "Stay" },
  ...optionFields,
  tour_ids: { kind: "tours", label: "Tours", ask: "Tours of this package" },
  ...factFields,
} as const satisfies Fields;
