import type { ContentGap } from "../../../domain/desk/catalogue/content-gaps.ts";
import { count, moneyShort } from "../write.ts";

export const PREVIEW = {
  show: "Preview on a phone",
  hide: "Hide the preview",
  unpublished: "Preview: not published until you save.",
  title: "Preview, not published: the page on a phone",
};

const LACK_WORDS: Record<ContentGap, string> = {
  description: "A description of a few sentences",
  picture: "A picture",
  price: "A price",
  dates: "Dates: without them travelers can only request a day",
  meeting: "A meeting point",
  itinerary: "What happens day by day",
  includes: "What is included",
  tours: "The tours it is made of",
  place: "Its location on the map",
  fiscal: "MXIK and package code: payments by card need a fiscal receipt, and the shop has no code of its own",
  room: "A photograph of a room where travelers sleep",
  table: "A photograph of the table: what and where they eat",
  guide: "A photograph of the guide",
  group: "A photograph of a group on the way",
  vehicle: "A photograph of the vehicle",
};

export const CONTENT_GAP_TEXTS = {
  title: "To complete before selling",
  label: "Sections of this form",
  none: "Nothing is missing.",
  word: (lack: ContentGap) => LACK_WORDS[lack],
};

export const PLACE = {
  search: "Search a known place",
  none: "No known place has this name. Enter its coordinates, or click the map.",
  at: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  here: (where: string) => `Place on the map: ${where}. Arrow keys move it.`,
  latitude: "Latitude",
  longitude: "Longitude",
};

const countOrEmpty = (number: number | null, one: string, many: string) =>
  number === null ? `? ${many}` : count(number, one, many);

export const CARD_PREVIEW = {
  label: "Preview",
  featured: "Featured",
  untitled: "Untitled",
  place: (city: string, country: string) => `${city || "City"}, ${country}`,
  trip: (cents: number | null, days: number | null, guests: number | null) =>
    `${cents === null ? "—" : moneyShort(cents)} per person · ${countOrEmpty(days, "day", "days")} · Up to ${countOrEmpty(guests, "person", "people")}`,
};

export const FORM_PARTS = {
  words: "Words",
  pictures: "Pictures",
  size: "Length, price, seats",
  home: "On the home page",
  route: "Route",
  program: "What happens",
  included: "What is included",
  stays: "Where travelers stay",
  options: "Options",
  questions: "Questions to travelers",
  tours: "Tours",
  dates: "Dates",
  map: "On the map",
  fiscal: "For fiscal receipts",
  voucher: "On the voucher (optional)",
  facts: "Before booking (optional)",
};
