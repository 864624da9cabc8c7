import { Text } from "@mantine/core";
import * as shared from "#texts/shared.ts";
import { MEETING_NEWS } from "#texts/trips.ts";
import type { BookingView } from "../../domain/booking/booking-view.ts";
import { compareMeetings, type MeetingChange } from "../../domain/booking/trip/meeting-change.ts";
import { meetingText } from "../../text/bookings.ts";
import { Facts } from "../ui/facts.tsx";

type Props = { change: MeetingChange; now: number; view: Pick<BookingView, "meeting_point" | "meeting_time"> };

export function ChangedMeeting({ change, now, view }: Props) {
  const { now: meeting, before, isPinMoved } = compareMeetings(change, view);
  return (
    <>
      <Facts
        of={{
          [MEETING_NEWS.now]: meetingText(shared, meeting.point, meeting.time, meeting.phone) || MEETING_NEWS.unset,
          [MEETING_NEWS.before]:
            before && (meetingText(shared, before.point, before.time, before.phone) || MEETING_NEWS.untold),
        }}
      />
      {isPinMoved ? <Text>{MEETING_NEWS.pinMoved}</Text> : null}
      <Text c="dimmed">{MEETING_NEWS.changed({ ageMs: now - Date.parse(change.at) })}</Text>
    </>
  );
}
