import { Text, Title } from "@mantine/core";
import { PAID_TRIP, PAYMENT_AMOUNT } from "#texts/payment.ts";
import { days, money } from "#texts/write.ts";
import { imageUrl } from "../../data/net/addresses.ts";
import type { PaymentFacts } from "../../data/remote/traveler/verbs.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { Picture } from "../../shared/ui/picture.tsx";
import classes from "./payment.module.css";

type Props = { trip: LocalBooking | undefined; payment?: PaymentFacts | undefined; withAmount?: boolean };

export function TripHead({ trip, payment, withAmount = false }: Props) {
  const view = trip?.view;
  const summary = view ?? payment;
  const startDay = summary?.check_in ?? trip?.request?.check_in;
  const guests = summary?.guests ?? trip?.request?.guests;
  if (startDay === undefined || guests === undefined) return null;
  return (
    <section className={classes.trip} aria-labelledby="trip">
      {trip ? (
        <div className="screen-only">
          <Picture src={imageUrl(trip.image_url)} alt="" sizes="(width < 36em) 6rem, 12rem" first />
        </div>
      ) : null}
      <div>
        <Title order={2} size="h3" id="trip">
          {summary?.title ?? trip?.title}
        </Title>
        <Text mt={4}>
          {days(startDay, view?.ends_on ?? startDay)} · {PAID_TRIP.guests({ guests })}
        </Text>
        {view ? (
          <Text mt={4}>
            {PAID_TRIP.reference} <strong className={classes.reference}>{view.reference}</strong>
          </Text>
        ) : null}
        {withAmount && payment ? (
          <Text mt={4}>
            {PAYMENT_AMOUNT} <strong>{money(payment.amount_cents)}</strong>
          </Text>
        ) : null}
      </div>
    </section>
  );
}
