import { Button } from "@mantine/core";
import { useState } from "react";
import { REFUNDS } from "#texts/terms.ts";
import { CHANGE_DATE, REFUSED_BOOKING } from "#texts/trips.ts";
import { day } from "#texts/write.ts";
import { lostCents } from "../../../domain/booking/move/move-outlook.ts";
import { differenceWords } from "../../../text/payment-pages.ts";
import type { DayChoice } from "./use-day-choices.ts";
import classes from "../trips.module.css";

const SHOWN_AT_FIRST = 8;

type Props = {
  days: readonly DayChoice[];
  guests: number;
  chosen: string | null;
  disabled: boolean;
  choose: (date: string) => void;
};

const seatsText = ({ seats_left }: DayChoice) =>
  seats_left === null ? "" : REFUSED_BOOKING.seatsLeft({ seats: seats_left });

function differenceText({ difference_cents, back_cents }: DayChoice["outlook"]): string {
  const difference = differenceWords(difference_cents);
  return back_cents > 0 ? CHANGE_DATE.refundedDifference({ difference }) : difference;
}

const losesRefund = (outlook: DayChoice["outlook"]) => outlook.cancel_after_cents === 0 && lostCents(outlook) > 0;

export function MoveDays({ days, guests, chosen, disabled, choose }: Props) {
  const [all, setAll] = useState(false);
  const laterDayCount = days.length - SHOWN_AT_FIRST;
  return (
    <fieldset className={classes.days} disabled={disabled}>
      <legend>{CHANGE_DATE.withRoom({ guests })}</legend>
      {days.slice(0, all ? undefined : SHOWN_AT_FIRST).map((choice) => (
        <label key={choice.date} className={classes.day}>
          <input type="radio" name="to_date" checked={choice.date === chosen} onChange={() => choose(choice.date)} />
          <span className={classes.cost}>
            <strong>{day(choice.date)}</strong>
            <span>{differenceText(choice.outlook)}</span>
          </span>
          <small>
            {[
              seatsText(choice),
              choice.guaranteed ? CHANGE_DATE.guaranteed : "",
              losesRefund(choice.outlook) ? REFUNDS.none : "",
            ]
              .filter(Boolean)
              .join(" · ")}
          </small>
        </label>
      ))}
      {laterDayCount > 0 && !all ? (
        <Button variant="subtle" className="flush" onClick={() => setAll(true)}>
          {CHANGE_DATE.more({ later: laterDayCount })}
        </Button>
      ) : null}
    </fieldset>
  );
}
