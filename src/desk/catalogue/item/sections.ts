import type { ContentGap } from "../../../domain/desk/catalogue/lacking.ts";

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
  hotel_class: "Where travelers stay",
  stays: "Where travelers stay",
  options: "Options",
  tour_ids: "Tours",
  departure_dates: "Dates",
  latitude: "On the map",
};

export const partOf = (name: string, part: string | undefined): string | undefined => part ?? PARTS[name];

export const partId = (title: string): string => `part-${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;

export const LACK_FIELDS: Record<ContentGap, string> = {
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
