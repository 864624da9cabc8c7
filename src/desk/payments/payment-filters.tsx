import { FILTERS } from "#texts/desk.ts";
import { statusOptions } from "../../text/desk.ts";
import { DayFilter, FilterBar, SearchFilter, SelectFilter } from "../shared/filter-bar.tsx";
import type { Filters } from "../shared/use-filters.ts";

const statuses = statusOptions("completed", "pending", "failed", "cancelled", "refunded");

export function PaymentFilters({ filters }: { filters: Filters }) {
  const { get, set } = filters;
  const filtersWithoutDates: Filters = { ...filters, set: (changes) => set({ from: "", to: "", ...changes }) };
  return (
    <FilterBar>
      <SelectFilter filters={filtersWithoutDates} name="date" label={FILTERS.date} options={FILTERS.dates} />
      {get("date") === "custom" ? (
        <>
          <DayFilter filters={filters} name="from" label={FILTERS.from} max={get("to") || undefined} />
          <DayFilter filters={filters} name="to" label={FILTERS.toIncluded} min={get("from") || undefined} />
        </>
      ) : null}
      <SelectFilter filters={filters} name="status" label={FILTERS.status} options={statuses} />
      <SearchFilter filters={filters} within={FILTERS.inPayments} />
    </FilterBar>
  );
}
