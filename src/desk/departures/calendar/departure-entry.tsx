import { ENTRY } from "#texts/desk-catalogue.ts";
import { bookableUntil, departureStateOf, isBelow } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { belowMinimumText, closesText } from "../../../text/desk-departures.ts";
import { statusWords } from "../../../text/desk.ts";
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

function notesOf({ waiting, price_cents }: CalendarRow): string[] {
  return [
    ...(waiting.people > 0 ? [ENTRY.waiting({ people: waiting.people })] : []),
    ...(price_cents === null ? [] : [ENTRY.price({ cents: price_cents })]),
  ];
}

/** An empty departure needs no guide yet. */
const isGuideMissing = ({ guide_id, state, taken }: CalendarRow) =>
  guide_id === null && state !== "cancelled" && taken > 0;

function factsOf(row: CalendarRow, today: string): string[] {
  const { min_guests, guide_name } = row;
  const state = departureStateOf(row, today);
  const until = state === "booking_ended" ? null : bookableUntil(row);
  return [
    statusWords(state),
    ...(isBelow(row) ? [belowMinimumText(row)] : min_guests === null ? [] : [ENTRY.reached]),
    guide_name ?? ENTRY.noGuide,
    ...(until === null ? [] : [closesText(until, today)]),
    ...notesOf(row),
  ];
}

type ColumnsProps = { row: CalendarRow; today: string };

function Columns({ row, today }: ColumnsProps) {
  const { guide_name, start_date } = row;
  const state = departureStateOf(row, today);
  const until = bookableUntil(row);
  const isClosedEarly = state === "guaranteed" && until !== null && until < today && start_date > today;
  const notes = [...(isClosedEarly ? [closesText(until, today)] : []), ...notesOf(row)];
  return (
    <>
      <span className={classes.guide} data-missing={isGuideMissing(row) || undefined}>
        <span className={classes.spoken}>, </span>
        {guide_name ?? ENTRY.noGuide}
      </span>
      <span className={classes.state}>
        <span className={classes.spoken}>, </span>
        <span data-state={state}>{statusWords(state)}</span>
        {isBelow(row) ? (
          <>
            <span className={classes.spoken}>, </span>
            <b>{belowMinimumText(row)}</b>
          </>
        ) : null}
      </span>
      {notes.length === 0 ? null : (
        <span className={classes.facts}>
          <span className={classes.spoken}>, </span>
          {notes.join(" · ")}
        </span>
      )}
    </>
  );
}

function lookOf({ state, private: alone }: CalendarRow) {
  if (state === "cancelled") return classes.cancelled;
  if (alone) return classes.alone;
  return state === "guaranteed" ? classes.guaranteed : state === "closed" ? classes.closed : "";
}

export function DepartureEntry({ row, today, ticks, open, full, tabIndex }: Props) {
  const facts = factsOf(row, today);
  const below = isBelow(row);
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
          {full ? <progress value={row.taken} max={row.max_guests} /> : null}
        </span>
        <span className={classes.title}>{row.title}</span>
        <span className={classes.spoken}>, {ENTRY.spokenFill(row)}</span>
        {full ? (
          <Columns row={row} today={today} />
        ) : (
          <>
            {below ? (
              <span className={classes.marks} aria-hidden="true">
                ▼
              </span>
            ) : null}
            {isGuideMissing(row) ? (
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
