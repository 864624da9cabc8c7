import { type ReactNode, startTransition, useEffect, useState } from "react";
import { trustedNow } from "../../../data/net/clock.ts";
import { catalogueStore } from "../../../data/local/catalogue/catalogue-store.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { useTakingOver } from "../../../shared/browser/use-taking-over.ts";
import { CatalogueContext, type CatalogueView } from "./use-catalogue.ts";

/** As the prerender saw it: the day of the build is not the day of the visit. */
const prerendered = (): CatalogueView => ({ catalogue: catalogueStore.initial(), today: null });
/** Looked at with every change of the catalogue: the server's answer sets a wrong clock right. */
const now = (): CatalogueView => ({ catalogue: catalogueStore.get(), today: todayInTashkent(trustedNow()) });

/**
 * What all pages show of the catalogue, told in one place and in transitions: a change of it redraws a page in small
 * steps, after what is tapped and typed meanwhile. A store that each card reads by itself would redraw them all at once,
 * also those that React has not taken over yet.
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
