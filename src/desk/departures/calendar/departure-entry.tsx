import { bookableUntil, isBelow } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { ENTRY } from "#words/desk/calendar.ts";
import type { Ticks } from "../../shared/table/use-ticks.ts";
import classes from "./calendar.module.css";

type Props = {
  row: CalendarRow;
  today: string;
  ticks: Ticks<CalendarRow>;
  open: (row: CalendarRow) => void;
  full: boolean;
  tabIndex?: number;
};

function factsOf(row: CalendarRow, today: string): string[] {
  const { min_guests, guide_name, waiting, price_cents } = row;
  const until = bookableUntil(row);
  return [
    ENTRY.state(row),
    ...(isBelow(row) ? [ENTRY.below(row)] : min_guests === null ? [] : [ENTRY.reached]),
    guide_name ?? ENTRY.noGuide,
    ...(until === null ? [] : [ENTRY.closes(until, today)]),
    ...(waiting.people > 0 ? [ENTRY.waiting(waiting.people)] : []),
    ...(price_cents === null ? [] : [ENTRY.price(price_cents)]),
  ];
}

function lookOf({ state, private: alone }: CalendarRow) {
  if (state === "cancelled") return classes.cancelled;
  if (alone) return classes.alone;
  return state === "guaranteed" ? classes.guaranteed : state === "closed" ? classes.closed : "";
}

export function DepartureEntry({ row, today, ticks, open, full, tabIndex }: Props) {
  const facts = factsOf(row, today);
  const below = isBelow(row);
  const unguided = row.guide_id === null && row.state !== "cancelled";
  return (
    <li className={`${classes.entry} ${lookOf(row) ?? ""}`} data-ticked={ticks.has(row.id) || undefined}>
      <label className={classes.tick}>
        <input
          type="checkbox"
          aria-label={ENTRY.tick(row)}
          checked={ticks.has(row.id)}
          tabIndex={tabIndex}
          onChange={(event) => {
            const { nativeEvent } = event;
            ticks.toggle(
              row,
              nativeEvent instanceof PointerEvent || nativeEvent instanceof MouseEvent ? nativeEvent.shiftKey : false,
            );
          }}
        />
      </label>
      <button
        type="button"
        className={classes.opener}
        tabIndex={tabIndex}
        onClick={() => open(row)}
        title={facts.join(", ")}
      >
        <span className={classes.fill} aria-hidden="true">
          {ENTRY.fill(row)}
        </span>
        <span className={classes.title}>{row.title}</span>
        <span className={classes.spoken}>, {ENTRY.spokenFill(row)}</span>
        {full ? (
          <span className={classes.facts}>{facts.join(" · ")}</span>
        ) : (
          <>
            {below ? (
              <span className={classes.marks} aria-hidden="true">
                ▼
              </span>
            ) : null}
            {unguided ? (
              <span className={classes.unguided} aria-hidden="true">
                {ENTRY.noGuide}
              </span>
            ) : null}
            <span className={classes.spoken}>, {facts.join(", ")}</span>
          </>
        )}
      </button>
    </li>
  );
}
