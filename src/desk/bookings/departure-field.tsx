import { Button } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { MANUAL, SEATS } from "#texts/desk.ts";
import type { DepartureRow, ItemDepartures } from "../../domain/desk/departures/departure-schema.ts";
import { DayInput } from "../../shared/form/day-input.tsx";
import { useTodayInTashkent } from "../../shared/use-now.ts";
import { dayButton } from "../../text/desk-bookings.ts";

const MOST_DAYS = 6;

type Props = {
  departures: ItemDepartures | undefined;
  day: string;
  error: string | undefined;
  choose: (day: string) => void;
};

export function DepartureField({ departures, day, error, choose }: Props) {
  const today = useTodayInTashkent();
  const [all, setAll] = useState(false);
  const rows = departures?.rows ?? [];
  const leftOn = ({ places, taken }: DepartureRow) => Math.max(0, (places ?? departures?.max_guests ?? 0) - taken);
  const chosen = rows.find(({ start_date }) => start_date === day);
  const seats = () => {
    if (!departures) return MANUAL.tripFirst;
    if (chosen) return SEATS.left({ seats: leftOn(chosen) });
    if (day === "") return undefined;
    return rows.length > 0 ? SEATS.notPublished : SEATS.inAll({ seats: departures.max_guests });
  };
  return (
    <div className="stack tight">
      {rows.length > 0 ? (
        <div role="group" aria-label={MANUAL.departures} className="row tight">
          {rows.slice(0, all ? undefined : MOST_DAYS).map((row) => (
            <Button
              key={row.id}
              variant={row.start_date === day ? "light" : "default"}
              aria-pressed={row.start_date === day}
              disabled={leftOn(row) === 0}
              onClick={() => choose(row.start_date)}
            >
              {dayButton(row.start_date, leftOn(row))}
            </Button>
          ))}
          {rows.length > MOST_DAYS && !all ? (
            <Button variant="subtle" onClick={() => setAll(true)}>
              {MANUAL.moreDays({ days: rows.length - MOST_DAYS })}
            </Button>
          ) : null}
        </div>
      ) : null}
      <DayInput
        label={MANUAL.day}
        required
        min={today}
        name="check_in"
        description={seats()}
        value={day}
        error={error}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
    </div>
  );
}
