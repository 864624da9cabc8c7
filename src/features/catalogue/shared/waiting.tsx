import { Button } from "@mantine/core";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { useCatalogue } from "./use-catalogue.ts";
import classes from "./list.module.css";

export function LoadingCards({ what }: { what: string }) {
  const { problem, snapshot } = useCatalogue();
  if (problem === null) return <Spinner label={`Loading ${what}`} />;
  const text =
    problem === "unreachable"
      ? snapshot.complete
        ? `You're offline, and this ${what} is not in the catalog on this device.`
        : "You're offline, and nothing is saved on this device yet."
      : problem === "images_missing"
        ? "Destination images not found"
        : `Failed to load ${what}. Please try again.`;
  return (
    <div className={`stack ${classes.empty}`} role="alert">
      <p>{text}</p>
      <Button onClick={() => void syncCatalogue()}>Try again</Button>
    </div>
  );
}

export function useHasRows(): boolean {
  const { snapshot } = useCatalogue();
  return snapshot.complete || snapshot.destinations.length + snapshot.tours.length + snapshot.packages.length > 0;
}
