import { Button } from "@mantine/core";
import { useState } from "react";
import * as shared from "#texts/shared.ts";
import { SHARE_TRIP } from "#texts/trips.ts";
import type { CalendarCalls } from "../../domain/booking/trip/calendar-feed.ts";
import { type CalendarEntry, icsOf } from "../../domain/booking/trip/ics.ts";
import { calendarWords } from "../../text/bookings.ts";
import { saveFile } from "../browser/save-file.ts";
import { lazyPart } from "../ui/lazy-part.tsx";

/** Without `callsOf` no calendar can follow the trip, so the button adds it at once. */
type Props = { view: CalendarEntry; callsOf?: (() => CalendarCalls) | null };

const CalendarDialog = lazyPart(async () => (await import("./calendar-dialog.tsx")).CalendarDialog);

export function TripCalendarButton({ view, callsOf }: Props) {
  const [calls, setCalls] = useState<CalendarCalls | null>(null);
  const addOnce = () =>
    saveFile(
      icsOf(view, Date.now(), calendarWords(shared)),
      `${view.reference ?? view.title}.ics`,
      "text/calendar;charset=utf-8",
    );
  return (
    <>
      <Button variant="default" onClick={() => (callsOf ? setCalls(callsOf()) : addOnce())}>
        {SHARE_TRIP.calendar}
      </Button>
      {calls ? <CalendarDialog calls={calls} onAddOnce={addOnce} onClose={() => setCalls(null)} /> : null}
    </>
  );
}
