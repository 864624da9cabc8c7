import { Button, FileButton, Group, Text } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { STORED_TRIPS } from "#texts/trips.ts";
import { receiveTrips } from "../../../data/sync/trips/open-transferred-trips.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { canTravel, tripFileOf, tripsFromFile } from "../../../domain/booking/trip/trip-file.ts";
import { saveFile } from "../../../shared/browser/save-file.ts";
import { requestPersistence, readStoragePersistence } from "../../../shared/browser/storage.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { arrivedText } from "../texts/arrived-trips.ts";

async function openTripFile(file: File | null): Promise<void> {
  if (!file) return;
  const trips = tripsFromFile(await file.text());
  if (trips === null) {
    toast({ ...STORED_TRIPS.notTripsFile, tone: "error" });
    return;
  }
  toast(arrivedText(await receiveTrips(trips)));
}

export function TripStoragePanel({ trips }: { trips: readonly LocalBooking[] }) {
  const hasTrips = trips.length > 0;
  const persistence = useLiveQuery(
    () => (hasTrips ? requestPersistence() : readStoragePersistence()).catch(() => "not_promised" as const),
    [hasTrips],
    "unknown" as const,
  );
  return (
    <Panel title={STORED_TRIPS.title}>
      <Text>{STORED_TRIPS[persistence]}</Text>
      <Group mt="md">
        <Button
          variant="default"
          disabled={!trips.some(canTravel)}
          onClick={() => saveFile(tripFileOf(trips), "my-trips.json", "application/json")}
        >
          {STORED_TRIPS.export}
        </Button>
        <FileButton accept="application/json,.json" onChange={(file) => void openTripFile(file)}>
          {(props) => (
            <Button variant="default" {...props}>
              {STORED_TRIPS.import}
            </Button>
          )}
        </FileButton>
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {STORED_TRIPS.secret}
      </Text>
    </Panel>
  );
}
