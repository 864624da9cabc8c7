import { Text, Title } from "@mantine/core";
import { imageUrl } from "../../data/net/addresses.ts";
import type { PaymentFacts } from "../../data/remote/traveler.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { count, day } from "#words/write.ts";
import { Picture } from "../../shared/ui/picture.tsx";
import classes from "./payment.module.css";

type Props = { trip: LocalBooking | undefined; payment?: PaymentFacts | undefined };

export function TripHead({ trip, payment }: Props) {
  const view = trip?.view;
  const known = view ?? payment;
  const starts = known?.check_in ?? trip?.request?.check_in;
  const guests = known?.guests ?? trip?.request?.guests;
  if (starts === undefined || guests === undefined) return null;
  const ends = view && view.ends_on !== starts ? ` to ${day(view.ends_on)}` : "";
  return (
    <section className={classes.trip} aria-labelledby="trip">
      {trip ? (
        <div className="screen-only">
          <Picture src={imageUrl(trip.image_url)} alt="" sizes="(width < 36em) 100vw, 12rem" first />
        </div>
      ) : null}
      <div>
        <Title order={2} size="h3" id="trip">
          {known?.title ?? trip?.title}
        </Title>
        <Text mt={4}>
          {day(starts)}
          {ends} · {count(guests, "guest")}
        </Text>
        {view ? (
          <Text mt={4}>
            Reference <strong className={classes.reference}>{view.reference}</strong>
          </Text>
        ) : null}
      </div>
    </section>
  );
}
