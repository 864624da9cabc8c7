import * as v from "valibot";
import type { ItemOption } from "../../pricing/options.ts";
import type { ItemQuestion } from "../fields/field.ts";
import type { Destination, Tour, TourPackage } from "../types.ts";
import { destinationSchema, packageSchema, tourSchema } from "./catalogue-schema.ts";
import type { Departure } from "./departure.ts";

const destination = v.parse(destinationSchema, {
  id: "d1",
  name: "Samarkand",
  city: "Samarkand",
  country: "Uzbekistan",
  description: "Registan square and turquoise domes",
  image_url: "seed/samarkand-1600.webp",
  latitude: 39.6542,
  longitude: 66.9597,
  unesco: true,
  revision: 1,
});
const tour = v.parse(tourSchema, {
  id: "t1",
  title: "Registan at Dawn",
  description: "A quiet walk before the crowds",
  image_url: "seed/registan-1600.webp",
  duration_days: 1,
  price_cents: 50_00,
  max_guests: 10,
  destination_id: "d1",
  includes: ["Guide"],
  excludes: ["Flights"],
  difficulty_level: "easy",
  itinerary: { "1": "Registan" },
  revision: 1,
});
const travelPackage = v.parse(packageSchema, {
  id: "p1",
  title: "Golden Road",
  description: "Three cities in a week",
  price_cents: 800_00,
  duration_days: 7,
  max_guests: 12,
  tour_ids: ["t1"],
  image_url: "seed/golden-1600.webp",
  revision: 1,
});

const option: ItemOption = {
  id: "single",
  name: "Single room",
  price_cents: 120_00,
  per: "guest",
  most: 4,
  retired: false,
};

const question: ItemQuestion = {
  id: "meal",
  text: "Which lunch would you like?",
  kind: "choice",
  choices: ["Plov", "Vegetarian"],
  required: true,
  for_guide: true,
};

const departure: Departure = {
  id: "dep1",
  item_type: "tour",
  item_id: "t1",
  start_date: "2027-05-01",
  end_date: null,
  places: null,
  price_cents: null,
  min_guests: null,
  closes_days: 0,
  state: "open",
  note: null,
  revision: 1,
};

export const aDestination = (fields: Partial<Destination> = {}): Destination => ({ ...destination, ...fields });
export const aTour = (fields: Partial<Tour> = {}): Tour => ({ ...tour, ...fields });
export const aPackage = (fields: Partial<TourPackage> = {}): TourPackage => ({ ...travelPackage, ...fields });
export const anOption = (fields: Partial<ItemOption> = {}): ItemOption => ({ ...option, ...fields });
export const aQuestion = (fields: Partial<ItemQuestion> = {}): ItemQuestion => ({ ...question, ...fields });
export const aDeparture = (fields: Partial<Departure> = {}): Departure => ({ ...departure, ...fields });
