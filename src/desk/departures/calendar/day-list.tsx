import { byDay } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { day } from "#words/write.ts";
import { DESK_CALENDAR } from "#words/desk/calendar.ts";
import { DepartureEntry } from "./departure-entry.tsx";
import type { Ticks } from "../../shared/table/use-ticks.ts";
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
      <section key={date} aria-labelledby={`day-${date}`}>
        <h2 id={`day-${date}`} className={classes.day}>
          {day(date)}
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

export function DepartureDays({ rows, ...entry }: Props) {
  const comingRows = rows.filter(({ start_date }) => start_date >= entry.today);
  const pastRows = rows.filter(({ start_date }) => start_date < entry.today);
  if (comingRows.length === 0) return <Days rows={pastRows} {...entry} />;
  return (
    <div>
      {pastRows.length > 0 ? (
        <details>
          <summary>{DESK_CALENDAR.over(pastRows.length)}</summary>
          <Days rows={pastRows} {...entry} />
        </details>
      ) : null}
      <Days rows={comingRows} {...entry} />
    </div>
  );
}
