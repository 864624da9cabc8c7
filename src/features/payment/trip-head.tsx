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
  const summary = view ?? payment;
  const startDay = summary?.check_in ?? trip?.request?.check_in;
  const guests = summary?.guests ?? trip?.request?.guests;
  if (startDay === undefined || guests === undefined) return null;
  const endText = view && view.ends_on !== startDay ? ` to ${day(view.ends_on)}` : "";
  return (
    <section className={classes.trip} aria-labelledby="trip">
      {trip ? (
        <div className="screen-only">
          <Picture src={imageUrl(trip.image_url)} alt="" sizes="(width < 36em) 100vw, 12rem" first />
        </div>
      ) : null}
      <div>
        <Title order={2} size="h3" id="trip">
          {summary?.title ?? trip?.title}
        </Title>
        <Text mt={4}>
          {day(startDay)}
          {endText} · {count(guests, "guest")}
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
