import { type FreeGuide, isFreeGuide } from "../../../domain/desk/departures/departure-schema.ts";
import { count, day } from "../write.ts";

const span = (from: string, to: string) => (from === to ? day(from) : `${day(from)} to ${day(to)}`);

const leads = ([first, ...others]: FreeGuide["leads"]) =>
  first
    ? `Leads ${first.title}, ${span(first.start_date, first.last_day)}${others.length > 0 ? `, and ${others.length} more` : ""}`
    : "";

const availability = (guide: FreeGuide) => (isFreeGuide(guide) ? "Free" : leads(guide.leads));

export const GUIDE_PICKER = {
  act: "Assign guide",
  change: "Change guide",
  title: (trip: string, date: string) => `Assign a guide: ${trip}, ${day(date)}`,
  many: (departures: number) => `Assign a guide to ${count(departures, "departure")}`,
  standing: availability,
  option: (guide: FreeGuide) => `${guide.name}: ${availability(guide)}`,
  none: "There are no guides yet.",
  add: "Add a guide",
  remove: "Remove the guide",
  back: "Back",
  assigned: "Guide assigned",
  removed: "Guide removed",
};
