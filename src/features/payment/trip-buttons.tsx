import * as shared from "#texts/shared.ts";
import { Button } from "@mantine/core";
import { icsOf } from "../../domain/booking/trip/ics.ts";
import { calendarWords } from "../../text/bookings.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { PAID_TRIP } from "#texts/payment.ts";
import { paths } from "../../shared/paths.ts";
import { saveFile } from "../../shared/browser/save-file.ts";
import { ButtonLink } from "../../shared/ui/links.tsx";

export function TripButtons({ trip }: { trip: LocalBooking | undefined }) {
  const view = trip?.view;
  return (
    <div className="row screen-only">
      <ButtonLink to={trip ? paths.trip(trip.id) : paths.trips()}>{trip ? PAID_TRIP.open : PAID_TRIP.trips}</ButtonLink>
      {view ? (
        <Button
          variant="default"
          onClick={() =>
            saveFile(
              icsOf(view, Date.now(), calendarWords(shared)),
              `${view.reference}.ics`,
              "text/calendar;charset=utf-8",
            )
          }
        >
          {PAID_TRIP.addToCalendar}
        </Button>
      ) : null}
    </div>
  );
}
