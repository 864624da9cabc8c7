import { Button, Text } from "@mantine/core";
import { COMPANION_DETAILS } from "#texts/companion.ts";
import { TRIP_SENDING } from "#texts/trips.ts";
import { deleteRefusedDetails } from "../../data/local/stored-companions.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { type CompanionTrip, detailsSavedAt } from "../../domain/companions/companion-trip.ts";
import { isUnanswered, type MessageEntry } from "../../domain/outbox/outbox-types.ts";
import { textOfCode } from "../../domain/problem.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { DetailsForm } from "./details-form.tsx";

type Props = { trip: CompanionTrip; details: MessageEntry | null; today: string };

const sentText = (at: number) => `${COMPANION_DETAILS.sent({ at })} ${COMPANION_DETAILS.again}`;

export function DetailsPanel({ trip, details, today }: Props) {
  const refusal = details?.refusal ?? null;
  const isQueued = details !== null && refusal === null;
  const savedAt = refusal ? (trip.view?.details_saved_at ?? null) : detailsSavedAt(trip);
  const statusText = isQueued
    ? isUnanswered(details)
      ? TRIP_SENDING.unanswered
      : TRIP_SENDING.waits
    : savedAt === null
      ? COMPANION_DETAILS.ask
      : sentText(savedAt);
  return (
    <Panel title={COMPANION_DETAILS.title} className="stack tight screen-only">
      <Text role="status">{statusText}</Text>
      {refusal ? (
        <div className="stack tight notice" role="alert">
          <Text>{textOfCode(COMPANION_DETAILS.refusals, refusal.code) ?? COMPANION_DETAILS.refusals.other}</Text>
          <div>
            <Button variant="default" onClick={() => void deleteRefusedDetails(trip.id)}>
              {TRIP_SENDING.read}
            </Button>
          </div>
        </div>
      ) : null}
      {isQueued ? (
        <div>
          <Button variant="light" onClick={() => openOutbox().wake(true)}>
            {TRIP_SENDING.tryNow}
          </Button>
        </div>
      ) : null}
      <DetailsForm
        key={trip.details_saved_at ?? 0}
        trip={trip}
        thisYear={Number(today.slice(0, 4))}
        title={savedAt === null && !isQueued ? COMPANION_DETAILS.open : COMPANION_DETAILS.openAgain}
      />
    </Panel>
  );
}
