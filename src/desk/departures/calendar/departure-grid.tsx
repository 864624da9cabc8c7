import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { DESK_CALENDAR } from "#texts/desk-catalogue.ts";
import { byDay } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import { weeksIn } from "../../../domain/desk/departures/calendar/calendar-period.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { dayByKey } from "../../../domain/month-grid.ts";
import { dayText } from "../../../text/desk-departures.ts";
import type { Ticks } from "../../shared/table/use-ticks.ts";
import { DepartureEntry } from "./departure-entry.tsx";
import classes from "./calendar.module.css";

type Props = {
  at: string;
  go: (day: string) => void;
  label: string;
  today: string;
  rows: readonly CalendarRow[];
  busy: boolean;
  ticks: Ticks<CalendarRow>;
  open: (row: CalendarRow) => void;
};

const sum = (rows: readonly CalendarRow[], of: (row: CalendarRow) => number) =>
  rows.reduce((all, row) => all + of(row), 0);

const spokenText = (date: string, rows: readonly CalendarRow[]) =>
  dayText(
    date,
    rows.length,
    sum(rows, ({ taken }) => taken),
    sum(rows, ({ max_guests }) => max_guests),
  );

function withinDay(event: KeyboardEvent, cell: HTMLElement, target: HTMLElement): boolean {
  const date = cell.querySelector("button");
  const entries = [...cell.querySelectorAll<HTMLElement>(`.${classes.opener}`)];
  const focusedIndex = entries.indexOf(
    target.closest("li")?.querySelector<HTMLElement>(`.${classes.opener}`) ?? target,
  );
  if (focusedIndex === -1) return false;
  if (event.key === "Escape") date?.focus();
  else if (event.key === "ArrowDown") (entries[focusedIndex + 1] ?? date)?.focus();
  else if (event.key === "ArrowUp") (entries[focusedIndex - 1] ?? date)?.focus();
  else if (event.key === " " && target.tagName === "BUTTON") target.closest("li")?.querySelector("input")?.click();
  else return false;
  return true;
}

export function DepartureGrid({ at, go, label, today, rows, busy, ticks, open }: Props) {
  const grid = useRef<HTMLTableElement>(null);
  /** Only a key press moves the focus, so that a redraw does not steal it. */
  const wasMovedByKey = useRef(false);
  useEffect(() => {
    if (!wasMovedByKey.current) return;
    wasMovedByKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);
  const rowsByDay = useMemo(() => byDay(rows), [rows]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const cell = event.target.closest<HTMLElement>("td");
    if (!cell) return;
    if (!event.target.matches(`.${classes.date}`)) {
      if (withinDay(event, cell, event.target)) event.preventDefault();
      return;
    }
    const nextDay = dayByKey(at, event.key);
    if (event.key === "Enter" || event.key === " ") cell.querySelector<HTMLElement>(`.${classes.opener}`)?.focus();
    else if (nextDay === undefined) return;
    else {
      wasMovedByKey.current = true;
      go(nextDay);
    }
    event.preventDefault();
  };

  return (
    <table
      ref={grid}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is moved in by arrow keys: screen readers must leave them to the page
      role="grid"
      aria-label={label}
      aria-busy={busy}
      className={classes.grid}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {DESK_CALENDAR.weekdays.map((name, index) => (
            <th key={name} scope="col" abbr={name}>
              {DESK_CALENDAR.weekdaysShort[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksIn(at).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => {
              if (date === null) return <td key={DESK_CALENDAR.weekdays[index]} className={classes.outside} />;
              const dayRows = rowsByDay.get(date) ?? [];
              return (
                <td
                  key={date}
                  aria-current={date === today ? "date" : undefined}
                  className={date < today ? classes.past : undefined}
                >
                  <button
                    type="button"
                    className={classes.date}
                    tabIndex={date === at ? 0 : -1}
                    onFocus={() => {
                      if (date !== at) go(date);
                    }}
                  >
                    <span aria-hidden="true">{Number(date.slice(8))}</span>
                    <span className={classes.spoken}>{spokenText(date, dayRows)}</span>
                  </button>
                  {dayRows.length === 0 ? null : (
                    <ul className="plain">
                      {dayRows.map((row) => (
                        <DepartureEntry
                          key={row.id}
                          row={row}
                          today={today}
                          ticks={ticks}
                          open={open}
                          full={false}
                          tabIndex={-1}
                        />
                      ))}
                    </ul>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
