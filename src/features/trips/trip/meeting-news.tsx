import { Button, Text } from "@mantine/core";
import { TRIP_SENDING, MEETING_NEWS } from "#texts/trips.ts";
import type { TripWithMessages } from "../../../data/local/trip-messages.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { acknowledgeMeeting } from "../../../data/sync/outbox/send-trip-message.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { meetingChangeOf } from "../../../domain/booking/trip/meeting-change.ts";
import { ChangedMeeting } from "../../../shared/trip/changed-meeting.tsx";
import { SendingStatus } from "../../../shared/trip/sending-status.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import classes from "../trips.module.css";

type Props = { trip: TripWithMessages; view: BookingView; today: string };

export function MeetingNews({ trip: { booking, messages }, view, today }: Props) {
  const { meeting_seen: seen = null } = messages;
  const meetingChange = meetingChangeOf(view);
  if (meetingChange === null || view.check_in < today) return null;
  const isSeenHere = booking.meeting_seen?.news_id === meetingChange.id;
  const isQueued = isSeenHere && seen !== null && seen.refusal === null && meetingChange.seen_at === null;
  const isConfirmed = meetingChange.seen_at !== null || (isSeenHere && seen === null);
  const confirmSeen = async () => {
    if (!(await acknowledgeMeeting(booking, meetingChange.id)).ok)
      toast({ title: TRIP_SENDING.notStored, message: MEETING_NEWS.notStored, tone: "error" });
  };
  return (
    <Panel title={MEETING_NEWS.title} className={`stack tight screen-only ${isConfirmed ? "" : classes.news}`}>
      <ChangedMeeting change={meetingChange} now={trustedNow()} view={view} />
      <SendingStatus
        queued={isQueued ? seen : null}
        text={isConfirmed ? MEETING_NEWS.sent : MEETING_NEWS.ask}
        tryNow={() => openOutbox().wake(true)}
      />
      {isSeenHere && seen?.refusal && !isConfirmed ? (
        <Text role="alert" className="problem">
          {MEETING_NEWS.refused}
        </Text>
      ) : null}
      {isQueued || isConfirmed ? null : booking.token === "" ? (
        <Text c="dimmed">{MEETING_NEWS.elsewhere}</Text>
      ) : (
        <div>
          <Button onClick={() => void confirmSeen()}>{MEETING_NEWS.seen}</Button>
        </div>
      )}
    </Panel>
  );
}
