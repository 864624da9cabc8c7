import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useCallback } from "react";
import { Link } from "react-router-dom";
import { departurePage } from "../../../../data/remote/admin/desk-bookings.ts";
import { count } from "../../../../domain/words/count.ts";
import { paths } from "../../../../shared/paths.ts";
import { titleOf } from "../../../../shared/site.ts";
import { EmptyState } from "../../../../shared/ui/empty-state.tsx";
import { AdminPage } from "../../shared/admin-page.tsx";
import { day } from "../../../../domain/words/day.ts";
import { DEPARTURES } from "../../messages/desk.ts";
import classes from "../shared/desk.module.css";
import { DeskState } from "../shared/desk-state.tsx";
import { Pager } from "../shared/pager.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { useFilters } from "../shared/use-filters.ts";
import { useToday } from "./use-today.ts";

const SIZE = 25;

export const DeparturesScreen = () => {
  const { get, set, page, go } = useFilters();
  const today = useToday();
  const from = get("from") || today;
  const to = get("to");
  const read = useDeskRead(
    useCallback(() => departurePage(from, to || null, (page - 1) * SIZE, SIZE), [from, to, page]),
  );
  const found = read.value;
  return (
    <AdminPage title={titleOf("adminDepartures")} lead={DEPARTURES.lead}>
      <div className={classes.stack}>
        <search className={classes.filters}>
          <TextInput
            type="date"
            label="From"
            value={from}
            onChange={(event) => set({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label="Until"
            value={to}
            min={from}
            onChange={(event) => set({ to: event.currentTarget.value })}
          />
        </search>
        <DeskState reads={[read]} />
        {found && found.rows.length === 0 ? (
          <EmptyState title={DEPARTURES.empty.title}>{DEPARTURES.empty.text}</EmptyState>
        ) : null}
        {found ? (
          <>
            <ul className={classes.rows} aria-label="Departures">
              {found.rows.map(({ item_id, check_in, title, bookings, guests, held, max_guests }) => (
                <li key={`${item_id} ${check_in}`}>
                  <Link to={paths.adminManifest(item_id, check_in)} className={classes.row}>
                    <span className={classes.name}>{day(check_in)}</span>
                    <span className={classes.end}>
                      {max_guests === null ? count(guests, "seat") : `${guests} of ${count(max_guests, "seat")}`}
                    </span>
                    <span className={classes.line}>{title}</span>
                    <span className={`${classes.dim} ${classes.end}`}>
                      {count(bookings, "booking")}
                      {held > 0 ? `, ${held} only held` : ""}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <Pager page={page} size={SIZE} count={found.count} go={go} />
          </>
        ) : null}
      </div>
    </AdminPage>
  );
};
