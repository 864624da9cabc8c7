import type { SearchType } from "../../../domain/catalogue/search/search-trips.ts";
import { count } from "../write.ts";

export const LIST_TEXTS = {
  shown: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  showMore: "Show more",
  counted: (title: string, number: number) => `${title} (${number})`,
};

export const DESTINATIONS_PAGE = {
  heading: "Explore Destinations",
  lead: "Silk Road cities, deserts and mountains, and the tours that go there.",
  description: "Silk Road cities, deserts and mountains of Uzbekistan, and the tours that go there.",
  none: "No destinations found.",
  onMap: "On the map",
  map: "Map of Uzbekistan with the destinations",
};

export const TOURS_PAGE = {
  heading: "Tours in Uzbekistan",
  lead: "Guided days and weeks, in small groups, with local guides.",
  description: "Guided tours in Uzbekistan by day and by week: prices, days and group sizes at a glance.",
  search: "Search tours",
  found: (number: number) => `${count(number, "tour")} found`,
  none: "No tours found.",
};

export const PACKAGES_PAGE = {
  lead: "Whole journeys, planned from the first transfer to the last.",
  description: "Travel packages through Uzbekistan for every budget: compare days, prices and what is included.",
  search: "Search packages",
  label: "Packages",
  available: (number: number) => `${number} packages available`,
  none: "No packages found",
  noneMatch: "No packages match these filters.",
  failedTitle: "Error loading packages",
  failed: "Failed to load travel packages. Please try again.",
  planCustom: "Plan Custom Package",
};

const FOUND: Partial<Record<SearchType, string>> = { all: "destinations and trips", destination: "destinations" };

export const SEARCH_PAGE = {
  description: "Search all destinations, tours and packages in Uzbekistan by word, price and days.",
  placeholder: "Samarkand, yurt, food…",
  searching: "Searching…",
  found: (number: number, type: SearchType) => `Found ${number} amazing ${FOUND[type] ?? "trips"}...`,
  none: "No trips match these filters",
};

export const COMPARE = {
  open: "Compare All Packages",
  title: "Compare packages",
  close: "Close",
  choose: "Choose up to three",
  table: "Comparison",
  price: "Price",
  saving: "You save",
  level: "Level",
  duration: "Duration",
  route: "Route",
  group: "Group",
  accommodation: "Accommodation",
  highlights: "Highlights",
  includes: "Includes",
  legDays: (days: number) => `(${count(days, "day")})`,
};
