import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { DESK_CALENDAR, DESK_LIST } from "#texts/desk-catalogue.ts";
import { day } from "#texts/write.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { departurePage } from "../../../data/remote/desk/composed-calls.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { paths } from "../../../shared/paths.ts";
import { deskQuery, ROWS_PER_PAGE } from "../../shared/desk-query.ts";
import { sortOf } from "../../shared/table/column.ts";
import { DeskTable } from "../../shared/table/desk-table.tsx";
import { useTicks } from "../../shared/table/use-ticks.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import type { Filters } from "../../shared/use-filters.ts";
import { DepartureBulkBar } from "./departure-bulk-bar.tsx";
import { departureColumns } from "./departure-columns.tsx";
import { filterOf } from "./use-departures.ts";

type Props = { today: string; filters: Filters };

const keyOf = ({ id }: CalendarRow) => id;

export function DeparturesList({ today, filters }: Props) {
  const { get, page } = filters;
  const { item, guide, state, show } = filterOf(filters);
  const [from, to, order] = [get("from") || today, get("to"), get("sort")];
  const { by, descending } = sortOf(order) ?? { by: "day", descending: false };
  const filter = { from, to, item, guide, state, show, sort: by, descending };
  const read = useDeskRead(
    deskQuery("rpc/admin_departures", departurePage(filter, (page - 1) * ROWS_PER_PAGE, ROWS_PER_PAGE)),
  );
  const found = read.value;
  const rows = useMemo(() => found?.rows ?? [], [found]);
  const ticks = useTicks(rows, keyOf);
  const navigate = useNavigate();
  const open = ({ item_id, start_date }: CalendarRow) => void navigate(paths.adminManifest(item_id, start_date));
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
        pages={(skip, howMany) => callDesk("rpc/admin_departures", departurePage(filter, skip, howMany))}
        empty={DESK_CALENDAR.none.list}
        sums={found && { fill: `${found.sums.taken}/${found.sums.places}` }}
        ticks={ticks}
        edit={open}
      />
      <DepartureBulkBar rows={rows} ticks={ticks} today={today} changed={read.refresh} />
    </>
  );
}
