import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { TOGETHER } from "#texts/trips.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { newestTravelers } from "../../../domain/booking/trip/check-travelers.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { CompanionLinkDialog } from "./companion-link-dialog.tsx";
import { CompanionRow } from "./companion-row.tsx";
import { ShareRow } from "./share-row.tsx";
import { useSharing } from "./use-sharing.ts";

const SHOWN_AT_FIRST = 6;

export function TogetherPanel({ booking, view }: { booking: LocalBooking; view: BookingView }) {
  const sharing = useSharing(booking);
  const [all, setAll] = useState(view.guests <= SHOWN_AT_FIRST);
  const names = newestTravelers(booking)?.travelers ?? [];
  const positions = Array.from({ length: view.guests - 1 }, (_, at) => at + 2);
  const shownPositions = positions.filter(
    (position) =>
      all || position <= SHOWN_AT_FIRST || view.companions.some((companion) => companion.position === position),
  );
  return (
    <Panel title={TOGETHER.title} className="stack tight screen-only">
      <Text>{TOGETHER.lead}</Text>
      <ul className="plain stack tight" aria-label={TOGETHER.shared}>
        {shownPositions.map((position) => {
          const companion = view.companions.find((one) => one.position === position);
          const name = names.find((traveler) => traveler.position === position)?.name ?? "";
          return companion ? (
            <CompanionRow key={companion.id} companion={companion} sharing={sharing} />
          ) : (
            <ShareRow key={position} position={position} name={name} sharing={sharing} />
          );
        })}
      </ul>
      {all ? null : (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {TOGETHER.all({ guests: view.guests })}
          </Button>
        </div>
      )}
      {sharing.shown ? (
        <CompanionLinkDialog link={sharing.shown} title={booking.title} onClose={sharing.close} />
      ) : null}
    </Panel>
  );
}
