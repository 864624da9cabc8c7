import { Text } from "@mantine/core";
import { meetingText } from "#words/shared/booking.ts";
import { MEETING_NEWS } from "#words/trips/voucher.ts";
import { trustedNow } from "../../data/net/clock.ts";
import type { BookingView } from "../../domain/booking/booking-view.ts";
import { compareMeetings, type MeetingChange } from "../../domain/booking/trip/meeting-change.ts";
import { Facts } from "../ui/facts.tsx";

type Props = { change: MeetingChange; view: Pick<BookingView, "meeting_point" | "meeting_time"> };

export function ChangedMeeting({ change, view }: Props) {
  const { now, before, isPinMoved } = compareMeetings(change, view);
  return (
    <>
      <Facts
        of={{
          [MEETING_NEWS.now]: meetingText(now.point, now.time, now.phone) || MEETING_NEWS.unset,
          [MEETING_NEWS.before]:
            before && (meetingText(before.point, before.time, before.phone) || MEETING_NEWS.untold),
        }}
      />
      {isPinMoved ? <Text>{MEETING_NEWS.pinMoved}</Text> : null}
      <Text c="dimmed">{MEETING_NEWS.changed(trustedNow() - Date.parse(change.at))}</Text>
    </>
  );
}
