import * as v from "valibot";
import { sanitise } from "../../booking/sanitise.ts";
import type { ItemKind } from "../types.ts";
import type { AdminPackage, AdminRowOf, AdminTour } from "./admin-rows.ts";

/** What an admin types, as typed: texts where there is a text field, so that a half-typed number is kept too. */
export type DestinationForm = {
  name: string;
  city: string;
  country: string;
  description: string;
  image_url: string;
  featured: boolean;
  unesco: boolean;
  latitude: string;
  longitude: string;
};
type TripForm = {
  title: string;
  description: string;
  image_url: string;
  duration_days: string;
  price: string;
  max_guests: string;
  featured: boolean;
  includes: string[];
};
export type TourForm = TripForm & {
  destination_id: string;
  excludes: string[];
  difficulty_level: string;
  departure_dates: string[];
  itinerary: string[];
  meeting_point: string;
  meeting_latitude: string;
  meeting_longitude: string;
  meeting_time: string;
  contact_phone: string;
};
export type PackageForm = TripForm & { original_price: string; highlights: string[]; tour_ids: string[] };
export type ItemForms = { destination: DestinationForm; tour: TourForm; package: PackageForm };

const PLACEHOLDER = "/placeholder.svg";
const trip = { title: "", description: "", image_url: PLACEHOLDER, featured: false, includes: [] as string[] };

/** The spec's defaults of a new item. */
export const EMPTY_FORMS: ItemForms = {
  destination: {
    name: "",
    city: "",
    country: "Uzbekistan",
    description: "",
    image_url: PLACEHOLDER,
    featured: false,
    unesco: false,
    latitude: "",
    longitude: "",
  },
  tour: {
    ...trip,
    duration_days: "1",
    price: "0",
    max_guests: "1",
    destination_id: "",
    excludes: [],
    difficulty_level: "easy",
    departure_dates: [],
    itinerary: [],
    meeting_point: "",
    meeting_latitude: "",
    meeting_longitude: "",
    meeting_time: "",
    contact_phone: "",
  },
  package: {
    ...trip,
    duration_days: "1",
    price: "0",
    max_guests: "1",
    original_price: "",
    highlights: [],
    tour_ids: [],
  },
};

const word = (value: number | string | null) => (value === null ? "" : String(value));
const dollars = (cents: number | null) => (cents === null ? "" : String(cents / 100));

const tripForm = (row: AdminTour | AdminPackage) => ({
  title: row.title,
  description: row.description,
  image_url: row.image_url,
  duration_days: String(row.duration_days),
  price: dollars(row.price_cents),
  max_guests: String(row.max_guests),
  featured: row.featured,
  includes: row.includes,
});

/** Days without a number between the first and the last are empty texts: the editor shows them as such. */
const daysOf = (itinerary: Record<string, string>): string[] => {
  const last = Math.max(0, ...Object.keys(itinerary).map(Number).filter(Number.isInteger));
  return Array.from({ length: last }, (_, index) => itinerary[String(index + 1)] ?? "");
};

export const formOf: { [Kind in ItemKind]: (row: AdminRowOf[Kind]) => ItemForms[Kind] } = {
  destination: ({ name, city, country, description, image_url, featured, unesco, latitude, longitude }) => ({
    name,
    city,
    country,
    description,
    image_url,
    featured,
    unesco,
    latitude: word(latitude),
    longitude: word(longitude),
  }),
  tour: (row) => ({
    ...tripForm(row),
    destination_id: row.destination_id ?? "",
    excludes: row.excludes,
    difficulty_level: row.difficulty_level,
    departure_dates: row.departure_dates,
    itinerary: daysOf(row.itinerary),
    meeting_point: word(row.meeting_point),
    meeting_latitude: word(row.meeting_latitude),
    meeting_longitude: word(row.meeting_longitude),
    meeting_time: word(row.meeting_time),
    contact_phone: word(row.contact_phone),
  }),
  package: (row) => ({
    ...tripForm(row),
    original_price: dollars(row.original_price_cents),
    highlights: row.highlights,
    tour_ids: row.tour_ids,
  }),
};

