import { Button, Text } from "@mantine/core";
import { trustedNow } from "../../../data/net/clock.ts";
import type { TripWithMessages } from "../../../data/local/trip-messages.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { isUnanswered } from "../../../domain/outbox/outbox-types.ts";
import { acknowledgeMeeting } from "../../../data/sync/outbox/send-trip-message.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { meetingChangeOf, meetingText } from "../../../domain/booking/trip/meeting-change.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { NEWS } from "../messages/voucher.ts";
import classes from "../trips.module.css";

type Props = { trip: TripWithMessages; view: BookingView; today: string };

export function MeetingNews({ trip: { booking, messages }, view, today }: Props) {
  const { meeting_seen: seen = null } = messages;
  const change = meetingChangeOf(view);
  if (change === null || view.check_in < today) return null;
  const here = booking.meeting_seen?.change_id === change.id;
  const waits = here && seen !== null && seen.refusal === null && change.seen_at === null;
  const known = change.seen_at !== null || (here && seen === null);
  const acknowledge = async () => {
    if (!(await acknowledgeMeeting(booking, change.id)).ok) toast(NEWS.notKept);
  };
  return (
    <Panel title={NEWS.title} className={`stack tight screen-only ${known ? "" : classes.news}`}>
      <Facts
        of={{
          [NEWS.now]: meetingText(view.meeting_point, view.meeting_time) || NEWS.unset,
          [NEWS.before]: meetingText(change.was.point, change.was.time) || NEWS.untold,
        }}
      />
      <Text c="dimmed">{NEWS.changed(trustedNow() - Date.parse(change.at))}</Text>
      <Text role="status">
        {waits ? (isUnanswered(seen) ? NEWS.unanswered : NEWS.waits) : known ? NEWS.sent : NEWS.ask}
      </Text>
      {here && seen?.refusal && !known ? (
        <Text role="alert" className="problem">
          {NEWS.refused}
        </Text>
      ) : null}
      {waits ? (
        <div>
          <Button variant="light" onClick={() => openOutbox().wake(true)}>
            {NEWS.tryNow}
          </Button>
        </div>
      ) : null}
      {waits || known ? null : booking.token === "" ? (
        <Text c="dimmed">{NEWS.elsewhere}</Text>
      ) : (
        <div>
          <Button onClick={() => void acknowledge()}>{NEWS.seen}</Button>
        </div>
      )}
    </Panel>
  );
}
