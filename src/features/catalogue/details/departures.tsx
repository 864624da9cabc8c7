import { Button, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { DEPARTURE_LIST } from "#texts/catalogue.ts";
import { PRICE_TEXTS } from "#texts/home.ts";
import { CHANGE_RULE, FREE_CHANGE } from "#texts/terms.ts";
import { day, money, ageText } from "#texts/write.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { refundSteps } from "../../../domain/terms/refund.ts";
import { firstRefundable, type RefundableDay } from "../../../domain/terms/refundable-days.ts";
import { paths } from "../../../shared/paths.ts";
import { CancelTimeline } from "../../../shared/ui/cancel-timeline.tsx";
import { linkTo, Sentence } from "../../../shared/ui/sentence.tsx";
import { useShop } from "../../../shared/ui/shop.tsx";
import { cancelWords } from "../../../text/terms-pages.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { departureFacts } from "./departure-facts.ts";
import type { ChosenDeparture } from "./use-chosen-departure.ts";
import type { Offers } from "./use-offers.ts";
import classes from "./details.module.css";

const DATES_SHOWN = 3;

type Props = { item: Tour | TourPackage; offers: Offers | null; choice: ChosenDeparture };

export function Departures({ item, offers, choice }: Props) {
  const [all, setAll] = useState(false);
  const { terms } = useShop();
  if (offers === null) {
    return (
      <section aria-busy="true">
        <Title order={2}>{DEPARTURE_LIST.title}</Title>
        <p className="dim">{DEPARTURE_LIST.loading}</p>
      </section>
    );
  }
  const { open, known, first, last, onDay, leadsTo, today } = offers;
  const refundable = firstRefundable(open);
  const shownDepartures = open.filter((offered, place) => all || place < DATES_SHOWN || offered === refundable);
  return (
    <section>
      <Title order={2}>{DEPARTURE_LIST.title}</Title>
      {open.length === 0 ? (
        <p>{DEPARTURE_LIST.onRequest({ first, guests: item.max_guests })}</p>
      ) : (
        <ul className={`plain ${classes.dates}`}>
          {shownDepartures.map((offered) => (
            <li key={offered.date}>
              <DepartureLink to={leadsTo(offered)} offered={offered} today={today} />
            </li>
          ))}
        </ul>
      )}
      {shownDepartures.length < open.length && (
        <Button variant="default" mt="sm" me="xs" onClick={() => setAll(true)}>
          {DEPARTURE_LIST.all({ number: open.length })}
        </Button>
      )}
      <CalendarButton start={first} first={first} last={last} offeredOn={onDay} to={leadsTo} />
      <p className={`dim ${classes.seats}`} role="status">
        {known !== null &&
          !known.fresh &&
          DEPARTURE_LIST.seatsAsOf({ age: ageText(known.availability.as_of, trustedNow()) })}
        {known === null && DEPARTURE_LIST.seatsOnline}
      </p>
      {choice.offered && choice.offered.seats_left !== 0 ? (
        <>
          <h3>{DEPARTURE_LIST.changeOrCancel({ date: choice.date, guests: choice.guests })}</h3>
          <CancelTimeline
            terms={terms}
            trip={{ paid_cents: choice.price.total_cents, guests: choice.guests, check_in: choice.date }}
            today={today}
          />
        </>
      ) : null}
      {open.length === 1 ? null : <p className="dim">{CHANGE_RULE}</p>}
      <p className="dim">
        <Sentence of={DEPARTURE_LIST.refundsFollow} links={{ policy: linkTo(paths.cancellationPolicy()) }} />
      </p>
    </section>
  );
}

function DepartureLink({ to, offered, today }: { to: string; offered: RefundableDay; today: string }) {
  const { all_in_cents, date, seats_left, refundable } = offered;
  const { terms } = useShop();
  const steps = refundSteps(terms, { paid_cents: all_in_cents, guests: 1, check_in: date }, today);
  return (
    <Link to={to} className={classes.departure}>
      <strong>{day(date)}</strong>
      <span>
        {money(all_in_cents)} <small>{PRICE_TEXTS.includingFees}</small>
      </span>
      {departureFacts(offered).map((text) => (
        <small key={text}>{text}</small>
      ))}
      {seats_left === 0 ? null : <small>{refundable ? cancelWords(steps) : FREE_CHANGE}</small>}
    </Link>
  );
}
