import { Button } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.layer.css";
import { DatePicker } from "@mantine/dates";
import "@mantine/dates/styles.layer.css";
import { useState } from "react";
import { DATES } from "#texts/desk-catalogue.ts";
import { day } from "#texts/write.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import fieldClasses from "../../shared/fields/fields.module.css";
import classes from "./item-form.module.css";

type Props = { dates: readonly string[]; change: (dates: string[]) => void };

export function DatesField({ dates, change }: Props) {
  const [picked, setPicked] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const today = todayInTashkent(trustedNow());

  const addDate = () => {
    if (picked === null) return setSaid(DATES.none);
    if (picked <= today) return setSaid(DATES.past);
    if (dates.includes(picked)) return setSaid(DATES.known);
    setSaid(DATES.added);
    return change([...dates, picked].toSorted());
  };

  return (
    <fieldset className={`surface stack tight ${fieldClasses.list}`}>
      <legend>{DATES.title}</legend>
      <div className="row">
        <div className={classes.calendar}>
          <DatePicker
            value={picked}
            onChange={setPicked}
            minDate={today}
            weekendDays={[]}
            aria-label={DATES.pick}
            ariaLabels={DATES.calendar}
          />
          <Button variant="light" size="compact-md" mt="xs" onClick={addDate}>
            {DATES.add}
          </Button>
          <p role="status" className="dim">
            {said}
          </p>
        </div>
        {dates.length === 0 ? (
          <p className="dim">{DATES.onRequest}</p>
        ) : (
          <ul className={`plain row ${classes.chips}`}>
            {dates.map((date) => (
              <li key={date} data-past={date <= today || undefined}>
                {day(date)}
                {date <= today ? DATES.over : ""}
                <button
                  type="button"
                  aria-label={DATES.remove({ date })}
                  onClick={() => change(dates.filter((other) => other !== date))}
                >
                  ✕
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  );
}
