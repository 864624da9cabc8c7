import { FIND_OPTIONS } from "#texts/home.ts";
import { month as monthWords } from "#texts/write.ts";
import { addMonths, monthOf } from "../../../domain/month-grid.ts";

const MONTHS = 24;
export const MOST_PEOPLE = 20;
export const ANY_MONTH = "all";
export const NO_DEPARTURE_SEARCH = { month: null, people: null };

export const GUEST_OPTIONS: ReadonlyMap<string, string> = new Map([
  [ANY_MONTH, FIND_OPTIONS.anyGroup],
  ...Array.from({ length: MOST_PEOPLE }, (_, index): [string, string] => [
    String(index + 1),
    FIND_OPTIONS.persons({ number: index + 1 }),
  ]),
]);

export function monthsFrom(today: string | null): ReadonlyMap<string, string> {
  const months = today === null ? [] : Array.from({ length: MONTHS }, (_, index) => addMonths(monthOf(today), index));
  return new Map([
    [ANY_MONTH, FIND_OPTIONS.anyMonth],
    ...months.map((month): [string, string] => [month, monthWords(month)]),
  ]);
}
