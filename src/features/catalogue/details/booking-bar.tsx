import { Button } from "@mantine/core";
import { useState } from "react";
import { BOOKING_BAR, DEPARTURE_CHOICE } from "#texts/catalogue.ts";
import { freeChangeText } from "#texts/terms.ts";
import type { Terms } from "../../../domain/terms/cancellation-policy.ts";
import { refundSteps } from "../../../domain/terms/refund.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { useShop } from "../../../shared/ui/shop.tsx";
import { asSentences } from "../../../text/shared.ts";
import { cancelWords } from "../../../text/terms-pages.ts";
import { AllIn } from "./all-in.tsx";
import { ChooseDeparture } from "./choose-departure.tsx";
import type { ChosenDeparture } from "./use-chosen-departure.ts";
import type { Offers } from "./use-offers.ts";
import classes from "./booking-bar.module.css";

type Props = { offers: Offers | null; choice: ChosenDeparture };

function nextDepartureText({ open, next, first }: Offers): string {
  if (next) return BOOKING_BAR.next({ date: next.date });
  return open.length > 0 ? BOOKING_BAR.allFull : BOOKING_BAR.anyDayFrom({ date: first });
}

const isFull = ({ offered }: ChosenDeparture): boolean => offered?.seats_left === 0;

export function BookingBar({ kind, offers, choice }: Props & { kind: "tour" | "package" }) {
  const [choosing, setChoosing] = useState(false);
  const { date, guests, offered, price, to } = choice;
  const label = kind === "tour" ? BOOKING_BAR.bookTour : BOOKING_BAR.bookPackage;
  return (
    <aside className={classes.bar} data-bottom-bar="" aria-label={label}>
      <div className={classes.words}>
        <AllIn price={price} isExact={offered !== undefined} />
        <button type="button" className={classes.next} disabled={offers === null} onClick={() => setChoosing(true)}>
          {offers === null
            ? " "
            : offered && !isFull(choice)
              ? BOOKING_BAR.chosen({ date, guests })
              : nextDepartureText(offers)}
        </button>
      </div>
      <ButtonLink to={to} size="md" className={classes.book}>
        {isFull(choice) ? DEPARTURE_CHOICE.waitingList : DEPARTURE_CHOICE.book}
      </ButtonLink>
      {choosing ? (
        <Dialog title={DEPARTURE_CHOICE.title} onClose={() => setChoosing(false)} look={classes.sheet}>
          <ChooseDeparture offers={offers} choice={choice} />
          <AllIn price={price} isExact={offered !== undefined} />
          <Button fullWidth mt="md" onClick={() => setChoosing(false)}>
            {DEPARTURE_CHOICE.done}
          </Button>
        </Dialog>
      ) : null}
    </aside>
  );
}

const NOTHING_YET = "\u00a0";

function refundText({ date, price, offered }: ChosenDeparture, terms: Terms, offers: Offers): string {
  const { firstRefundable, today } = offers;
  if (offered === undefined && firstRefundable) return DEPARTURE_CHOICE.firstRefundable({ date: firstRefundable });
  if (offered === undefined || offered.seats_left === 0) return NOTHING_YET;
  const paid = { paid_cents: price.total_cents, guests: price.guests, check_in: date };
  return asSentences(freeChangeText({ checkIn: date }), cancelWords(refundSteps(terms, paid, today), true));
}

export function BookingCard({ offers, choice, label }: Props & { label: string }) {
  const { terms } = useShop();
  return (
    <>
      <ChooseDeparture offers={offers} choice={choice} />
      <ButtonLink to={choice.to} size="lg" fullWidth>
        {isFull(choice) ? DEPARTURE_CHOICE.join : label}
      </ButtonLink>
      <p className={`dim ${classes.terms}`}>{offers === null ? NOTHING_YET : refundText(choice, terms, offers)}</p>
    </>
  );
}
