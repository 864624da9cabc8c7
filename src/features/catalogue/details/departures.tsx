import { Button, Title } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { useState } from "react";
import { Link } from "react-router-dom";
import { knownDepartures } from "../../../data/local/catalogue/departures.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { knownAvailability } from "../../../data/sync/catalogue/availability.ts";
import { type Offered, offeredOn } from "../../../domain/catalogue/offered.ts";
import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { firstRequestDate, lastRequestDate } from "../../../domain/catalogue/travel-dates.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { count, day, money, moneyShort } from "../../../domain/words.ts";
import { ageText } from "../../../shared/age-text.ts";
import { paths } from "../../../shared/paths.ts";
import { useHeard } from "../../../shared/use-heard.ts";
import { departureWords, INCLUDING_ALL } from "../messages.ts";
import { useToday } from "../shared/use-catalogue.ts";
import { CalendarButton } from "./calendar-button.tsx";
import classes from "./details.module.css";

type DeparturesProps = {
  kind: "tour" | "package";
  item: Tour | TourPackage;
  /** As the mirror knows them, for when the server has never been asked about seats. */
  datesFrom: (today: string, rows: readonly Departure[]) => readonly string[];
};

const DATES_SHOWN = 12;
const NONE_KNOWN: readonly Departure[] = [];

/** Seats are a promise of a moment: they always carry the instant they were heard, unless it is now. */
export function Departures({ kind, item, datesFrom }: DeparturesProps) {
  const today = useToday();
  const known = useHeard(knownAvailability, kind, item.id);
  const ids = "tour_ids" in item ? [item.id, ...item.tour_ids] : [item.id];
  const rows = useLiveQuery(() => knownDepartures(ids), [ids.join()]) ?? NONE_KNOWN;
  const [all, setAll] = useState(false);
  if (today === null) {
    return (
      <section aria-busy="true">
        <Title order={2}>Departures</Title>
        <p className="dim">Departure dates are being looked up.</p>
      </section>
    );
  }
  const heard = known === null || known.availability.on_request ? undefined : known.availability.dates;
  const dates = heard?.map(({ date }) => date).filter((date) => date > today) ?? datesFrom(today, rows);
  const open = offeredOn(dates, item, rows, heard);
  const firstDay = open[0]?.date ?? firstRequestDate(today);
  const lastDay = open.at(-1)?.date ?? lastRequestDate(today);
  /** On request any day is offered but those that were closed. */
  const onDay = (date: string) => {
    if (open.length > 0) return open.find((offered) => offered.date === date);
    const closed = rows.some((row) => row.item_id === item.id && row.start_date === date && row.state === "closed");
    return closed || date < firstDay || date > lastDay ? undefined : offeredOn([date], item, rows, undefined)[0];
  };
  return (
    <section>
      <Title order={2}>Departures</Title>
      {open.length === 0 ? (
        <p>
          On request: any day from {day(firstRequestDate(today))}, for up to {count(item.max_guests, "guest")}.
        </p>
      ) : (
        <ul className={`plain ${classes.dates}`}>
          {open.slice(0, all ? undefined : DATES_SHOWN).map((offered) => (
            <li key={offered.date}>
              <DepartureLink to={paths.bookingOn(kind, item.id, offered.date)} offered={offered} />
            </li>
          ))}
        </ul>
      )}
      {open.length > DATES_SHOWN && !all && (
        <Button variant="default" mt="sm" onClick={() => setAll(true)}>
          Show {count(open.length - DATES_SHOWN, "later date")}
        </Button>
      )}
      <CalendarButton
        start={firstDay}
        first={firstDay}
        last={lastDay}
        offeredOn={onDay}
        to={(date) => paths.bookingOn(kind, item.id, date)}
      />
      <p className="dim" role="status">
        {known !== null && !known.fresh && `Seats as of ${ageText(known.availability.as_of, trustedNow())}. `}
        {known === null && "Seats left are shown when there is a connection. "}
        From {moneyShort(item.price_cents)} per person.
      </p>
    </section>
  );
}

/** A day, what it costs and how it stands; a tap opens the form with it. What is full leads nowhere. */
function DepartureLink({ to, offered }: { to: string; offered: Offered }) {
  const words = (
    <>
      <strong>{day(offered.date)}</strong>
      <span>
        {money(offered.all_in_cents)} <small>{INCLUDING_ALL}</small>
      </span>
      {departureWords(offered).map((text) => (
        <small key={text}>{text}</small>
      ))}
    </>
  );
  return offered.seats_left === 0 ? (
    <div className={classes.departure}>{words}</div>
  ) : (
    <Link to={to} className={classes.departure}>
      {words}
    </Link>
  );
}
