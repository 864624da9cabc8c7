import { Button, FileButton, Group, Text } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { Panel } from "../../../shared/ui/panel.tsx";
import {
  requestPersistence,
  type StoragePersistence,
  readStoragePersistence,
} from "../../../shared/browser/storage.ts";
import { receiveTrips } from "../../../data/sync/trips/open-transferred-trips.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { canTravel, tripFileOf, tripsFromFile } from "../../../domain/booking/trip/trip-file.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { saveFile } from "../../../shared/browser/save-file.ts";
import { arrivedText } from "../messages/trips.ts";

async function openTripFile(file: File | null): Promise<void> {
  if (!file) return;
  const trips = tripsFromFile(await file.text());
  if (trips === null) {
    toast({ title: "That isn't a trips file", message: "Choose a file made with 'Export my trips'.", tone: "error" });
    return;
  }
  toast(arrivedText(await receiveTrips(trips)));
}

const PERSISTENCE_TEXTS: Record<StoragePersistence, string> = {
  promised: "Your trips are stored safely here.",
  not_promised:
    "Your browser may clear your trips when the device runs low on storage. Install the app, or export them to a file.",
  unknown: "Your trips are stored on this device.",
};

export function TripStoragePanel({ trips }: { trips: readonly LocalBooking[] }) {
  const hasTrips = trips.length > 0;
  const persistence = useLiveQuery(
    () => (hasTrips ? requestPersistence() : readStoragePersistence()).catch(() => "not_promised" as const),
    [hasTrips],
    "unknown" as const,
  );
  return (
    <Panel title="Stored on this device">
      <Text>{PERSISTENCE_TEXTS[persistence]}</Text>
      <Group mt="md">
        <Button
          variant="default"
          disabled={!trips.some(canTravel)}
          onClick={() => saveFile(tripFileOf(trips), "my-trips.json", "application/json")}
        >
          Export my trips
        </Button>
        <FileButton accept="application/json,.json" onChange={(file) => void openTripFile(file)}>
          {(props) => (
            <Button variant="default" {...props}>
              Import
            </Button>
          )}
        </FileButton>
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        Anyone with this file can open your bookings. Keep it private.
      </Text>
    </Panel>
  );
}
