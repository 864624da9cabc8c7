import { NativeSelect } from "@mantine/core";
import { DESK_CALENDAR } from "#texts/desk-catalogue.ts";
import { FILTERS } from "#texts/desk.ts";
import type { Guide } from "../../../domain/desk/people/guide-schema.ts";
import { statusOptions } from "../../../text/desk.ts";
import { ItemSelect } from "../../bookings/item-select.tsx";
import { DayFilter, FilterBar, SelectFilter } from "../../shared/filter-bar.tsx";
import type { Filters } from "../../shared/use-filters.ts";

const { filters: WORDS } = DESK_CALENDAR;
const STATES = { ...statusOptions("open", "guaranteed", "closed", "cancelled"), ...WORDS.states };

type Props = {
  filters: Filters;
  guides: readonly Guide[];
  from?: string | undefined;
};

export const DepartureFilters = ({ filters, guides, from }: Props) => (
  <FilterBar>
    <ItemSelect
      label={WORDS.trip}
      none={FILTERS.allTrips}
      value={filters.get("item")}
      choose={(item) => filters.set({ item })}
    />
    <NativeSelect
      label={WORDS.guide}
      data={[{ value: "", label: WORDS.allGuides }, ...guides.map(({ id, name }) => ({ value: id, label: name }))]}
      value={filters.get("guide")}
      onChange={(event) => filters.set({ guide: event.currentTarget.value })}
    />
    <SelectFilter filters={filters} name="state" label={WORDS.state} options={STATES} />
    <SelectFilter filters={filters} name="show" label={WORDS.show} options={WORDS.shows} />
    {from ? <DayFilter filters={filters} name="from" label={FILTERS.from} value={filters.get("from") || from} /> : null}
    {from ? <DayFilter filters={filters} name="to" label={FILTERS.until} min={filters.get("from") || from} /> : null}
  </FilterBar>
);
