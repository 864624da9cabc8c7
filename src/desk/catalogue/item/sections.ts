import type { FORM_PARTS } from "#texts/desk-catalogue.ts";
import { PICTURE_SLOTS } from "../../../domain/catalogue/fields/field.ts";
import type { PictureSlot } from "../../../domain/catalogue/pictures.ts";
import type { ContentGap } from "../../../domain/desk/catalogue/content-gaps.ts";

export type FormPart = keyof typeof FORM_PARTS;

const PARTS: Readonly<Partial<Record<string, FormPart>>> = {
  title: "words",
  name: "words",
  image_url: "pictures",
  duration_days: "size",
  featured: "home",
  destination_id: "route",
  itinerary: "program",
  includes: "included",
  highlights: "included",
  hotel_class: "stays",
  stays: "stays",
  options: "options",
  fiscal: "fiscal",
  questions: "questions",
  tour_ids: "tours",
  departure_dates: "dates",
  latitude: "map",
  meeting_point: "voucher",
  good_to_know: "facts",
};

export const partOf = (name: string): FormPart | undefined => PARTS[name];

export const partId = (part: FormPart): string => `part-${part}`;

const SLOT_FIELDS = Object.fromEntries(PICTURE_SLOTS.map((slot) => [slot, "image_url"])) as Record<PictureSlot, string>;

export const LACK_FIELDS: Record<ContentGap, string> = {
  ...SLOT_FIELDS,
  description: "title",
  picture: "image_url",
  price: "duration_days",
  dates: "departure_dates",
  meeting: "meeting_point",
  itinerary: "itinerary",
  includes: "includes",
  tours: "tour_ids",
  place: "latitude",
  fiscal: "fiscal",
};
