import { SEARCH_PRICE_MAX_DOLLARS } from "../../../domain/catalogue/search/filters.ts";
import {
  SEARCH_TYPES,
  type SearchCriteria,
  type SearchSort,
  type SearchType,
} from "../../../domain/catalogue/search/search-trips.ts";
import { choice, numberChoice } from "../shared/use-url-choices.ts";
import type { Option } from "../shared/url-select.tsx";

const DURATIONS = ["all", "1-3", "4-7", "8+"] as const;
const RATINGS = ["all", "4.5", "4.0", "3.5"] as const;
const SORTS: readonly SearchSort[] = ["popularity", "price-low", "price-high", "rating"];

export const NO_FILTERS = { q: null, type: null, min: null, max: null, duration: null, rating: null };

export const DURATION_OPTIONS: readonly Option[] = [
  { value: "all", label: "Any duration" },
  { value: "1-3", label: "1-3 days" },
  { value: "4-7", label: "4-7 days" },
  { value: "8+", label: "8+ days" },
];
export const RATING_OPTIONS: readonly Option[] = [
  { value: "all", label: "Any rating" },
  { value: "4.5", label: "4.5+" },
  { value: "4.0", label: "4.0+" },
  { value: "3.5", label: "3.5+" },
];
export const SORT_OPTIONS: readonly Option[] = [
  { value: "popularity", label: "Popularity" },
  { value: "price-low", label: "Price: low to high" },
  { value: "price-high", label: "Price: high to low" },
  { value: "rating", label: "Rating" },
];

const TYPE_LABELS: Record<SearchType, string> = {
  all: "All",
  destination: "Destinations",
  tour: "Tours",
  package: "Packages",
  hotel: "Hotels",
  resort: "Resorts",
};

/** What nobody sells stays on the list with its zero, and cannot be chosen. */
export function typeOptions(counts: Readonly<Record<SearchType, number>>): Option[] {
  return SEARCH_TYPES.map((type) => ({
    value: type,
    label: `${TYPE_LABELS[type]} (${counts[type]})`,
    disabled: type !== "all" && counts[type] === 0,
  }));
}

export function readCriteria(params: URLSearchParams): SearchCriteria {
  const rating = choice(params, "rating", RATINGS, "all");
  const max = numberChoice(params, "max", 0, SEARCH_PRICE_MAX_DOLLARS, SEARCH_PRICE_MAX_DOLLARS);
  return {
    text: params.get("q") ?? "",
    type: choice(params, "type", SEARCH_TYPES, "all"),
    min: Math.min(numberChoice(params, "min", 0, SEARCH_PRICE_MAX_DOLLARS, 0), max),
    max,
    duration: choice(params, "duration", DURATIONS, "all"),
    rating: rating === "all" ? 0 : Number(rating),
    sort: choice(params, "sort", SORTS, "popularity"),
  };
}
