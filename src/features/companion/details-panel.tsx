import { Button, Text } from "@mantine/core";
import { COMPANION_DETAILS } from "#texts/companion.ts";
import { TRIP_SENDING } from "#texts/trips.ts";
import { deleteRefusedDetails } from "../../data/local/stored-companions.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { type CompanionTrip, detailsSavedAt } from "../../domain/companions/companion-trip.ts";
import type { MessageEntry } from "../../domain/outbox/outbox-types.ts";
import { textOfCode } from "../../domain/problem.ts";
import { tripLength } from "../../shared/trip/days-text.ts";
import { SendingStatus } from "../../shared/trip/sending-status.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { DetailsForm } from "./details-form.tsx";

type Props = { trip: CompanionTrip; details: MessageEntry | null; today: string };

const sentText = (at: number) => `${COMPANION_DETAILS.sent({ at })} ${COMPANION_DETAILS.again}`;

export function DetailsPanel({ trip, details, today }: Props) {
  const refusal = details?.refusal ?? null;
  const queued = refusal ? null : details;
  const savedAt = refusal ? (trip.view?.details_saved_at ?? null) : detailsSavedAt(trip);
  const length = trip.view ? tripLength(trip.view) : "days";
  return (
    <Panel title={COMPANION_DETAILS.title} className="stack tight screen-only">
      <SendingStatus
        queued={queued}
        text={savedAt === null ? COMPANION_DETAILS.ask({ length }) : sentText(savedAt)}
        tryNow={() => openOutbox().wake(true)}
      />
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
      <DetailsForm
        key={trip.details_saved_at ?? 0}
        trip={trip}
        thisYear={Number(today.slice(0, 4))}
        title={savedAt === null && queued === null ? COMPANION_DETAILS.open : COMPANION_DETAILS.openAgain}
      />
    </Panel>
  );
}
