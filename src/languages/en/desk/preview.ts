import type { ContentGap } from "../../../domain/desk/catalogue/lacking.ts";

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
};
