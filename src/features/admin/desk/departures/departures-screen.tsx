import { useCallback } from "react";
import { Link } from "react-router-dom";
import { departurePage } from "../../../../data/remote/admin/desk-bookings.ts";
import { count, day } from "../../../../domain/words.ts";
import { paths } from "../../../../shared/paths.ts";
import { titleOf } from "../../../../shared/site.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { DEPARTURES } from "../../messages/desk.ts";
import { FILTERS } from "../../messages/desk-names.ts";
import classes from "../shared/desk.module.css";
import { DeskList } from "../shared/desk-list.tsx";
import { DayFilter, FilterBar } from "../shared/filters.tsx";
import type { Departure } from "../../../../domain/desk/desk-schema.ts";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useFilters } from "../shared/use-filters.ts";
import { useToday } from "./use-today.ts";

const SIZE = 25;

const seatsOf = ({ guests, max_guests }: Departure) =>
  max_guests === null ? count(guests, "seat") : DEPARTURES.seatsOf(guests, max_guests);

function DepartureLine({ departure }: { departure: Departure }) {
  const { item_id, check_in, title, bookings, held } = departure;
  return (
    <li>
      <Link to={paths.adminManifest(item_id, check_in)} className={`surface ${classes.row}`}>
        <span className={classes.name}>{day(check_in)}</span>
        <span className={classes.end}>{seatsOf(departure)}</span>
        <span className={classes.line}>{title}</span>
        <span className={`dim ${classes.end}`}>{DEPARTURES.bookings(bookings, held)}</span>
      </Link>
    </li>
  );
}

export function DeparturesScreen() {
  const filters = useFilters();
  const { get, page, go } = filters;
  const today = useToday();
  const from = get("from") || today;
  const to = get("to");
  const read = useDeskRead(
    useCallback(() => departurePage(from, to || null, (page - 1) * SIZE, SIZE), [from, to, page]),
  );
  return (
    <AdminPage route="adminDepartures" lead={DEPARTURES.lead}>
      <FilterBar>
        <DayFilter filters={filters} name="from" label={FILTERS.from} value={from} />
        <DayFilter filters={filters} name="to" label={FILTERS.until} min={from} />
      </FilterBar>
      <DeskList
        label={titleOf("adminDepartures")}
        read={read}
        empty={DEPARTURES.empty}
        page={page}
        size={SIZE}
        go={go}
        row={(departure) => <DepartureLine key={`${departure.item_id} ${departure.check_in}`} departure={departure} />}
      />
    </AdminPage>
  );
}
