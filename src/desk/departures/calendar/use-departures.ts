import { useMemo } from "react";
import { cachedQuery, departuresQuery } from "../../shared/desk-query.ts";
import { cachedUnder } from "../../../data/local/desk-cache.ts";
import { matchesFilter } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import { calendarSchema } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import type { Period } from "../../../domain/desk/departures/calendar/calendar-period.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import type { Filters } from "../../shared/use-filters.ts";

export const filterOf = ({ get }: Filters) => ({
  item: get("item"),
  guide: get("guide"),
  state: get("state"),
  show: get("show"),
});

export function useDepartures({ from, to }: Period, filters: Filters) {
  const read = useDeskRead(departuresQuery(from, to, () => cachedOf({ from, to })));
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

async function cachedOf({ from, to }: Period) {
  const cached = await cachedUnder("rpc/admin_departures:", calendarSchema);
  const newest = cached.toSorted((one, other) => one.at - other.at);
  const rows = new Map(newest.flatMap(({ value }) => value.rows.map((row) => [row.id, row] as const)));
  const found = [...rows.values()].filter(({ start_date }) => start_date >= from && start_date <= to);
  if (found.length === 0) return null;
  const oldest = Math.min(...cached.map(({ at }) => at));
  return { value: { count: found.length, sums: { places: 0, taken: 0 }, rows: found }, at: oldest };
}

export const useGuides = () => useDeskRead(cachedQuery("rpc/admin_guides", {}));
