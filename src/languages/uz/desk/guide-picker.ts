import { type FreeGuide, isFreeGuide } from "../../../domain/desk/departures/departure-schema.ts";
import { count, day } from "../write.ts";

const span = (from: string, to: string) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);

const leads = ([first, ...others]: FreeGuide["leads"]) =>
  first
    ? `Olib boradi: ${first.title}, ${span(first.start_date, first.last_day)}${others.length > 0 ? ` va yana ${others.length} ta` : ""}`
    : "";

const availability = (guide: FreeGuide) => (isFreeGuide(guide) ? "Boʻsh" : leads(guide.leads));

export const GUIDE_PICKER: typeof import("../../en/desk/guide-picker.ts").GUIDE_PICKER = {
  act: "Gid tayinlash",
  change: "Gidni almashtirish",
  title: (trip, date) => `Gid tayinlash: ${trip}, ${day(date)}`,
  many: (departures) => `Gid tayinlash: ${count(departures, "joʻnash")}`,
  standing: availability,
  option: (guide) => `${guide.name}: ${availability(guide)}`,
  none: "Hozircha gidlar yoʻq.",
  add: "Gid qoʻshish",
  remove: "Gidni olib tashlash",
  back: "Orqaga",
  assigned: "Gid tayinlandi",
  removed: "Gid olib tashlandi",
};
