import { type FactName, factNames } from "../../../domain/catalogue/good-to-know.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { count, moneyShort } from "../write.ts";

export const ITEM_PAGE = {
  breadcrumbs: "Breadcrumbs",
  home: "Home",
  glance: "At a glance",
  relatedTours: "Related tours",
  day: (number: number | string) => `Day ${number}`,
  days: (days: number) => count(days, "day"),
  daysAndNights: (days: number) =>
    days > 1 ? `${count(days, "day")}, ${count(days - 1, "night")}` : count(days, "day"),
  duration: "Duration",
  maxGuests: "Max guests",
  included: "What's Included",
  notIncluded: "What's Not Included",
  share: "Share",
  linkCopied: "Link copied",
  notShared: "Could not share",
};

export const ITEM_LISTS: Record<ItemKind, { title: string; back: string }> = {
  destination: { title: "Destinations", back: "Back to Destinations" },
  tour: { title: "Tours", back: "Back to Tours" },
  package: { title: "Packages", back: "Back to Packages" },
};

const NOT_FOUND: Record<ItemKind, string> = {
  destination: "Destination not found",
  tour: "Tour not found",
  package: "Package not found",
};

export const ITEM_MISSING = {
  titles: NOT_FOUND,
  lead: "It may no longer be offered, or the address is mistyped.",
  notLoaded: "Not loaded",
};

export const TOUR_PAGE = {
  about: "About this tour",
  itinerary: "Itinerary",
  book: "Book This Adventure",
  destination: "Destination",
  destinations: "Destinations",
  difficulty: "Difficulty",
};

export const PACKAGE_PAGE = {
  about: "About this package",
  dayByDay: "Day by day",
  emptyDay: "Travel or free day. Details follow after booking.",
  highlights: "Highlights",
  stays: "Where you stay",
  includedTours: (number: number) => `Included tours (${number})`,
  off: (percent: number) => `${percent}% OFF`,
  saving: (cents: number) => `You save ${moneyShort(cents)} with this package!`,
  book: "Book This Package",
  nextDeparture: "Next departure",
  tours: "Tours",
  toursIncluded: (number: number) => `${number} included`,
};

export const SAVING = {
  how: "How we calculate the saving",
  tours: (number: number) => count(number, "tour"),
  rest: "Nights, transport and everything else included",
  parts: "Booked separately",
  whole: "As this package",
  saved: "You save",
  note: "Per person, before taxes and fees.",
};

export const DESTINATION_PAGE = {
  about: (place: string) => `About ${place}`,
  toursIn: (place: string) => `Tours in ${place}`,
  noTours: "No Tours Available",
  tours: "Tours",
  location: "Location",
  coordinates: "Coordinates",
  allTours: "Browse All Tours",
  packages: "Packages",
  viewPackage: "View Package",
  viewPackageOf: (title: string) => `View Package: ${title}`,
  allPackages: "View All Packages",
};

export const BEFORE_BOOKING = {
  title: "Before you book",
  meetingPoint: "Meeting point",
  starts: "Starts",
  groupSize: "Group size",
  askUs: "Ask us",
  map: "Map of Uzbekistan with the meeting point",
  openInMaps: "Open in maps",
};

export const ROUTE_TEXTS = {
  title: "Route",
  map: (places: string) => `Route: ${places}`,
  onDays: (first: number, last: number) => (first === last ? `day ${first}` : `days ${first}-${last}`),
  days: (days: number) => count(days, "day"),
};

export const GALLERY = {
  label: "Pictures",
  which: (at: number, all: number, alt: string) => `Picture ${at + 1} of ${all}${alt === "" ? "" : `: ${alt}`}`,
  count: (at: number, all: number) => `${at + 1} / ${all}`,
  open: (all: number) => `Show all ${count(all, "picture")}`,
  before: "Previous picture",
  next: "Next picture",
  close: "Close the pictures",
  missing: "The large pictures need a connection the first time. Try again once you are online.",
};

export const GOOD_TO_KNOW: Record<FactName, string> = {
  guide_language: "Guide speaks",
  walking: "Walking",
  sleeping: "Accommodation",
  meals: "Meals",
  minimum_age: "Minimum age",
  visa_and_registration: "Visa and registration",
};

export const factsOf = (facts: Readonly<Record<string, string>>): [label: string, text: string][] =>
  factNames.flatMap((name) => (facts[name] ? [[GOOD_TO_KNOW[name], facts[name]] as [string, string]] : []));
