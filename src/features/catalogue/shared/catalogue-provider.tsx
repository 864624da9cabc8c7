import { type ReactNode, startTransition, useEffect, useState } from "react";
import { trustedNow } from "../../../data/net/clock.ts";
import { catalogueStore } from "../../../data/local/catalogue/catalogue-store.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { useTakingOver } from "../../../shared/browser/use-taking-over.ts";
import { CatalogueContext, type CatalogueView } from "./use-catalogue.ts";

/** The day of the build is not the day of the visit, so `today` is null. */
const prerendered = (): CatalogueView => ({ catalogue: catalogueStore.initial(), today: null });
/** Recomputed with every change of the catalog: a server answer corrects a wrong clock. */
const now = (): CatalogueView => ({ catalogue: catalogueStore.get(), today: todayInTashkent(trustedNow()) });

/**
 * One context updated in transitions, so that a change redraws the page in small steps. A store read by each card
 * would redraw them all at once, even before hydration.
 */
export function CatalogueProvider({ children }: { children: ReactNode }) {
  const takingOver = useTakingOver();
  const [seen, setSeen] = useState(takingOver ? prerendered : now);
  useEffect(() => {
    const look = () =>
      startTransition(() =>
        setSeen((before) => {
          const after = now();
          return before.catalogue === after.catalogue && before.today === after.today ? before : after;
        }),
      );
    look();
    return catalogueStore.subscribe(look);
  }, []);
  return <CatalogueContext value={seen}>{children}</CatalogueContext>;
}