const text = (message: string, most: number) =>
  v.pipe(v.string(), v.transform(sanitise), v.nonEmpty(message), v.maxLength(most, `At most ${most} characters`));
const optionalText = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(sanitise),
    v.maxLength(most, `At most ${most} characters`),
    v.transform((value) => value || null),
  );
const whole = (what: string, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/, `${what} must be a whole number`),
    v.transform(Number),
    v.minValue(1, `${what} must be at least 1`),
    v.maxValue(most, `${what} must be at most ${most}`),
  );
const price = (what: string, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+(\.\d{1,2})?$/, `${what} must be an amount such as 120 or 120.50`),
    v.transform(Number),
    v.maxValue(most, `${what} must be at most ${most}`),
  );
const coordinate = (what: string, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.union(
      [
        v.pipe(
          v.literal(""),
          v.transform(() => null),
        ),
        v.pipe(
          v.string(),
          v.regex(/^-?\d{1,3}(\.\d{1,6})?$/, `${what} must be a number such as 39.6548`),
          v.transform(Number),
          v.minValue(-most, `${what} must be between -${most} and ${most}`),
          v.maxValue(most, `${what} must be between -${most} and ${most}`),
        ),
      ],
      `${what} must be a number such as 39.6548`,
    ),
  );
/** Empty lines are not things; no thing at all is null in the table. */
const list = v.pipe(
  v.array(v.string()),
  v.transform((lines) => lines.map(sanitise).filter(Boolean)),
  v.maxLength(60, "At most 60 lines"),
  v.transform((lines) => (lines.length === 0 ? null : lines)),
);
const image = v.pipe(v.string(), v.trim(), v.nonEmpty("Please select an image or enter a URL"));
const tripFields = {
  title: text("Title is required", 200),
  description: text("Description is required", 20_000),
  image_url: image,
  duration_days: whole("Duration", 365),
  price: price("Price", 50_000),
  max_guests: whole("Max guests", 500),
  featured: v.boolean(),
  includes: list,
};

/** From what was typed to what the table takes. */
export const itemSchemas = {
  destination: v.object({
    name: text("Name is required", 200),
    city: text("City is required", 200),
    country: text("Country is required", 200),
    description: text("Description is required", 20_000),
    image_url: image,
    featured: v.boolean(),
    unesco: v.boolean(),
    latitude: coordinate("Latitude", 90),
    longitude: coordinate("Longitude", 180),
  }),
  tour: v.object({
    ...tripFields,
    destination_id: v.pipe(v.string(), v.nonEmpty("Destination is required")),
    excludes: list,
    difficulty_level: v.picklist(["easy", "moderate", "difficult"], "Difficulty is required"),
    departure_dates: v.pipe(
      v.array(v.pipe(v.string(), v.isoDate())),
      v.transform((dates) => (dates.length === 0 ? null : [...new Set(dates)].toSorted())),
    ),
    itinerary: v.pipe(
      v.array(v.string()),
      v.transform((days) => Object.fromEntries(days.map((day, index) => [String(index + 1), sanitise(day)]))),
    ),
    meeting_point: optionalText(500),
    meeting_latitude: coordinate("Latitude", 90),
    meeting_longitude: coordinate("Longitude", 180),
    meeting_time: v.pipe(
      v.string(),
      v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, "A time such as 08:30"),
      v.transform((time) => time || null),
    ),
    contact_phone: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^([\d +()-]{3,20})?$/, "Invalid phone number format"),
      v.transform((phone) => phone || null),
    ),
  }),
  package: v.object({
    ...tripFields,
    original_price: v.union(
      [
        v.pipe(
          v.literal(""),
          v.transform(() => null),
        ),
        price("Original price", 99_999),
      ],
      "Original price must be an amount such as 120 or 120.50",
    ),
    highlights: list,
    tour_ids: v.pipe(
      v.array(v.string()),
      v.transform((ids) => (ids.length === 0 ? null : ids)),
    ),
  }),
};
