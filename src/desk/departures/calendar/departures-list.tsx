import { useMemo } from "react";
import { departurePage } from "../../../data/remote/desk/composed.ts";
import { deskQuery } from "../../shared/desk-query.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import type { Guide } from "../../../domain/desk/people/guide-schema.ts";
import { day } from "#words/write.ts";
import { DESK_CALENDAR, DESK_LIST } from "../messages/calendar.ts";
import { sortOf } from "../../shared/table/column.ts";
import { DeskTable } from "../../shared/table/desk-table.tsx";
import { useTicks } from "../../shared/table/use-ticks.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import type { Filters } from "../../shared/use-filters.ts";
import { DepartureBulkBar } from "./bulk-bar.tsx";
import { departureColumns } from "./departure-columns.tsx";
import { DeparturePeek } from "./departure-peek.tsx";
import { filterOf } from "./use-departures.ts";

const SIZE = 50;

type Props = { today: string; filters: Filters; guides: readonly Guide[] };

const keyOf = ({ id }: CalendarRow) => id;

export function DeparturesList({ today, filters, guides }: Props) {
  const { get, set, page } = filters;
  const { item, guide, state, show } = filterOf(filters);
  const [from, to, order] = [get("from") || today, get("to"), get("sort")];
  const { by, descending } = sortOf(order) ?? { by: "day", descending: false };
  const asked = { from, to, item, guide, state, show, sort: by, descending };
  const read = useDeskRead(deskQuery("rpc/admin_departures", departurePage(asked, (page - 1) * SIZE, SIZE)));
  const found = read.value;
  const rows = useMemo(() => found?.rows ?? [], [found]);
  const ticks = useTicks(rows, keyOf);
  const opened = rows.find(({ id }) => id === get("departure"));
  const open = ({ id }: CalendarRow) => set({ departure: id });
  return (
    <>
      <DeskTable
        name="departures"
        caption={DESK_LIST.label}
        columns={departureColumns(today, open)}
        read={read}
        keyOf={keyOf}
        nameOf={({ title, start_date }) => `${title}, ${day(start_date)}`}
        filters={filters}
        size={SIZE}
        empty={DESK_CALENDAR.none}
        sums={found && { fill: `${found.sums.taken}/${found.sums.places}` }}
        ticks={ticks}
        edit={open}
      />
      <DepartureBulkBar rows={rows} guides={guides} ticks={ticks} today={today} changed={read.refresh} />
      {opened ? (
        <DeparturePeek row={opened} guides={guides} changed={read.refresh} close={() => set({ departure: "" })} />
      ) : null}
    </>
  );
}
