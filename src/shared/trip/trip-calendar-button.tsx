import * as shared from "#texts/shared.ts";
import { Button } from "@mantine/core";
import { type CalendarEntry, icsOf } from "../../domain/booking/trip/ics.ts";
import { calendarWords } from "../../text/bookings.ts";
import { SHARE_TRIP } from "#texts/trips.ts";
import { saveFile } from "../browser/save-file.ts";

export const TripCalendarButton = ({ view }: { view: CalendarEntry }) => (
  <Button
    variant="default"
    onClick={() =>
      saveFile(
        icsOf(view, Date.now(), calendarWords(shared)),
        `${view.reference ?? view.title}.ics`,
        "text/calendar;charset=utf-8",
      )
    }
  >
    {SHARE_TRIP.calendar}
  </Button>
);
