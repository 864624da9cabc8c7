import { useSyncExternalStore } from "react";
import { createStore } from "zustand/vanilla";
import { catalogueStore } from "../../../data/local/catalogue/catalogue-store.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { openDatabaseOfPage } from "../../../data/sync/catalogue/catalogue.ts";
import { lowestCents } from "../../../domain/catalogue/lowest-price.ts";
import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { quote, type Quote } from "../../../domain/pricing/quote.ts";
import { runWhenIdle } from "../../../shared/run-when-idle.ts";
import { useShop } from "../../../shared/ui/shop.tsx";

type LowestPrices = {
  watching: boolean;
  rows: ReadonlyMap<string, readonly Departure[]>;
  lowest: ReadonlyMap<string, number>;
};

const lowestPriceStore = createStore<LowestPrices>(() => ({ watching: false, rows: new Map(), lowest: new Map() }));

function computeLowestPrices(rows: LowestPrices["rows"]): void {
  const { tours, packages } = catalogueStore.get().snapshot;
  const today = todayInTashkent(trustedNow());
  const pricedItems = [...tours, ...packages].filter(({ id }) => rows.has(id));
  lowestPriceStore.setState({
    rows,
    lowest: new Map(pricedItems.map((item) => [item.id, lowestCents(item, rows.get(item.id) ?? [], today)])),
  });
}

function startWatching(): void {
  if (lowestPriceStore.getState().watching) return;
  lowestPriceStore.setState({ watching: true });
  runWhenIdle(() => {
    openDatabaseOfPage().then(
      ({ watchPricedDepartures }) => watchPricedDepartures(computeLowestPrices),
      () => null,
    );
  });
  catalogueStore.subscribe(({ snapshot }, before) => {
    const { rows } = lowestPriceStore.getState();
    if (rows.size > 0 && snapshot !== before.snapshot) computeLowestPrices(rows);
  });
}

function subscribe(changed: () => void) {
  startWatching();
  return lowestPriceStore.subscribe(changed);
}

export function useFromPrice({ id, price_cents }: Tour | TourPackage): Quote {
  const { fees_percent } = useShop();
  const cents = useSyncExternalStore(
    subscribe,
    () => lowestPriceStore.getState().lowest.get(id) ?? price_cents,
    () => price_cents,
  );
  return quote(cents, 1, [], null, fees_percent);
}
