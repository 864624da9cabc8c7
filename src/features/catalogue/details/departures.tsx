import { Button, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { trustedNow } from "../../../data/net/clock.ts";
import type { OfferedDay } from "../../../domain/catalogue/offered.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { refundSteps } from "../../../domain/terms/refund.ts";
import { cancelWords, CHANGE_RULE, FREE_CHANGE } from "#words/shared/terms.ts";
import { count, day, money, moneyShort, ageText } from "#words/write.ts";
import { useShop } from "../../../shared/ui/shop.tsx";
import { CancelTimeline } from "../../../shared/ui/cancel-timeline.tsx";
import { paths } from "../../../shared/paths.ts";
import { INCLUDING_FEES } from "../messages/cards.ts";
import { changeOrCancel, departureWords } from "../messages/pages.ts";
import { CalendarButton } from "./calendar-button.tsx";
import classes from "./details.module.css";
import type { ChosenDeparture } from "./use-chosen-departure.ts";
import type { Offers } from "./use-offers.ts";

const DATES_SHOWN = 3;

type Props = { item: Tour | TourPackage; offers: Offers | null; choice: ChosenDeparture };

export function Departures({ item, offers, choice }: Props) {
  const [all, setAll] = useState(false);
  const { terms } = useShop();
  if (offers === null) {
    return (
      <section aria-busy="true">
        <Title order={2}>Departures</Title>
        <p className="dim">Loading departure dates…</p>
      </section>
    );
  }
  const { open, known, first, last, onDay, leadsTo, today } = offers;
  return (
    <section>
      <Title order={2}>Departures</Title>
      {open.length === 0 ? (
        <p>
          On request: any day from {day(first)}, for up to {count(item.max_guests, "guest")}.
        </p>
      ) : (
        <ul className={`plain ${classes.dates}`}>
          {open.slice(0, all ? undefined : DATES_SHOWN).map((offered) => (
            <li key={offered.date}>
              <DepartureLink to={leadsTo(offered)} offered={offered} today={today} />
            </li>
          ))}
        </ul>
      )}
      {open.length > DATES_SHOWN && !all && (
        <Button variant="default" mt="sm" onClick={() => setAll(true)}>
          All {count(open.length, "date")}
        </Button>
      )}
      <CalendarButton start={first} first={first} last={last} offeredOn={onDay} to={leadsTo} />
      <p className="dim" role="status">
        {known !== null && !known.fresh && `Seats as of ${ageText(known.availability.as_of, trustedNow())}. `}
        {known === null && "Seats left are shown once you are online. "}
        From {moneyShort(item.price_cents)} per person.
      </p>
      {choice.offered && choice.offered.seats_left !== 0 ? (
        <>
          <h3>{changeOrCancel(choice)}</h3>
          <CancelTimeline
            terms={terms}
            trip={{ paid_cents: choice.price.total_cents, guests: choice.guests, check_in: choice.date }}
            today={today}
          />
        </>
      ) : null}
      {open.length === 1 ? null : <p className="dim">{CHANGE_RULE}</p>}
      <p className="dim">
        Refunds follow our <Link to={paths.cancellationPolicy()}>Cancellation Policy</Link>.
      </p>
    </section>
  );
}

function DepartureLink({ to, offered, today }: { to: string; offered: OfferedDay; today: string }) {
  const { all_in_cents, date, seats_left } = offered;
  const { terms } = useShop();
  const steps = refundSteps(terms, { paid_cents: all_in_cents, guests: 1, check_in: date }, today);
  return (
    <Link to={to} className={classes.departure}>
      <strong>{day(date)}</strong>
      <span>
        {money(all_in_cents)} <small>{INCLUDING_FEES}</small>
      </span>
      {departureWords(offered).map((text) => (
        <small key={text}>{text}</small>
      ))}
      {seats_left === 0 ? null : <small>{(steps[0]?.refund_cents ?? 0) > 0 ? cancelWords(steps) : FREE_CHANGE}</small>}
    </Link>
  );
}
