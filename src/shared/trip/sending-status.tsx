import { Button, Text } from "@mantine/core";
import { TRIP_SENDING } from "#texts/trips.ts";
import { isUnanswered, type MessageEntry } from "../../domain/outbox/outbox-types.ts";

type Props = { queued: MessageEntry | null; text: string; tryNow: () => void };

/** Shows the state of a queued message, or the text if none is queued. */
export const SendingStatus = ({ queued, text, tryNow }: Props) => (
  <>
    <Text role="status">{queued ? (isUnanswered(queued) ? TRIP_SENDING.unanswered : TRIP_SENDING.waits) : text}</Text>
    {queued ? (
      <div>
        <Button variant="light" onClick={tryNow}>
          {TRIP_SENDING.tryNow}
        </Button>
      </div>
    ) : null}
  </>
);
