import { Button, Text } from "@mantine/core";
import { dropTripMessage, type TripWithMessages } from "../../../data/local/trip-messages.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { isTripAsk, TRIP_ASKS } from "../../../domain/outbox/message-kinds.ts";
import { isUnheard, type MessageEntry } from "../../../domain/outbox/outbox-types.ts";
import { ASK_AGAIN, ASKS } from "../messages/asks.ts";

export const hasUnheardAsk = ({ messages }: TripWithMessages): boolean =>
  TRIP_ASKS.some((kind) => isUnheard(messages[kind] ?? null));

function Ask({ entry, bookingId }: { entry: MessageEntry; bookingId: string }) {
  const { kind, refusal } = entry;
  // The screen that sent the request reports the first answer itself.
  if (!isTripAsk(kind) || entry.problem === null) return null;
  if (isUnheard(entry))
    return (
      <div className="surface stack notice" role="status">
        <Text>
          {ASKS[kind].unheard} {ASK_AGAIN.goesOn}
        </Text>
        <div>
          <Button variant="light" onClick={() => openOutbox().wake(true)}>
            {ASK_AGAIN.now}
          </Button>
        </div>
      </div>
    );
  if (refusal === null) return null;
  return (
    <div className="surface stack problem" role="alert">
      <Text>{ASKS[kind].refused(refusal.code)}</Text>
      <div>
        <Button variant="default" onClick={() => void dropTripMessage(kind, bookingId)}>
          {ASK_AGAIN.read}
        </Button>
      </div>
    </div>
  );
}

export const UnheardAsks = ({ trip: { booking, messages } }: { trip: TripWithMessages }) =>
  TRIP_ASKS.map((kind) => {
    const entry = messages[kind];
    return entry && <Ask key={kind} entry={entry} bookingId={booking.id} />;
  });
