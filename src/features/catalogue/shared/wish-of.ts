import type { Wish } from "../../../domain/catalogue/search/departing.ts";
import { numberChoice } from "./use-url-choices.ts";
import { ANY, monthsFrom, MOST_PEOPLE } from "./wish-options.ts";

export function searchWishOf(params: URLSearchParams, today: string | null): Wish {
  const month = params.get("month") ?? "";
  const people = numberChoice(params, "people", 0, MOST_PEOPLE, 0);
  return { month: month !== ANY && monthsFrom(today).has(month) ? month : "", people };
}
