import { Button } from "@mantine/core";
import { type CalendarEntry, icsOf } from "../../domain/booking/trip/ics.ts";
import { CALENDAR_WORDS } from "#words/shared/booking.ts";
import { SHARE_TRIP } from "#words/trips.ts";
import { saveFile } from "../browser/save-file.ts";

export const TripCalendarButton = ({ view }: { view: CalendarEntry }) => (
  <Button
    variant="default"
    onClick={() =>
      saveFile(
        icsOf(view, Date.now(), CALENDAR_WORDS),
        `${view.reference ?? view.title}.ics`,
        "text/calendar;charset=utf-8",
      )
    }
  >
    {SHARE_TRIP.calendar}
  </Button>
);
