import { GALLERY, GOOD_TO_KNOW, ITEM_PAGE, ROUTE_TEXTS, SEARCH_PAGE } from "#texts/catalogue.ts";
import { factNames } from "../domain/catalogue/good-to-know.ts";
import type { SearchType } from "../domain/catalogue/search/search-trips.ts";

export const daysAndNights = (days: number): string =>
  days > 1 ? ITEM_PAGE.daysAndNights({ days, nights: days - 1 }) : ITEM_PAGE.days({ days });

export const onDaysText = (first: number, last: number): string =>
  first === last ? ROUTE_TEXTS.onDay({ day: first }) : ROUTE_TEXTS.onDays({ first, last });

export function pictureText(index: number, all: number, alt: string): string {
  const picture = { at: index + 1, all };
  return alt === "" ? GALLERY.picture(picture) : GALLERY.named({ ...picture, alt });
}

export const factsOf = (facts: Readonly<Record<string, string>>): [label: string, text: string][] =>
  factNames.flatMap((name) => (facts[name] ? [[GOOD_TO_KNOW[name], facts[name]] as [string, string]] : []));

export function foundText(number: number, type: SearchType): string {
  const { all, destination, trips } = SEARCH_PAGE.found;
  return (type === "all" ? all : type === "destination" ? destination : trips)({ number });
}
