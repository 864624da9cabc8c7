export type ItemKind = "destination" | "tour" | "package";
export type Difficulty = "easy" | "moderate" | "difficult";

export interface Destination {
  id: string;
  name: string;
  city: string;
  country: string;
  description: string;
  image_url: string;
  featured: boolean;
  latitude: number | null;
  longitude: number | null;
  unesco: boolean;
  revision: number;
}

export interface Tour {
  id: string;
  title: string;
  description: string;
  image_url: string;
  duration_days: number;
  price_cents: number;
  max_guests: number;
  destination_id: string | null;
  includes: string[];
  excludes: string[];
  difficulty_level: Difficulty;
  featured: boolean;
  departure_dates: string[];
  itinerary: Record<string, string>;
  meeting_point: string | null;
  meeting_latitude: number | null;
  meeting_longitude: number | null;
  meeting_time: string | null;
  contact_phone: string | null;
  revision: number;
}

/** Named so because `package` is a reserved word of the language. */
export interface TourPackage {
  id: string;
  title: string;
  description: string;
  price_cents: number;
  original_price_cents: number | null;
  duration_days: number;
  max_guests: number;
  includes: string[];
  highlights: string[];
  tour_ids: string[];
  image_url: string;
  featured: boolean;
  revision: number;
}

export interface DeletedItem {
  kind: ItemKind;
  id: string;
}

/** What changed since a revision; since 0 it is the whole catalogue. */
export interface CatalogueDelta {
  revision: number;
  destinations: Destination[];
  tours: Tour[];
  packages: TourPackage[];
  deleted: DeletedItem[];
}
