import { Button } from "@mantine/core";
import { LOADING_TEXTS, NOT_LOADED } from "#texts/home.ts";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { useCatalogue } from "./use-catalogue.ts";
import classes from "./list.module.css";

export function LoadingCards({ what }: { what: keyof typeof LOADING_TEXTS }) {
  const { problem, snapshot } = useCatalogue();
  const texts = LOADING_TEXTS[what];
  if (problem === null) return <Spinner label={texts.loading} />;
  const text =
    problem === "unreachable"
      ? snapshot.complete
        ? texts.notHere
        : NOT_LOADED.nothingSaved
      : problem === "images_missing"
        ? NOT_LOADED.imagesMissing
        : texts.failed;
  return (
    <div className={`stack ${classes.empty}`} role="alert">
      <p>{text}</p>
      <Button onClick={() => void syncCatalogue()}>{NOT_LOADED.again}</Button>
    </div>
  );
}

export function useHasRows(): boolean {
  const { snapshot } = useCatalogue();
  return snapshot.complete || snapshot.destinations.length + snapshot.tours.length + snapshot.packages.length > 0;
}
