import { Button } from "@mantine/core";
import { useState } from "react";
import type { CalendarCalls } from "../../domain/booking/trip/calendar-feed.ts";
import { SHARE_TRIP } from "#texts/trips.ts";
import { lazyPart } from "../ui/lazy-part.tsx";

type Props = { callsOf: () => CalendarCalls };

const CalendarDialog = lazyPart(async () => (await import("./calendar-dialog.tsx")).CalendarDialog);

export function FollowCalendarButton({ callsOf }: Props) {
  const [calls, setCalls] = useState<CalendarCalls | null>(null);
  return (
    <>
      <Button variant="default" onClick={() => setCalls(callsOf())}>
        {SHARE_TRIP.follow}
      </Button>
      {calls ? <CalendarDialog calls={calls} onClose={() => setCalls(null)} /> : null}
    </>
  );
}
