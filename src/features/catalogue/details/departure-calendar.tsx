import { Button } from "@mantine/core";
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { CALENDAR } from "#texts/catalogue.ts";
import { PRICE_TEXTS } from "#texts/home.ts";
import { day, money, month, moneyShort } from "#texts/write.ts";
import { dayByKey, weeksOf, addMonths, monthOf } from "../../../domain/month-grid.ts";
import type { RefundableDay } from "../../../domain/terms/refundable-days.ts";
import { departureFacts } from "./departure-facts.ts";
import classes from "./details.module.css";

type Props = {
  start: string;
  first: string;
  last: string;
  offeredOn: (day: string) => RefundableDay | undefined;
  to: (offered: RefundableDay) => string;
};

const wordsOf = (offered: RefundableDay): string =>
  [`${money(offered.all_in_cents)} ${PRICE_TEXTS.includingFees}`, ...departureFacts(offered)].join(", ");

type CellProps = {
  date: string;
  offered: RefundableDay | undefined;
  to: string;
  current: boolean;
  take: (date: string) => void;
};

const Cell = memo(function Cell({ date, offered, to, current, take }: CellProps) {
  const number = Number(date.slice(8));
  const focus = { tabIndex: current ? 0 : -1, onFocus: () => take(date) };
  const spokenText = (
    <span className={classes.spoken}>
      {day(date)}, {offered ? wordsOf(offered) : CALENDAR.none}
    </span>
  );
  if (offered === undefined) {
    return (
      <td {...focus}>
        <span className={classes.date} aria-hidden="true">
          {number}
        </span>
        {spokenText}
      </td>
    );
  }
  return (
    <td>
      <Link to={to} className={classes.date} data-refundable={offered.refundable} {...focus}>
        <span aria-hidden="true">{number}</span>
        <small className={classes.cost} aria-hidden="true">
          {moneyShort(offered.all_in_cents)}
        </small>
        {offered.seats_left === null ? null : (
          <small aria-hidden="true">
            {offered.seats_left === 0 ? CALENDAR.full : CALENDAR.left({ seats: offered.seats_left })}
          </small>
        )}
        {spokenText}
      </Link>
    </td>
  );
});

export function DepartureCalendar({ start, first, last, offeredOn, to }: Props) {
  const [at, setAt] = useState(start);
  const grid = useRef<HTMLTableElement>(null);
  /** Paging must not steal the focus from its button. */
  const wasMovedByKey = useRef(false);
  useEffect(() => {
    if (!wasMovedByKey.current) return;
    wasMovedByKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);

  const shownMonth = monthOf(at);
  const weeks = useMemo(
    () =>
      weeksOf(shownMonth).map((week) =>
        week.map((date) => (date === null ? null : { date, offered: offeredOn(date) })),
      ),
    [shownMonth, offeredOn],
  );
  const dayWithin = (wanted: string) => (wanted < first ? first : wanted > last ? last : wanted);
  const turnMonths = (months: number) => setAt(dayWithin(dayByKey(at, months < 0 ? "PageUp" : "PageDown") ?? at));
  const onKeyDown = (event: KeyboardEvent) => {
    const nextDay = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayByKey(at, event.key);
    if (nextDay === undefined) return;
    event.preventDefault();
    wasMovedByKey.current = true;
    setAt(dayWithin(nextDay));
  };
  const chosenOffer = offeredOn(at);
  return (
    <div className={classes.calendar}>
      <div className={`row ${classes.month}`}>
        <Button
          variant="default"
          size="sm"
          aria-label={CALENDAR.before}
          disabled={shownMonth <= monthOf(first)}
          onClick={() => turnMonths(-1)}
        >
          ←
        </Button>
        <strong aria-live="polite">{month(shownMonth)}</strong>
        <Button
          variant="default"
          size="sm"
          aria-label={CALENDAR.after}
          disabled={addMonths(shownMonth, 1) > monthOf(last)}
          onClick={() => turnMonths(1)}
        >
          →
        </Button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is moved in by arrow keys: screen readers must leave them to the page */}
      <table ref={grid} role="grid" aria-label={CALENDAR.label({ month: month(shownMonth) })} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {CALENDAR.weekdays.map(([short, long]) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)?.date}>
              {week.map((of, index) =>
                of === null ? (
                  <td key={CALENDAR.weekdays[index]?.[1]} />
                ) : (
                  <Cell
                    key={of.date}
                    {...of}
                    to={of.offered ? to(of.offered) : ""}
                    current={of.date === at}
                    take={setAt}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {weeks.flat().some((of) => of?.offered?.refundable === false) ? <p className="dim">{CALENDAR.noRefund}</p> : null}
      <p className={classes.chosen}>
        {day(at)}: {chosenOffer ? wordsOf(chosenOffer) : CALENDAR.none}
      </p>
    </div>
  );
}
