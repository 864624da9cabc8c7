import { Button } from "@mantine/core";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { DESK_CALENDAR, ENTRY } from "#texts/desk-catalogue.ts";
import { periodOf, shiftPeriod } from "../../../domain/desk/departures/calendar/calendar-period.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { paths } from "../../../shared/paths.ts";
import { periodText } from "../../../text/desk-departures.ts";
import { DeskState } from "../../shared/desk-state.tsx";
import { NothingFound } from "../../shared/nothing-found.tsx";
import { useTicks } from "../../shared/table/use-ticks.ts";
import type { Filters } from "../../shared/use-filters.ts";
import { useMedia } from "../../shared/use-media.ts";
import { DepartureBulkBar } from "./departure-bulk-bar.tsx";
import { DepartureDays } from "./departure-days.tsx";
import { DepartureGrid } from "./departure-grid.tsx";
import { useDepartures } from "./use-departures.ts";
import classes from "./calendar.module.css";

type Props = {
  view: "month" | "week";
  at: string;
  today: string;
  filters: Filters;
};

const keyOf = ({ id }: CalendarRow) => id;

export function DeparturesCalendar({ view, at, today, filters }: Props) {
  const period = useMemo(() => periodOf(view, at), [view, at]);
  const { read, rows } = useDepartures(period, filters);
  const ticks = useTicks(rows, keyOf);
  const allTicked = rows.length > 0 && rows.every((row) => ticks.has(row.id));
  const isWide = useMedia("(min-width: 62em)");
  const go = (day: string) => filters.set({ at: day });
  const navigate = useNavigate();
  const open = ({ item_id, start_date }: CalendarRow) => void navigate(paths.adminManifest(item_id, start_date));
  const shownPeriod = periodText(view, period.from, period.to);
  return (
    <>
      <div className={`row ${classes.head}`}>
        <div className="row tight">
          <Button
            variant="default"
            size="sm"
            aria-label={DESK_CALENDAR.before[view]}
            onClick={() => go(shiftPeriod(view, at, -1))}
          >
            ←
          </Button>
          <Button variant="default" size="sm" onClick={() => go(today)}>
            {DESK_CALENDAR.now}
          </Button>
          <Button
            variant="default"
            size="sm"
            aria-label={DESK_CALENDAR.after[view]}
            onClick={() => go(shiftPeriod(view, at, 1))}
          >
            →
          </Button>
          <h2 aria-live="polite" className={classes.period}>
            {shownPeriod}
          </h2>
        </div>
        <label className={classes.all}>
          <input
            type="checkbox"
            checked={allTicked}
            disabled={rows.length === 0}
            onChange={() => ticks.page(!allTicked)}
          />
          {ENTRY.all({ departures: rows.length })}
        </label>
        <span className="dim">
          {DESK_CALENDAR.inAll({
            taken: rows.reduce((sum, { taken }) => sum + taken, 0),
            places: rows.reduce((sum, { max_guests }) => sum + max_guests, 0),
          })}
        </span>
        <DeskState reads={[read]} />
      </div>
      {read.value && read.failure ? <p className="dim">{DESK_CALENDAR.onlySeen}</p> : null}
      {read.value && !read.loading && rows.length === 0 ? (
        <NothingFound filters={filters} empty={DESK_CALENDAR.none[view]} />
      ) : null}
      {isWide && view === "month" ? (
        <>
          <DepartureGrid
            at={at}
            go={go}
            label={DESK_CALENDAR.label({ period: shownPeriod })}
            today={today}
            rows={rows}
            busy={read.loading}
            ticks={ticks}
            open={open}
          />
          <p className="dim">
            {DESK_CALENDAR.marks}
            <br />
            {DESK_CALENDAR.keys}
          </p>
        </>
      ) : (
        <DepartureDays rows={rows} today={today} ticks={ticks} open={open} />
      )}
      <DepartureBulkBar rows={rows} ticks={ticks} today={today} changed={read.refresh} />
    </>
  );
}
