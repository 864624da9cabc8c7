import { Button, Group, Text, Title } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { WAITING_LIST } from "#texts/booking.ts";
import { day } from "#texts/write.ts";
import { queuedEntry } from "../../../data/local/outbox-store.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { isUnanswered } from "../../../domain/outbox/outbox-types.ts";
import { textOfCode } from "../../../domain/problem.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { rowText } from "../../../shared/ui/row-text.tsx";
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
          ? WAITING_LIST.titles.listed
          : refusal
            ? WAITING_LIST.titles.refused
            : isUnanswered(entry)
              ? WAITING_LIST.titles.unanswered
              : WAITING_LIST.titles.queued}
      </Title>
      <Text c="dimmed">
        {rowText(item.title, item)}, {day(date)}
      </Text>
      <Text>
        {entry === null
          ? WAITING_LIST.howItWorks
          : refusal
            ? (textOfCode(WAITING_LIST.refusals, refusal.code) ?? WAITING_LIST.otherRefusal)
            : isUnanswered(entry)
              ? WAITING_LIST.unanswered
              : WAITING_LIST.queued}
      </Text>
      <Group>
        {refusal ? (
          <>
            {refusal.code === "has_room" ? (
              <ButtonLink to={paths.bookingOn(type, item.id, date)}>{WAITING_LIST.bookDate}</ButtonLink>
            ) : null}
            <Button variant="default" onClick={removeEntry}>
              {WAITING_LIST.changeEntry}
            </Button>
          </>
        ) : entry === null ? (
          <ButtonLink variant="default" to={type === "tour" ? paths.tour(item.id) : paths.package(item.id)}>
            {WAITING_LIST.backToTrip}
          </ButtonLink>
        ) : (
          <Button variant="default" onClick={() => openOutbox().wake(true)}>
            {WAITING_LIST.sendNow}
          </Button>
        )}
      </Group>
    </div>
  );
}
