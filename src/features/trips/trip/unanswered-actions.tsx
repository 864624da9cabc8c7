import { Button, Text } from "@mantine/core";
import { TRIP_ACTION_TEXTS, TRIP_SENDING } from "#texts/trips.ts";
import { deleteTripMessage, type TripWithMessages } from "../../../data/local/trip-messages.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { isTripAction, TRIP_ACTIONS } from "../../../domain/outbox/message-kinds.ts";
import { isUnanswered, type MessageEntry } from "../../../domain/outbox/outbox-types.ts";
import { actionRefused } from "../texts/refusal-text.ts";

export const hasUnansweredAction = ({ messages }: TripWithMessages): boolean =>
  TRIP_ACTIONS.some((kind) => isUnanswered(messages[kind] ?? null));

function UnansweredAction({ entry, bookingId }: { entry: MessageEntry; bookingId: string }) {
  const { kind, refusal } = entry;
  // The screen that sent the request reports the first answer itself.
  if (!isTripAction(kind) || entry.problem === null) return null;
  if (isUnanswered(entry))
    return (
      <div className="surface stack notice" role="status">
        <Text>
          {TRIP_ACTION_TEXTS[kind].unanswered} {TRIP_ACTION_TEXTS.goesOn}
        </Text>
        <div>
          <Button variant="light" onClick={() => openOutbox().wake(true)}>
            {TRIP_ACTION_TEXTS.checkNow}
          </Button>
        </div>
      </div>
    );
  if (refusal === null) return null;
  return (
    <div className="surface stack problem" role="alert">
      <Text>{actionRefused(kind, refusal.code)}</Text>
      <div>
        <Button variant="default" onClick={() => void deleteTripMessage(kind, bookingId)}>
          {TRIP_SENDING.read}
        </Button>
      </div>
    </div>
  );
}

export const UnansweredActions = ({ trip: { booking, messages } }: { trip: TripWithMessages }) =>
  TRIP_ACTIONS.map((kind) => {
    const entry = messages[kind];
    return entry && <UnansweredAction key={kind} entry={entry} bookingId={booking.id} />;
  });
