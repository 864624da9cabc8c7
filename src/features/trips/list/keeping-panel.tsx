import { Button, FileButton, Group, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { receiveTrips } from "../../../data/sync/trips/arrivals.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { canTravel, tripFileOf, tripsFromFile } from "../../../domain/booking/trip/trip-file.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { saveFile } from "../../../shared/browser/save-file.ts";
import { arrivedText } from "../messages.ts";
import classes from "../trips.module.css";

/** Whether the browser promised not to clear what this device keeps; asked for when there is something to keep. */
function usePersistence(wanted: boolean): boolean | null {
  const [promised, setPromised] = useState<boolean | null>(null);
  useEffect(() => {
    if (!("storage" in navigator) || typeof navigator.storage.persist !== "function") return;
    let current = true;
    const asked = wanted ? navigator.storage.persist() : navigator.storage.persisted();
    asked.then(
      (answer) => current && setPromised(answer),
      () => current && setPromised(false),
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return promised;
}

async function read(file: File | null): Promise<void> {
  if (!file) return;
  const trips = tripsFromFile(await file.text());
  if (trips === null) {
    toast({ title: "That isn't a trips file", message: "Choose a file made with 'Export my trips'.", tone: "error" });
    return;
  }
  toast(arrivedText(await receiveTrips(trips)));
}

const KEPT = {
  true: "Your trips are stored safely here.",
  false:
    "Your browser may clear your trips when the device runs low on storage. Install the app, or export them to a file.",
  null: "Your trips are stored on this device.",
};

export const KeepingPanel = ({ trips }: { trips: readonly LocalBooking[] }) => {
  const promised = usePersistence(trips.length > 0);
  return (
    <section className={classes.card}>
      <Title order={2} size="h4">
        Stored on this device
      </Title>
      <Text mt={4}>{KEPT[`${promised}`]}</Text>
      <Group mt="md">
        <Button
          variant="default"
          disabled={!trips.some(canTravel)}
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
