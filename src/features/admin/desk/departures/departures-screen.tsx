import { useCallback } from "react";
import { departurePage } from "../../../../data/remote/admin/desk-bookings.ts";
import { count, day } from "../../../../domain/words.ts";
import { ButtonLink, TextLink } from "../../../../shared/ui/links.tsx";
import { paths } from "../../../../shared/paths.ts";
import { titleOf } from "../../../../shared/site.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { DEPARTURES } from "../../messages/desk.ts";
import { FILTERS, statusWords } from "../../messages/desk-names.ts";
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
  const { item_id, check_in, title, bookings, held, state } = departure;
  return (
    <li className={`surface ${classes.row}`}>
      <TextLink to={paths.adminManifest(item_id, check_in)} className={classes.name ?? ""}>
        {day(check_in)}
      </TextLink>
      <span className={classes.end}>{seatsOf(departure)}</span>
      <TextLink to={paths.adminItemDepartures(item_id)} className={classes.line ?? ""}>
        {title}
      </TextLink>
      <span className={`dim ${classes.end}`}>
        {state === "open" ? "" : `${statusWords(state)}, `}
        {DEPARTURES.bookings(bookings, held)}
      </span>
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
    <AdminPage
      route="adminDepartures"
      lead={DEPARTURES.lead}
      actions={
        <ButtonLink to={paths.adminGuides()} variant="default">
          {titleOf("adminGuides")}
        </ButtonLink>
      }
    >
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
        row={(departure) => <DepartureLine key={departure.departure_id} departure={departure} />}
      />
    </AdminPage>
  );
}
