import { startTransition, useEffect, useMemo, useState } from "react";
import { departuresByItem, rememberedSeats } from "../../../data/local/catalogue/departures.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import {
  departing,
  type Fit,
  isWished,
  type OpenDay,
  type OpenDays,
  openDays,
  type Wish,
} from "../../../domain/catalogue/search/departing.ts";
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

/** Half a frame: the list goes on answering while its days are gone through. */
const SLICE_MS = 8;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

type Found = { snapshot: CatalogueSnapshot; days: OpenDays };

/** The days of everything, from what is on this device; gone through once per revision, null until then. */
function useOpenDays(snapshot: CatalogueSnapshot, today: string | null, wanted: boolean): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!wanted || today === null) return undefined;
    let current = true;
    const read = async () => {
      // A device that refuses storage knows what stands in the catalogue, and that is all.
      const [rows, seats] = await Promise.all([departuresByItem(), rememberedSeats()]).catch(() => [
        new Map(),
        new Map(),
      ]);
      const days = new Map<string, readonly OpenDay[]>();
      let until = performance.now() + SLICE_MS;
      for (const [id, open] of openDays(snapshot, { rows, seats }, today)) {
        days.set(id, open);
        if (performance.now() < until) continue;
        await pause();
        if (!current) return;
        until = performance.now() + SLICE_MS;
      }
      if (current) startTransition(() => setFound({ snapshot, days }));
    };
    void read();
    return () => {
      current = false;
    };
  }, [wanted, snapshot, today]);
  return found;
}

/** What fits the wish, by item; null while nothing is wished for, or nothing is known yet. */
export function useDeparting({ month, people }: Wish, sorting: boolean): ReadonlyMap<string, Fit> | null {
  const { snapshot } = useCatalogue();
  const today = useToday();
  const wanted = isWished({ month, people }) || sorting;
  const found = useOpenDays(snapshot, today, wanted);
  return useMemo(
    () =>
      // While a new revision is gone through, the one before still answers.
      wanted && today !== null && found !== null
        ? departing(found.snapshot, found.days, { month, people }, today)
        : null,
    [wanted, today, found, month, people],
  );
}
