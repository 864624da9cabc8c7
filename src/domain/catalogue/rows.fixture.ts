import type { Destination, Tour, TourPackage } from "./types.ts";

/** Whole rows for tests and benchmarks; a test names only the fields it is about. */
export function aDestination(fields: Partial<Destination> = {}): Destination {
  return {
    id: "d1",
    name: "Samarkand",
    city: "Samarkand",
    country: "Uzbekistan",
    description: "Registan square and turquoise domes",
    image_url: "seed/samarkand-1600.webp",
    featured: false,
    latitude: 39.6542,
    longitude: 66.9597,
    unesco: true,
    revision: 1,
    ...fields,
  };
}

export function aTour(fields: Partial<Tour> = {}): Tour {
  return {
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
    featured: false,
    departure_dates: [],
    itinerary: { "1": "Registan" },
    meeting_point: null,
    meeting_latitude: null,
    meeting_longitude: null,
    meeting_time: null,
    contact_phone: null,
    revision: 1,
    ...fields,
  };
}

export function aPackage(fields: Partial<TourPackage> = {}): TourPackage {
  return {
    id: "p1",
    title: "Golden Road",
    description: "Three cities in a week",
    price_cents: 800_00,
    original_price_cents: null,
    duration_days: 7,
    max_guests: 12,
    includes: [],
    highlights: [],
    tour_ids: ["t1"],
    image_url: "seed/golden-1600.webp",
    featured: false,
    revision: 1,
    ...fields,
  };
}
