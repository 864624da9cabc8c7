import { DIFFICULTY_LABELS } from "../difficulty.ts";
import type { Fields } from "./field.ts";
import { tripFields } from "./trip.ts";

export const tourFields = {
  ...tripFields,
  destination_id: { kind: "destination", label: "Destination", narrow: true },
  difficulty_level: {
    kind: "choice",
    label: "Difficulty",
    choices: DIFFICULTY_LABELS,
    start: "easy",
    narrow: true,
  },
  itinerary: { kind: "days", label: "Itinerary", one: "Day", long: true },
  includes: { kind: "lines", label: "What's included", one: "Line" },
  excludes: { kind: "lines", label: "What's not included", one: "Line" },
  departure_dates: { kind: "dates", label: "Departure dates" },
  meeting_point: {
    kind: "note",
    label: "Meeting point",
    most: 500,
    part: "On the voucher (optional)",
    voucher: "meeting",
  },
  meeting_time: { kind: "time", label: "Meeting time", placeholder: "08:30", narrow: true, voucher: "meeting" },
  contact_phone: {
    kind: "phone",
    label: "Contact phone",
    narrow: true,
    voucher: { line: "On the day, call" },
  },
  meeting_latitude: {
    kind: "latitude",
    label: "Meeting latitude",
    ask: "Meeting point on the map",
    voucher: "meeting",
  },
  meeting_longitude: { kind: "longitude", label: "Meeting longitude", voucher: "meeting" },
} as const satisfies Fields;
