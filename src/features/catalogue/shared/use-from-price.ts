import { useSyncExternalStore } from "react";
import { createStore } from "zustand/vanilla";
import { trustedNow } from "../../../data/net/clock.ts";
import { catalogueStore } from "../../../data/local/catalogue/catalogue-store.ts";
import { openDatabaseOfPage } from "../../../data/sync/catalogue/catalogue.ts";
import { lowestCents } from "../../../domain/catalogue/lowest-price.ts";
import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { quote, type Quote } from "../../../domain/pricing/quote.ts";
import { useShop } from "../../../shared/ui/shop.tsx";
import { runWhenIdle } from "../../../shared/run-when-idle.ts";

type Known = {
  watching: boolean;
  rows: ReadonlyMap<string, readonly Departure[]>;
  lowest: ReadonlyMap<string, number>;
};

const known = createStore<Known>(() => ({ watching: false, rows: new Map(), lowest: new Map() }));

function weigh(rows: Known["rows"]): void {
  const { tours, packages } = catalogueStore.get().snapshot;
  const today = todayInTashkent(trustedNow());
  const priced = [...tours, ...packages].filter(({ id }) => rows.has(id));
  known.setState({
    rows,
    lowest: new Map(priced.map((item) => [item.id, lowestCents(item, rows.get(item.id) ?? [], today)])),
  });
}

function watch(): void {
  if (known.getState().watching) return;
  known.setState({ watching: true });
  runWhenIdle(() => {
    openDatabaseOfPage().then(
      ({ watchPricedDepartures }) => watchPricedDepartures(weigh),
      () => null,
    );
  });
  catalogueStore.subscribe(({ snapshot }, before) => {
    const { rows } = known.getState();
    if (rows.size > 0 && snapshot !== before.snapshot) weigh(rows);
  });
}

function subscribe(changed: () => void) {
  watch();
  return known.subscribe(changed);
}

export function useFromPrice({ id, price_cents }: Tour | TourPackage): Quote {
  const { fees_percent } = useShop();
  const cents = useSyncExternalStore(
    subscribe,
    () => known.getState().lowest.get(id) ?? price_cents,
    () => price_cents,
  );
  return quote(cents, 1, [], null, fees_percent);
}
