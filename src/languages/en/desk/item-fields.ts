import type { ItemKind } from "../../../domain/catalogue/fields/items.ts";

type FieldWords = { label: string; ask?: string; hint?: string; placeholder?: string; one?: string };

const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  title: { label: "Title" },
  name: { label: "Name" },
  city: { label: "City" },
  country: { label: "Country" },
  description: { label: "Description" },
  image_url: { label: "Image" },
  gallery: { label: "Gallery", one: "Picture" },
  featured: { label: "Featured", ask: "Featured: shown on the home page" },
  unesco: { label: "UNESCO site" },
  latitude: { label: "Latitude", ask: "Location (optional)" },
  longitude: { label: "Longitude" },
  duration_days: { label: "Duration", ask: "Duration (days)" },
  price: { label: "Price", ask: "Price per guest ($)" },
  original_price: {
    label: "Original price",
    ask: "Original price ($)",
    hint: "Price of the parts booked separately; leave empty if there is no saving",
  },
  max_guests: { label: "Max guests" },
  hotel_class: { label: "Hotel class", placeholder: "Small heritage hotels" },
  destination_id: { label: "Destination" },
  difficulty_level: { label: "Difficulty" },
  stop_ids: { label: "Stops" },
  itinerary: { label: "Itinerary", one: "Day" },
  highlights: { label: "Highlights", one: "Line" },
  includes: { label: "What's included", one: "Line" },
  excludes: { label: "What's not included", one: "Line" },
  stays: { label: "Stays", ask: "Where travelers stay: town, hotel, nights", one: "Stay" },
  options: { label: "Options", one: "Option" },
  fiscal: { label: "Codes" },
  questions: { label: "Questions", one: "Question" },
  tour_ids: { label: "Tours", ask: "Tours of this package" },
  departure_dates: { label: "Departure dates" },
  meeting_point: {
    label: "Meeting point",
    hint: "Changing the meeting point, time, pin or contact tells travelers who have booked, by email and on their trip",
  },
  meeting_time: { label: "Meeting time", placeholder: "08:30" },
  contact_phone: { label: "Contact phone" },
  meeting_latitude: { label: "Meeting latitude", ask: "Meeting point on the map" },
  meeting_longitude: { label: "Meeting longitude" },
  good_to_know: { label: "Good to know" },
};

const DAYS_OF_PACKAGE: FieldWords = { label: "Days between the tours", one: "Day" };

export const fieldWords = (name: string, kind?: ItemKind): FieldWords =>
  kind === "package" && name === "itinerary" ? DAYS_OF_PACKAGE : (FIELD_WORDS[name] ?? { label: name });
