import { Button, FileButton, Group, Text, Title } from "@mantine/core";
import { addTrips } from "../../data/local/bookings.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { tripFileOf, tripsFromFile } from "../../domain/booking/trip-file.ts";
import { toast } from "../../shared/ui/toast.ts";
import { saveFile } from "../../shared/browser/save-file.ts";
import classes from "./trips.module.css";
import { usePersistence } from "./use-persistence.ts";

async function read(file: File | null): Promise<void> {
  if (!file) return;
  const trips = tripsFromFile(await file.text());
  if (trips === null) {
    toast({ title: "Not a file of trips", message: "Choose a file made by 'Export my trips'.", tone: "error" });
    return;
  }
  const added = await addTrips(trips);
  toast({ title: "Trips imported", message: `${added} new on this phone.`, tone: "success" });
}

const KEPT = {
  true: "Your browser promised to keep your trips on this phone.",
  false:
    "Your browser may clear your trips when the phone runs out of room. Install the app, or export them to a file.",
  null: "Your trips are kept on this phone.",
};

export const KeepingPanel = ({ trips }: { trips: readonly LocalBooking[] }) => {
  const promised = usePersistence(trips.length > 0);
  return (
    <section className={classes.card}>
      <Title order={2} size="h4">
        Kept on this phone
      </Title>
      <Text mt={4}>{KEPT[`${promised}`]}</Text>
      <Group mt="md">
        <Button
          variant="default"
          disabled={trips.length === 0}
          onClick={() => saveFile(tripFileOf(trips), "my-trips.json", "application/json")}
        >
          Export my trips
        </Button>
        <FileButton accept="application/json,.json" onChange={(file) => void read(file)}>
          {(props) => (
            <Button variant="default" {...props}>
              Import
            </Button>
          )}
        </FileButton>
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        The file opens your bookings: keep it to yourself.
      </Text>
    </section>
  );
};
