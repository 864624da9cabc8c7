import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import * as terms from "#texts/terms.ts";
import { REFUSED_BOOKING } from "#texts/trips.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { optionsOrNone } from "../../../text/terms.ts";
import { insteadText, sendAgainText } from "../texts/refusal-text.ts";
import { OtherTripsList } from "./other-trips-list.tsx";
import type { RefusedRequest } from "./use-refused-request.ts";
import classes from "../trips.module.css";

const choice = ({ busy }: RefusedRequest, label: string, choose: () => void): ReactNode => (
  <Button key={label} loading={busy} onClick={choose}>
    {label}
  </Button>
);

export const REFUSAL_OFFERS = {
  newPrice: (of: RefusedRequest) => {
    const cents = of.refusal.quote?.total_cents;
    return cents !== undefined && choice(of, REFUSED_BOOKING.bookFor({ cents }), () => of.acceptTotal(cents));
  },
  fewerOptions: (of: RefusedRequest) => {
    const { quote } = of.refusal;
    if (!quote) return null;
    const { total_cents: cents, options = [] } = quote;
    return choice(of, REFUSED_BOOKING.bookWith({ options: optionsOrNone(terms, options), cents }), () =>
      of.send({ total_price_cents: cents, options }),
    );
  },
  answers: (of: RefusedRequest) => choice(of, REFUSED_BOOKING.answer, of.answerAgain),
  withoutCode: (of: RefusedRequest) => {
    const cents = of.refusal.quote?.total_cents;
    if (cents === undefined) return null;
    return choice(of, REFUSED_BOOKING.bookWithoutCode({ cents }), () =>
      of.send({ total_price_cents: cents, options: of.optionsFor(), code: null }),
    );
  },
  fewerGuests: (of: RefusedRequest) => {
    const { mostGuests: guests, request, totalFor, sendChanged } = of;
    if (guests <= 0 || guests >= request.guests) return null;
    return choice(of, REFUSED_BOOKING.bookFewer({ guests, cents: totalFor(guests) }), () => sendChanged({ guests }));
  },
  days: ({ days, request, busy, itemPriceCents, sendChanged, totalFor }: RefusedRequest) =>
    days.length > 0 && (
      <div>
        <Text fw={600} mb="xs">
          {REFUSED_BOOKING.nearest({ guests: request.guests })}
        </Text>
        <ul className="plain stack tight">
          {days.map(({ date, seats_left, price_cents }) => (
            <li key={date}>
              <Button
                variant="light"
                fullWidth
                loading={busy}
                className={classes.option}
                onClick={() => sendChanged({ check_in: date }, price_cents ?? itemPriceCents)}
              >
                <span>
                  {REFUSED_BOOKING.otherDay({ date, cents: totalFor(request.guests, price_cents ?? itemPriceCents) })}{" "}
                  <small>{REFUSED_BOOKING.seatsLeft({ seats: seats_left })}</small>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    ),
  requestDays: (of: RefusedRequest) =>
    of.requestDays.map((date) =>
      choice(of, insteadText(date, of.newTotal(of.itemPriceCents)), () =>
        of.sendChanged({ check_in: date }, of.itemPriceCents),
      ),
    ),
  waitingList: ({ request: { tour_id, package_id, check_in } }: RefusedRequest) => (
    <ButtonLink
      variant="light"
      className={classes.option}
      to={paths.waitingListOn(tour_id === null ? "package" : "tour", tour_id ?? package_id ?? "", check_in)}
    >
      {REFUSED_BOOKING.waitingList({ date: check_in })}
    </ButtonLink>
  ),
  otherTrips: (of: RefusedRequest) =>
    of.days.length === 0 &&
    of.requestDays.length === 0 && <OtherTripsList {...of} choose={({ id }) => of.edit({ type: "tour", id })} />,
  sendAgain: (of: RefusedRequest) => {
    const label = sendAgainText(of.refusal.code, of.newTotal());
    return label !== undefined && choice(of, label, () => of.sendChanged({}));
  },
};
