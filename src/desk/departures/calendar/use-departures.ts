import { useCallback, useMemo } from "react";
import * as v from "valibot";
import { departuresBetween } from "../../../data/remote/admin/desk-departures.ts";
import { allGuides } from "../../../data/remote/admin/desk-people.ts";
import { keptUnder } from "../../../data/local/desk-kept.ts";
import { matchesFilter } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import { calendarSchema } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import type { Period } from "../../../domain/desk/departures/calendar/calendar-period.ts";
import { guideSchema } from "../../../domain/desk/people/guide-schema.ts";
import { keptName } from "../../shared/kept-names.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import type { Filters } from "../../shared/use-filters.ts";

export const filterOf = ({ get }: Filters) => ({
  item: get("item"),
  guide: get("guide"),
  state: get("state"),
  show: get("show"),
});

export function useDepartures({ from, to }: Period, filters: Filters) {
  const keeping = useMemo(
    () => ({ name: keptName.departures(from, to), schema: calendarSchema, elsewhere: () => keptOf({ from, to }) }),
    [from, to],
  );
  const read = useDeskRead(
    useCallback(() => departuresBetween(from, to), [from, to]),
    keeping,
  );
  const { item, guide, state, show } = filterOf(filters);
  const rows = useMemo(
    () =>
      (read.value?.rows ?? []).filter(
        (row) => row.start_date >= from && row.start_date <= to && matchesFilter(row, { item, guide, state, show }),
      ),
    [read.value, from, to, item, guide, state, show],
  );
  return { read, rows };
}

/** Offline, combines the newest row of each departure from other cached periods. */
async function keptOf({ from, to }: Period) {
  const kept = await keptUnder(keptName.allDepartures, calendarSchema);
  const newest = kept.toSorted((one, other) => one.at - other.at);
  const rows = new Map(newest.flatMap(({ value }) => value.rows.map((row) => [row.id, row] as const)));
  const found = [...rows.values()].filter(({ start_date }) => start_date >= from && start_date <= to);
  if (found.length === 0) return null;
  const oldest = Math.min(...kept.map(({ at }) => at));
  return { value: { count: found.length, sums: { places: 0, taken: 0 }, rows: found }, at: oldest };
}

const keepingGuides = { name: keptName.guides, schema: v.array(guideSchema) };
export const useGuides = () => useDeskRead(allGuides, keepingGuides);
