import type { Lack } from "../../../domain/desk/catalogue/lacking.ts";

/** With which field a part of the form begins, where its description names none. */
const PARTS: Readonly<Record<string, string>> = {
  title: "Words",
  name: "Words",
  image_url: "Pictures",
  duration_days: "Length, price, seats",
  featured: "On the home page",
  destination_id: "Route",
  itinerary: "What happens",
  includes: "What is included",
  highlights: "What is included",
  options: "Options",
  tour_ids: "Tours",
  departure_dates: "Dates",
  latitude: "On the map",
};

/** The heading above a field, if a part of the form begins with it. */
export const partOf = (name: string, part: string | undefined): string | undefined => part ?? PARTS[name];

/** Where a part stands in the page. */
export const partId = (title: string): string => `part-${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;

/** The field at which what is lacking would be said. */
export const LACK_FIELDS: Record<Lack, string> = {
  description: "title",
  picture: "image_url",
  price: "duration_days",
  dates: "departure_dates",
  meeting: "meeting_point",
  itinerary: "itinerary",
  includes: "includes",
  tours: "tour_ids",
  place: "latitude",
};
