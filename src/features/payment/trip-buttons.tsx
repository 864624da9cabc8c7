import { Button } from "@mantine/core";
import { icsOf } from "../../domain/booking/trip/ics.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { paths } from "../../shared/paths.ts";
import { saveFile } from "../../shared/browser/save-file.ts";
import { ButtonLink } from "../../shared/ui/links.tsx";

/** Without the trip on this device, My trips explains how to get it. */
export function TripButtons({ trip }: { trip: LocalBooking | undefined }) {
  const view = trip?.view;
  return (
    <div className="row screen-only">
      <ButtonLink to={trip ? paths.trip(trip.id) : paths.trips()}>{trip ? "Open my trip" : "My trips"}</ButtonLink>
      {view ? (
        <Button
          variant="default"
          onClick={() => saveFile(icsOf(view, Date.now()), `${view.reference}.ics`, "text/calendar;charset=utf-8")}
        >
          Add to calendar
        </Button>
      ) : null}
    </div>
  );
}
