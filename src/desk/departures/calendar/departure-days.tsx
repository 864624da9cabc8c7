import { DESK_CALENDAR, DESK_LIST } from "#texts/desk-catalogue.ts";
import { day } from "#texts/write.ts";
import { byDay } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { weekdayIndex } from "../../../domain/month-grid.ts";
import type { Ticks } from "../../shared/table/use-ticks.ts";
import { DepartureEntry } from "./departure-entry.tsx";
import classes from "./calendar.module.css";

type Props = {
  rows: readonly CalendarRow[];
  today: string;
  ticks: Ticks<CalendarRow>;
  open: (row: CalendarRow) => void;
};

const Days = ({ rows, ...entry }: Props) => (
  <>
    {[...byDay(rows)].map(([date, departing]) => (
      <section
        key={date}
        aria-labelledby={`day-${date}`}
        aria-current={date === entry.today ? "date" : undefined}
        className={classes.dayRows}
      >
        <h2 id={`day-${date}`} className={classes.day}>
          {DESK_CALENDAR.weekdaysShort[weekdayIndex(date)]} {day(date)}
        </h2>
        <ul className="plain">
          {departing.map((row) => (
            <DepartureEntry key={row.id} row={row} {...entry} full />
          ))}
        </ul>
      </section>
    ))}
  </>
);

const COLUMNS = (["fill", "title", "guide", "state"] as const).map((name) => DESK_LIST.columns[name]);

const Heads = () => (
  <div className={classes.heads} aria-hidden="true">
    <span>{DESK_LIST.columns.day}</span>
    {COLUMNS.map((text) => (
      <span key={text}>{text}</span>
    ))}
  </div>
);

export function DepartureDays({ rows, ...entry }: Props) {
  const comingRows = rows.filter(({ start_date }) => start_date >= entry.today);
  const pastRows = rows.filter(({ start_date }) => start_date < entry.today);
  if (rows.length === 0) return null;
  return (
    <div>
      <Heads />
      {pastRows.length > 0 ? (
        <details open={comingRows.length === 0}>
          <summary>{DESK_CALENDAR.over({ departures: pastRows.length })}</summary>
          <Days rows={pastRows} {...entry} />
        </details>
      ) : null}
      <Days rows={comingRows} {...entry} />
    </div>
  );
}
