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
import { useCatalogue, useCatalogueDay } from "./use-catalogue.ts";

const SLICE_MS = 8;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

type Found = { snapshot: CatalogueSnapshot; days: OpenDays };

/** Falls back to the catalogue's own dates if storage or its code is missing. */
async function known(): Promise<CachedDepartures> {
  try {
    const { storedDeparturesByItem, storedSeats } = await import("../../../data/local/catalogue/departures.ts");
    const [rows, seats] = await Promise.all([storedDeparturesByItem(), storedSeats()]);
    return { rows, seats };
  } catch {
    return { rows: new Map(), seats: new Map() };
  }
}

function useOpenDays(snapshot: CatalogueSnapshot, today: string | null, wanted: boolean): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!wanted || today === null) return undefined;
    let current = true;
    const read = async () => {
      const days = new Map<string, readonly OpenDay[]>();
      const { rows, seats } = await known();
      let until = performance.now() + SLICE_MS;
      for (const [id, open] of openDays(snapshot, { rows, seats }, today)) {
        days.set(id, open);
        if (performance.now() < until) continue;
        await pause();
        if (!current) return;
        until = performance.now() + SLICE_MS;
      }
      if (current) startTransition(() => setFound({ snapshot, days }));
    };
    void read();
    return () => {
      current = false;
    };
  }, [wanted, snapshot, today]);
  return found;
}

export function useDeparting(
  { month, people }: DepartureSearch,
  sorting: boolean,
): ReadonlyMap<string, DepartureFit> | null {
  const { snapshot } = useCatalogue();
  const today = useCatalogueDay();
  const wanted = hasDepartureSearch({ month, people }) || sorting;
  const found = useOpenDays(snapshot, today, wanted);
  return useMemo(
    () =>
      wanted && today !== null && found !== null
        ? findDepartureFits(found.snapshot, found.days, { month, people }, today)
        : null,
    [wanted, today, found, month, people],
  );
}
