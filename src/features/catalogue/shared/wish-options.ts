import { addMonths, monthOf } from "../../../domain/month-grid.ts";
import { count, month as monthWords } from "#words/write.ts";

const MONTHS = 24;
export const MOST_PEOPLE = 20;
export const ANY_MONTH = "all";
export const NO_DEPARTURE_SEARCH = { month: null, people: null };

export const GUEST_OPTIONS: ReadonlyMap<string, string> = new Map([
  [ANY_MONTH, "Any group"],
  ...Array.from({ length: MOST_PEOPLE }, (_, index): [string, string] => [
    String(index + 1),
    count(index + 1, "person", "people"),
  ]),
]);

export function monthsFrom(today: string | null): ReadonlyMap<string, string> {
  const months = today === null ? [] : Array.from({ length: MONTHS }, (_, index) => addMonths(monthOf(today), index));
  return new Map([[ANY_MONTH, "Any month"], ...months.map((month): [string, string] => [month, monthWords(month)])]);
}
