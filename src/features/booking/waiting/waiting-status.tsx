import { Button, Group, Text, Title } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { queuedEntry } from "../../../data/local/outbox-store.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { isUnanswered } from "../../../domain/outbox/outbox-types.ts";
import { day } from "#words/write.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { codeNotAccepted, ON_WAITING_LIST, BOOKING_SENDING } from "../messages.ts";
import type { Bookable } from "../use-bookable.ts";

type Props = { id: string; date: string; bookable: Bookable; startAnew: () => void };

export function WaitingStatus({ id, date, bookable: { type, item }, startAnew }: Props) {
  const entry = useLiveQuery(() => queuedEntry(id), [id]);
  if (entry === undefined) return null;
  const refusal = entry && "refusal" in entry ? entry.refusal : null;
  const removeEntry = () => {
    void openOutbox().store.remove(id);
    startAnew();
  };
  return (
    <div className="surface stack" role="status">
      <Title order={2} size="h3">
        {entry === null
          ? "You are on the waiting list"
          : refusal
            ? "Needs your attention"
            : isUnanswered(entry)
              ? BOOKING_SENDING.title
              : "Only on this device"}
      </Title>
      <Text c="dimmed">
        {item.title}, {day(date)}
      </Text>
      <Text>
        {entry === null
          ? ON_WAITING_LIST
          : refusal
            ? codeNotAccepted(refusal.code)
            : isUnanswered(entry)
              ? BOOKING_SENDING.unanswered
              : "You aren't on the list yet: your entry is saved on this device and is sent automatically once you are online."}
      </Text>
      <Group>
        {refusal ? (
          <>
            {refusal.code === "has_room" ? (
              <ButtonLink to={paths.bookingOn(type, item.id, date)}>Book this date</ButtonLink>
            ) : null}
            <Button variant="default" onClick={removeEntry}>
              Change the entry
            </Button>
          </>
        ) : entry === null ? (
          <ButtonLink variant="default" to={type === "tour" ? paths.tour(item.id) : paths.package(item.id)}>
            Back to the trip
          </ButtonLink>
        ) : (
          <Button variant="default" onClick={() => openOutbox().wake(true)}>
            Send now
          </Button>
        )}
      </Group>
    </div>
  );
}
