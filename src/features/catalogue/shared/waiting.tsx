import { Button } from "@mantine/core";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { useCatalogue } from "./use-catalogue.ts";
import classes from "./list.module.css";

/** Nothing to show yet: a spinner while something may still come, the truth when it will not. */
export function LoadingCards({ what }: { what: string }) {
  const { problem, snapshot } = useCatalogue();
  if (problem === null) return <Spinner label={`Loading ${what}`} />;
  const text =
    problem === "unreachable"
      ? snapshot.complete
        ? `There is no connection, and this ${what} is not in the catalogue kept on this device.`
        : "There is no connection, and nothing is kept on this device yet."
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

/** True when there is something to draw a list from, even if it is an empty catalogue. */
export function useHasRows(): boolean {
  const { snapshot } = useCatalogue();
  return snapshot.complete || snapshot.destinations.length + snapshot.tours.length + snapshot.packages.length > 0;
}
