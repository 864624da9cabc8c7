import { startTransition, useEffect, useMemo, useState } from "react";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import {
  findDepartureFits,
  type DepartureFit,
  hasDepartureSearch,
  type CachedDepartures,
  type OpenDay,
  type OpenDays,
  openDays,
  type DepartureSearch,
} from "../../../domain/catalogue/search/departing.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { quote } from "../../../domain/pricing/quote.ts";
import { isRefundable } from "../../../domain/terms/refund.ts";
import { useShop } from "../../../shared/ui/shop.tsx";
import { useCatalogue, useCatalogueDay } from "./use-catalogue.ts";

const SLICE_MS = 8;
const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

type OpenDaysOfSnapshot = { snapshot: CatalogueSnapshot; days: OpenDays };

/** Falls back to the catalogue's own dates if storage or its code is missing. */
async function loadCachedDepartures(): Promise<CachedDepartures> {
  try {
    const { storedDeparturesByItem, storedSeats } = await import("../../../data/local/catalogue/stored-departures.ts");
    const [rows, seats] = await Promise.all([storedDeparturesByItem(), storedSeats()]);
    return { rows, seats };
  } catch {
    return { rows: new Map(), seats: new Map() };
  }
}

function useOpenDays(snapshot: CatalogueSnapshot, today: string | null, isWanted: boolean): OpenDaysOfSnapshot | null {
  const [openDaysState, setFound] = useState<OpenDaysOfSnapshot | null>(null);
  useEffect(() => {
    if (!isWanted || today === null) return undefined;
    let current = true;
    const readOpenDays = async () => {
      const days = new Map<string, readonly OpenDay[]>();
      const { rows, seats } = await loadCachedDepartures();
      let sliceEnd = performance.now() + SLICE_MS;
      for (const [id, open] of openDays(snapshot, { rows, seats }, today)) {
        days.set(id, open);
        if (performance.now() < sliceEnd) continue;
        await yieldToBrowser();
        if (!current) return;
        sliceEnd = performance.now() + SLICE_MS;
      }
      if (current) startTransition(() => setFound({ snapshot, days }));
    };
    void readOpenDays();
    return () => {
      current = false;
    };
  }, [isWanted, snapshot, today]);
  return openDaysState;
}

export function useDeparting(
  { month, people }: DepartureSearch,
  sorting: boolean,
): ReadonlyMap<string, DepartureFit> | null {
  const { snapshot } = useCatalogue();
  const today = useCatalogueDay();
  const isWanted = hasDepartureSearch({ month, people }) || sorting;
  const openDays = useOpenDays(snapshot, today, isWanted);
  return useMemo(
    () =>
      isWanted && today !== null && openDays !== null
        ? findDepartureFits(openDays.snapshot, openDays.days, { month, people }, today)
        : null,
    [isWanted, today, openDays, month, people],
  );
}

/** Finds an item's next departure that fits the search, for its card. */
export function useNextDay(
  fits: ReadonlyMap<string, DepartureFit> | null,
): (row: Tour | TourPackage) => { next: string | null | undefined; lost: boolean } {
  const { terms, fees_percent } = useShop();
  const today = useCatalogueDay();
  return (row) => {
    const next = fits?.get(row.id)?.next;
    if (!next || today === null) return { next, lost: false };
    const paid_cents = quote(row.price_cents, 1, [], null, fees_percent).total_cents;
    return { next, lost: !isRefundable(terms, { paid_cents, guests: 1, check_in: next }, today) };
  };
}
