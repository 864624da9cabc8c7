import { DIFFICULTIES } from "../tiers.ts";
import { factFields, type Fields } from "./field.ts";
import { meetingFields } from "./meeting.ts";
import { optionFields, tripFields } from "./trip.ts";

export const tourFields = {
  ...tripFields,
  destination_id: { kind: "destination", narrow: true },
  difficulty_level: {
    kind: "choice",
    choices: DIFFICULTIES,
    start: "easy",
    narrow: true,
  },
  stop_ids: { kind: "places" },
  itinerary: { kind: "days", long: true },
  includes: { kind: "lines" },
  excludes: { kind: "lines" },
  ...optionFields,
  departure_dates: { kind: "dates" },
  ...meetingFields,
  ...factFields,
} as const satisfies Fields;
