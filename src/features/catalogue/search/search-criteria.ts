import {
  FILTER_TEXTS,
  PRICE_FILTER,
  RATINGS,
  SEARCH_DURATIONS,
  SEARCH_SORTS,
  TYPE_LABELS,
  LIST_TEXTS,
} from "#texts/catalogue.ts";
import { month as monthWords } from "#texts/write.ts";
import type { DepartureSearch } from "../../../domain/catalogue/search/departing.ts";
import { SEARCH_PRICE_MAX_DOLLARS } from "../../../domain/catalogue/search/search-ranges.ts";
import { SEARCH_TYPES, type SearchCriteria, type SearchType } from "../../../domain/catalogue/search/search-trips.ts";
import { type Chip, chip } from "../shared/filter-chips.tsx";
import { readChoiceParam, numberChoice, type ChoiceLabels } from "../shared/use-url-choices.ts";
import { NO_DEPARTURE_SEARCH, GUEST_OPTIONS } from "../shared/wish-options.ts";

export const NO_FILTERS = {
  q: null,
  type: null,
  min: null,
  max: null,
  duration: null,
  rating: null,
  ...NO_DEPARTURE_SEARCH,
};

export const countedTypeLabels = (counts: Readonly<Record<SearchType, number>>): ChoiceLabels<SearchType> => ({
  ...TYPE_LABELS,
  ...Object.fromEntries(
    SEARCH_TYPES.map((type) => [type, LIST_TEXTS.counted({ title: TYPE_LABELS[type], number: counts[type] })]),
  ),
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
  const priceText = hasNoMaximum
    ? PRICE_FILTER.from({ dollars: min })
    : PRICE_FILTER.between({ least: min, most: max });
  return [
    ...chip(text.trim() !== "", FILTER_TEXTS.typed({ text: text.trim() }), "q"),
    ...chip(type !== "all", TYPE_LABELS[type], "type"),
    ...chip(min > 0 || !hasNoMaximum, priceText, "min", "max"),
    ...chip(duration !== "all", SEARCH_DURATIONS[duration], "duration"),
    ...chip(rating > 0, FILTER_TEXTS.leastRating({ rating }), "rating"),
    ...chip(month !== "", month && monthWords(month), "month"),
    ...chip(people > 0, GUEST_OPTIONS.get(String(people)), "people"),
  ];
}
