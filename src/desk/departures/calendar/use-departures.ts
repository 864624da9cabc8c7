import { useMemo } from "react";
import { cachedUnder } from "../../../data/local/desk-cache.ts";
import { matchesFilter } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import type { Period } from "../../../domain/desk/departures/calendar/calendar-period.ts";
import { calendarSchema } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { cachedQuery, departuresQuery } from "../../shared/desk-query.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import type { Filters } from "../../shared/use-filters.ts";

export const filterOf = ({ get }: Filters) => ({
  item: get("item"),
  guide: get("guide"),
  state: get("state"),
  show: get("show"),
});

export function useDepartures({ from, to }: Period, filters: Filters) {
  const deskRead = useDeskRead(departuresQuery(from, to, () => cachedOf({ from, to })));
  const { item, guide, state, show } = filterOf(filters);
  const rows = useMemo(
    () =>
      (deskRead.value?.rows ?? []).filter(
        (row) => row.start_date >= from && row.start_date <= to && matchesFilter(row, { item, guide, state, show }),
      ),
    [deskRead.value, from, to, item, guide, state, show],
  );
  return { read: deskRead, rows };
}

async function cachedOf({ from, to }: Period) {
  const cachedPeriods = await cachedUnder("rpc/admin_departures:", calendarSchema);
  const newest = cachedPeriods.toSorted((one, other) => one.at - other.at);
  const rows = new Map(newest.flatMap(({ value }) => value.rows.map((row) => [row.id, row] as const)));
  const cachedRows = [...rows.values()].filter(({ start_date }) => start_date >= from && start_date <= to);
  if (cachedRows.length === 0) return null;
  const oldestMs = Math.min(...cachedPeriods.map(({ at }) => at));
  return { value: { count: cachedRows.length, sums: { places: 0, taken: 0 }, rows: cachedRows }, at: oldestMs };
}

export const useGuides = () => useDeskRead(cachedQuery("rpc/admin_guides", {}));
