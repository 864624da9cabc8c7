import type { Budget, PackageDuration, SearchDuration } from "../../../domain/catalogue/search/filters.ts";
import type { SearchSort, SearchType } from "../../../domain/catalogue/search/search-trips.ts";
import type { DestinationSort, PackageSort, TourSort } from "../../../domain/catalogue/search/sorts.ts";
import { count } from "../write.ts";

export const FILTER_TEXTS = {
  search: "Search",
  type: "Type",
  category: "Category",
  duration: "Duration",
  budget: "Budget",
  rating: "Rating",
  departsIn: "Departs in",
  people: "People",
  sortBy: "Sort by",
  view: "View",
  list: "Filters",
  remove: (filter: string) => `Remove filter: ${filter}`,
  clear: "Clear Filters",
  typed: (text: string) => `“${text}”`,
  leastRating: (rating: number) => `★ ${rating}+`,
  nearest: "Nearest matches",
  seatsAsOf: (age: string) => `Seats as of ${age}, or newer.`,
  seatsUnknown: (trips: number) =>
    `Seats of ${count(trips, "trip")} are not known yet; these trips are shown as available.`,
};

export const PRICE_FILTER = {
  lowest: "Lowest price",
  highest: "Highest price",
  range: (lowest: string, highest: string) => `Price: ${lowest} – ${highest}`,
  andMore: (price: string) => `${price}+`,
  from: (dollars: number) => `From $${dollars}`,
  between: (least: number, most: number) => `$${least} – $${most}`,
};

export const LIST_VIEWS = { grid: "Grid", list: "List" };

export const DESTINATION_SORTS: Record<DestinationSort, string> = {
  name: "Name",
  city: "City",
  featured: "Featured first",
};

export const TOUR_SORTS: Record<TourSort | "next", string> = {
  title: "Title",
  price: "Price",
  duration_days: "Duration",
  next: "Next departure",
};

export const PACKAGE_SORTS: Record<PackageSort | "next", string> = {
  featured: "Featured first",
  "price-low": "Lowest price",
  "price-high": "Highest price",
  duration: "Duration",
  savings: "Biggest savings",
  next: "Next departure",
};

export const SEARCH_SORTS: Record<SearchSort, string> = {
  popularity: "Popularity",
  "price-low": "Lowest price",
  "price-high": "Highest price",
  rating: "Rating",
  next: "Next departure",
};

export const TYPE_LABELS: Record<SearchType, string> = {
  all: "All",
  destination: "Destinations",
  tour: "Tours",
  package: "Packages",
  hotel: "Hotels",
  resort: "Resorts",
};

export const SEARCH_DURATIONS: Record<"all" | SearchDuration, string> = {
  all: "Any duration",
  "1-3": "1-3 days",
  "4-7": "4-7 days",
  "8+": "8+ days",
};

export const RATINGS = { all: "Any rating", "4.5": "4.5+", "4.0": "4.0+", "3.5": "3.5+" };

export const PACKAGE_CATEGORIES = {
  all: "All categories",
  themes: { cultural: "Cultural", adventure: "Adventure", family: "Family" },
};

export const PACKAGE_DURATIONS: Record<"all" | PackageDuration, string> = {
  all: "Any duration",
  short: "Short (6 days or fewer)",
  medium: "Medium (7-9 days)",
  long: "Long (10 days or more)",
};

export const BUDGETS: Record<"all" | Budget, string> = {
  all: "Any budget",
  low: "Under $700",
  mid: "$700-$1200",
  high: "Over $1200",
};
