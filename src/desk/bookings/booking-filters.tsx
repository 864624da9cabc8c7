import { FILTERS } from "#texts/desk.ts";
import { statusOptions } from "../../text/desk.ts";
import { DayFilter, FilterBar, SearchFilter, SelectFilter } from "../shared/filter-bar.tsx";
import type { Filters } from "../shared/use-filters.ts";
import { ItemSelect } from "./item-select.tsx";

const statuses = statusOptions("pending", "confirmed", "expired", "cancelled", "refunded");

export const BookingFilters = ({ filters }: { filters: Filters }) => (
  <FilterBar>
    <SearchFilter filters={filters} within={FILTERS.inBookings} />
    <SelectFilter filters={filters} name="show" label={FILTERS.show} options={FILTERS.shown} />
    <SelectFilter filters={filters} name="status" label={FILTERS.status} options={statuses} />
    <ItemSelect
      label={FILTERS.trip}
      none={FILTERS.allTrips}
      value={filters.get("item")}
      choose={(item) => filters.set({ item })}
    />
    <DayFilter filters={filters} name="from" label={FILTERS.departsFrom} />
    <DayFilter filters={filters} name="to" label={FILTERS.departsUntil} />
  </FilterBar>
);
