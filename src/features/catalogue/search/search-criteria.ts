import { SEARCH_PRICE_MAX_DOLLARS } from "../../../domain/catalogue/search/filters.ts";
import {
  SEARCH_TYPES,
  type SearchCriteria,
  type SearchSort,
  type SearchType,
} from "../../../domain/catalogue/search/search-trips.ts";
import type { DepartureSearch } from "../../../domain/catalogue/search/departing.ts";
import { month as monthWords } from "#words/write.ts";
import { type Chip, chip } from "../shared/filter-chips.tsx";
import { NO_DEPARTURE_SEARCH, GUEST_OPTIONS } from "../shared/wish-options.ts";
import { readChoiceParam, numberChoice, type ChoiceLabels } from "../shared/use-url-choices.ts";

export const NO_FILTERS = {
  q: null,
  type: null,
  min: null,
  max: null,
  duration: null,
  rating: null,
  ...NO_DEPARTURE_SEARCH,
};

export const SEARCH_DURATIONS = { all: "Any duration", "1-3": "1-3 days", "4-7": "4-7 days", "8+": "8+ days" } as const;
export const RATINGS = { all: "Any rating", "4.5": "4.5+", "4.0": "4.0+", "3.5": "3.5+" } as const;
export const SEARCH_SORTS: ChoiceLabels<SearchSort> = {
  popularity: "Popularity",
  "price-low": "Lowest price",
  "price-high": "Highest price",
  rating: "Rating",
  next: "Next departure",
};
export const TYPE_LABELS: ChoiceLabels<SearchType> = {
  all: "All",
  destination: "Destinations",
  tour: "Tours",
  package: "Packages",
  hotel: "Hotels",
  resort: "Resorts",
};

export const countedTypeLabels = (counts: Readonly<Record<SearchType, number>>): ChoiceLabels<SearchType> => ({
  ...TYPE_LABELS,
  ...Object.fromEntries(SEARCH_TYPES.map((type) => [type, `${TYPE_LABELS[type]} (${counts[type]})`])),
});

export const typesWithoutItems = (counts: Readonly<Record<SearchType, number>>): SearchType[] =>
  SEARCH_TYPES.filter((type) => type !== "all" && counts[type] === 0);

export function readCriteria(params: URLSearchParams): SearchCriteria {
  const rating = readChoiceParam(params, "rating", RATINGS, "all");
  const max = numberChoice(params, "max", 0, SEARCH_PRICE_MAX_DOLLARS, SEARCH_PRICE_MAX_DOLLARS);
  return {
    text: params.get("q") ?? "",
    type: readChoiceParam(params, "type", TYPE_LABELS, "all"),
    min: Math.min(numberChoice(params, "min", 0, SEARCH_PRICE_MAX_DOLLARS, 0), max),
    max,
    duration: readChoiceParam(params, "duration", SEARCH_DURATIONS, "all"),
    rating: rating === "all" ? 0 : Number(rating),
    sort: readChoiceParam(params, "sort", SEARCH_SORTS, "popularity"),
  };
}

export function chipsOf(criteria: SearchCriteria, { month, people }: DepartureSearch): Chip[] {
  const { text, type, min, max, duration, rating } = criteria;
  const hasNoMaximum = max >= SEARCH_PRICE_MAX_DOLLARS;
  return [
    ...chip(text.trim() !== "", `“${text.trim()}”`, "q"),
    ...chip(type !== "all", TYPE_LABELS[type], "type"),
    ...chip(min > 0 || !hasNoMaximum, hasNoMaximum ? `From $${min}` : `$${min} – $${max}`, "min", "max"),
    ...chip(duration !== "all", SEARCH_DURATIONS[duration], "duration"),
    ...chip(rating > 0, `★ ${rating}+`, "rating"),
    ...chip(month !== "", month && monthWords(month), "month"),
    ...chip(people > 0, GUEST_OPTIONS.get(String(people)), "people"),
  ];
}
