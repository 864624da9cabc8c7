import { startTransition, useEffect, useMemo, useState } from "react";
import { departuresByItem, rememberedSeats } from "../../../data/local/catalogue/departures.ts";
import { departing, type Fit, isWished, NOTHING_KNOWN, type Wish } from "../../../domain/catalogue/search/departing.ts";
import { addMonths, monthOf } from "../../../domain/month-grid.ts";
import { count, month as monthWords } from "../../../domain/words.ts";
import { numberChoice } from "./use-url-choices.ts";
import { useCatalogue, useToday } from "./use-catalogue.ts";

const MONTHS = 24;
const MOST_PEOPLE = 20;
export const ANY = "all";
export const NO_WISH = { month: null, people: null };

export const PEOPLE: ReadonlyMap<string, string> = new Map([
  [ANY, "Any group"],
  ...Array.from({ length: MOST_PEOPLE }, (_, index): [string, string] => [
    String(index + 1),
    count(index + 1, "person", "people"),
  ]),
]);

/** The months one may ask for; on a prerendered page nobody knows yet which those are. */
export function monthsFrom(today: string | null): ReadonlyMap<string, string> {
  const months = today === null ? [] : Array.from({ length: MONTHS }, (_, index) => addMonths(monthOf(today), index));
  return new Map([[ANY, "Any month"], ...months.map((month): [string, string] => [month, monthWords(month)])]);
}

/** The wish as the address has it. */
export function wishOf(params: URLSearchParams, today: string | null): Wish {
  const month = params.get("month") ?? "";
  const people = numberChoice(params, "people", 0, MOST_PEOPLE, 0);
  return { month: month !== ANY && monthsFrom(today).has(month) ? month : "", people };
}

/** What fits the wish, by item, from what is on this device; null while nothing is wished for. */
export function useDeparting({ month, people }: Wish, sorting: boolean): ReadonlyMap<string, Fit> | null {
  const { snapshot } = useCatalogue();
  const today = useToday();
  const [known, setKnown] = useState(NOTHING_KNOWN);
  const wanted = isWished({ month, people }) || sorting;
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    Promise.all([departuresByItem(), rememberedSeats()]).then(
      ([rows, seats]) => current && startTransition(() => setKnown({ rows, seats })),
      // A device that refuses storage knows what stands in the catalogue, and that is all.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, snapshot]);
  return useMemo(
    () => (wanted && today !== null ? departing(snapshot, known, { month, people }, today) : null),
    [wanted, today, snapshot, known, month, people],
  );
}
