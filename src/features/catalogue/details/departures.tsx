import { Title } from "@mantine/core";
import { count, day, moneyShort } from "../../../domain/words.ts";
import { firstRequestDate } from "../../../domain/catalogue/travel-dates.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { seatsLeftText } from "../messages.ts";
import { ageText } from "../../../shared/age-text.ts";
import { useToday } from "../shared/use-catalogue.ts";
import classes from "./details.module.css";
import { useHeard } from "../../../shared/use-heard.ts";
import { knownAvailability } from "../../../data/sync/catalogue/availability.ts";

type DeparturesProps = {
  kind: "tour" | "package";
  id: string;
  /** As the mirror knows them, for when the server has never been asked about seats. */
  dates: readonly string[];
  maxGuests: number;
  priceCents: number;
};

const DATES_SHOWN = 12;

/** Seats are a promise of a moment: they always carry the instant they were heard, unless it is now. */
export function Departures({ kind, id, dates, maxGuests, priceCents }: DeparturesProps) {
  const today = useToday();
  const known = useHeard(knownAvailability, kind, id);
  if (today === null) {
    return (
      <section aria-busy="true">
        <Title order={2}>Departures</Title>
        <p className="dim">Departure dates are being looked up.</p>
      </section>
    );
  }
  const seats = new Map(known?.availability.dates.map((departure) => [departure.date, departure.seats_left]));
  const offered = known === null || known.availability.on_request ? dates : [...seats.keys()];
  const open = offered.filter((date) => date > today);
  return (
    <section>
      <Title order={2}>Departures</Title>
      {open.length === 0 ? (
        <p>
          On request: any day from {day(firstRequestDate(today))}, for up to {count(maxGuests, "guest")}.
        </p>
      ) : (
        <ul className={`plain ${classes.dates}`}>
          {open.slice(0, DATES_SHOWN).map((date) => (
            <li key={date}>
              {day(date)}
              <small>
                {known === null ? `Up to ${count(maxGuests, "guest")}` : seatsLeftText(seats.get(date) ?? maxGuests)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {open.length > DATES_SHOWN && <p className="dim">and {open.length - DATES_SHOWN} later dates</p>}
      <p className="dim" role="status">
        {known !== null && !known.fresh && `Seats as of ${ageText(known.availability.as_of, trustedNow())}. `}
        {known === null && "Seats left are shown when there is a connection. "}
        From {moneyShort(priceCents)} per person.
      </p>
    </section>
  );
}
