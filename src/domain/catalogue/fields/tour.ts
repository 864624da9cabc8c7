import { DIFFICULTIES } from "../tiers.ts";
import { factFields, type Fields } from "./field.ts";
import { meetingFields } from "./meeting.ts";
import { optionFields, tripFields } from "./trip.ts";

export const tourFields = {
  ...tripFields,
  destination_id: { kind: "destination", label: "Destination", narrow: true },
  difficulty_level: {
    kind: "choice",
    label: "Difficulty",
    choices: DIFFICULTIES,
    start: "easy",
    narrow: true,
  },
  stop_ids: { kind: "places", label: "Stops" },
  itinerary: { kind: "days", one: "Day", long: true },
  includes: { kind: "lines", label: "What's included", one: "Line" },
  excludes: { kind: "lines", label: "What's not included", one: "Line" },
  ...optionFields,
  departure_dates: { kind: "dates" },
  ...meetingFields,
  ...factFields,
} as const satisfies Fields;
