import { startTransition, useEffect, useMemo, useState } from "react";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import {
  departing,
  type Fit,
  isWished,
  type KnownDepartures,
  type OpenDay,
  type OpenDays,
  openDays,
  type Wish,
} from "../../../domain/catalogue/search/departing.ts";
import { useCatalogue, useCatalogueDay } from "./use-catalogue.ts";

/** Half a frame: the list goes on answering while its days are gone through. */
const SLICE_MS = 8;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

type Found = { snapshot: CatalogueSnapshot; days: OpenDays };

/** On a device that refuses storage, or without the code to read it, what stands in the catalogue is all that is known. */
async function known(): Promise<KnownDepartures> {
  try {
    const { knownByItem, rememberedSeats } = await import("../../../data/local/catalogue/departures.ts");
    const [rows, seats] = await Promise.all([knownByItem(), rememberedSeats()]);
    return { rows, seats };
  } catch {
    return { rows: new Map(), seats: new Map() };
  }
}

/** The days of everything, from what is on this device; gone through once per revision, null until then. */
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

/** What fits the wish, by item; null while nothing is wished for, or nothing is known yet. */
export function useDeparting({ month, people }: Wish, sorting: boolean): ReadonlyMap<string, Fit> | null {
  const { snapshot } = useCatalogue();
  const today = useCatalogueDay();
  const wanted = isWished({ month, people }) || sorting;
  const found = useOpenDays(snapshot, today, wanted);
  return useMemo(
    () =>
      // While a new revision is gone through, the one before still answers.
      wanted && today !== null && found !== null
        ? departing(found.snapshot, found.days, { month, people }, today)
        : null,
    [wanted, today, found, month, people],
  );
}
