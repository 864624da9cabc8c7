import { type ReactNode, startTransition, useEffect, useState } from "react";
import { catalogueStore } from "../../../data/local/catalogue/catalogue-store.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { useWasPrerendered } from "../../../shared/browser/use-was-prerendered.ts";
import { ShopContext } from "../../../shared/ui/shop.tsx";
import { CatalogueContext, type CatalogueView } from "./use-catalogue.ts";

/** The day of the build is not the day of the visit. */
const prerendered = (): CatalogueView => ({ catalogue: catalogueStore.initial(), today: null });
const currentView = (): CatalogueView => ({ catalogue: catalogueStore.get(), today: todayInTashkent(trustedNow()) });

/** A store read by each card would render all of them at once, so a context spreads the work over transitions. */
export function CatalogueProvider({ children }: { children: ReactNode }) {
  const wasPrerendered = useWasPrerendered();
  const [seen, setSeen] = useState(wasPrerendered ? prerendered : currentView);
  useEffect(() => {
    const updateView = () =>
      startTransition(() =>
        setSeen((before) => {
          const newView = currentView();
          return before.catalogue === newView.catalogue && before.today === newView.today ? before : newView;
        }),
      );
    updateView();
    return catalogueStore.subscribe(updateView);
  }, []);
  return (
    <CatalogueContext value={seen}>
      <ShopContext value={seen.catalogue.snapshot.shop}>{children}</ShopContext>
    </CatalogueContext>
  );
}
