import { Text, Badge } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect } from "react";
import { UNVERIFIED_TRIPS } from "#texts/trips.ts";
import { day } from "#texts/write.ts";
import { readTransferredTrips } from "../../../data/local/transferred-trips.ts";
import { connection } from "../../../data/net/connection.ts";
import { openTransferredTrips } from "../../../data/sync/trips/open-transferred-trips.ts";
import type { TransferredTrip } from "../../../domain/booking/trip/trip-file.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { arrivedText } from "../texts/arrived-trips.ts";

function open() {
  openTransferredTrips().then(
    (result) => {
      if (result.opened + result.unknown > 0) toast(arrivedText(result));
    },
    (error: unknown) => console.warn("Imported trips could not be opened:", error),
  );
}

export function TransferNote() {
  const transferredTrips = useLiveQuery(readTransferredTrips) ?? [];
  useEffect(() => {
    open();
    return connection.subscribe((now) => now === "online" && open());
  }, []);
  if (transferredTrips.length === 0) return null;
  return (
    <Panel title={UNVERIFIED_TRIPS.title}>
      <Text>{UNVERIFIED_TRIPS.why}</Text>
      <ul className="plain stack tight">
        {transferredTrips.map((trip) => (
          <li key={trip.id}>
            <TransferredTripLine trip={trip} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export const TransferredTripLine = ({ trip: { title, check_in } }: { trip: TransferredTrip }) => (
  <>
    <Text fw={600}>{title ?? UNVERIFIED_TRIPS.untitled}</Text>
    {check_in === undefined ? null : <Text size="sm">{day(check_in)}</Text>}
    <Badge mt={6} color="sand">
      {UNVERIFIED_TRIPS.badge}
    </Badge>
  </>
);
